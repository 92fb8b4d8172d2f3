internal import Foundation

/// What has arrived of an answer so far.
struct WebReceived: Sendable {
    /// The limit for all header lines together, in bytes; real ones stay far below it.
    static let maximumHeader = 256 << 10

    private var headers: [String: String] = [:]
    private var headerSize = 0
    private var hasWholeHeader = false
    private var body = Data()
    private(set) var isTooLarge = false

    /// Takes one line as it arrived; false when there are too many. The headers of an interim answer are replaced by
    /// the next one's, and trailers are ignored.
    mutating func addHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        headerSize += bytes.count
        guard headerSize <= Self.maximumHeader else {
            isTooLarge = true
            return false
        }
        let line = unsafe String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if line.hasPrefix("HTTP/") {
            headers = [:]
            hasWholeHeader = false
        } else if line.isEmpty {
            hasWholeHeader = true
        } else if !hasWholeHeader, let colon = line.firstIndex(of: ":") {
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers[line[..<colon].lowercased()] = value
        }
        return true
    }

    /// False when there is more than the limit.
    mutating func addBody(_ bytes: UnsafeRawBufferPointer, limit: Int) -> Bool {
        guard bytes.count <= limit - body.count else {
            isTooLarge = true
            return false
        }
        unsafe body.append(contentsOf: bytes)
        return true
    }

    /// Nil if the header never ended.
    func answer(status: Int) -> WebAnswer? {
        guard hasWholeHeader, (200..<1000).contains(status) else { return nil }
        return WebAnswer(status: status, headers: headers, body: body)
    }
}
