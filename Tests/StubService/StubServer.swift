public import Foundation
internal import Synchronization

/// A request as it arrived.
public struct RecordedRequest: Sendable {
    /// From 0, in the order of arrival.
    public var number: Int
    /// Request line and headers, as sent.
    public var head: String
    public var body: String
}

/// What the stub does on a connection, in order; afterwards it closes.
public enum StubStep: Sendable {
    case send(String)
    case bytes([UInt8])
    case wait(seconds: Double)
    /// Holds the connection open and silent until the stub stops or the other side leaves.
    case hang
}

/// An HTTP server on loopback that plays a script and remembers what it was asked.
public final class StubServer: Sendable {
    public typealias Script = @Sendable (RecordedRequest) -> [StubStep]

    private struct State {
        var requests: [RecordedRequest] = []
        var stopped = false
    }

    public let port: Int
    private let listener: Int32
    private let script: Script
    private let state = Mutex(State())

    public struct NoSocket: Error {}

    public init(_ script: @escaping Script) throws {
        self.script = script
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listening = listener
        let bound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe bind(listening, pointer, length) == 0 && listen(listening, 64) == 0
                    && getsockname(listening, pointer, &length) == 0
            }
        }
        guard bound else { throw NoSocket() }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in accept() }
    }

    public var url: URL { URL(string: "http://127.0.0.1:\(port)/v1") ?? URL(filePath: "/") }
    public var requests: [RecordedRequest] { state.withLock { $0.requests } }

    public func stop() {
        state.withLock { $0.stopped = true }
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private var isStopped: Bool { state.withLock { $0.stopped } }

    private func accept() {
        while !isStopped {
            let connection = Glibc.accept(listener, nil, nil)
            guard connection >= 0 else { break }
            Thread.detachNewThread { [self] in
                serve(connection)
                close(connection)
            }
        }
        close(listener)
    }

    private func serve(_ connection: Int32) {
        guard let (head, body) = read(connection) else { return }
        let request = state.withLock { state in
            let request = RecordedRequest(number: state.requests.count, head: head, body: body)
            state.requests.append(request)
            return request
        }
        for step in script(request) {
            switch step {
            case .send(let text): guard write(Array(text.utf8), connection) else { return }
            case .bytes(let bytes): guard write(bytes, connection) else { return }
            case .wait(let seconds): Thread.sleep(forTimeInterval: seconds)
            case .hang: while !isStopped, !hasLeft(connection) { Thread.sleep(forTimeInterval: 0.02) }
            }
        }
        shutdown(connection, Int32(SHUT_WR))
    }

    private func read(_ connection: Int32) -> (head: String, body: String)? {
        var bytes: [UInt8] = []
        var headEnd: Int?
        while true {
            if headEnd == nil { headEnd = Self.end(ofHeadIn: bytes) }
            if let headEnd {
                let head = String(decoding: bytes[..<headEnd], as: UTF8.self)
                let field = head.lowercased().components(separatedBy: "\r\n").first { $0.hasPrefix("content-length:") }
                let length = field.flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
                if bytes.count >= headEnd + length {
                    return (head, String(decoding: bytes[headEnd...], as: UTF8.self))
                }
            }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = unsafe recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
        }
    }

    private static func end(ofHeadIn bytes: [UInt8]) -> Int? {
        bytes.indices.dropLast(3).first { Array(bytes[$0..<$0 + 4]) == [13, 10, 13, 10] }.map { $0 + 4 }
    }

    private func write(_ bytes: [UInt8], _ connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = unsafe rest.withUnsafeBytes {
                unsafe send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }

    private func hasLeft(_ connection: Int32) -> Bool {
        var byte: UInt8 = 0
        return unsafe recv(connection, &byte, 1, Int32(MSG_DONTWAIT)) == 0
    }
}
