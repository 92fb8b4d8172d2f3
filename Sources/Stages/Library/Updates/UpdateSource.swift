internal import Asking
package import Files
internal import Foundation
internal import Models

/// Where an update comes from: a file, or an address.
package enum UpdateSource: Sendable, Hashable {
    case file(FilePath)
    case web(PlainAddress)

    /// - Parameter typed: the source as given on the command line.
    /// - Throws: `server` for an address from which nothing may be fetched.
    package init(_ typed: FilePath) throws(UpdateFailure) {
        guard let text = String(validating: typed.bytes, as: UTF8.self),
            text.hasPrefix("http://") || text.hasPrefix("https://")
        else {
            self = .file(typed.absolute)
            return
        }
        guard let address = PlainAddress(text) else {
            throw UpdateFailure(
                .server, "The address must begin with https:// (http:// on this machine only) and hold no password.")
        }
        self = .web(address)
    }

    /// The file's bytes, once its checksum has been verified.
    ///
    /// - Parameters:
    ///   - sha256: the checksum as given; nil for the one beside the file, under its name with `.sha256` appended. A
    ///     file from the web must have one.
    ///   - mayConnect: false where the network is not to be used.
    func bytes(of kind: UpdateKind, sha256: String?, mayConnect: Bool) async throws(UpdateFailure) -> [UInt8] {
        let bytes: [UInt8]
        let beside: [UInt8]?
        switch self {
        case .file(let path):
            guard let read = SmallFile.bytes(of: path, limit: kind.mostBytes) else {
                throw UpdateFailure(
                    .storage, "The file can't be read, or has more than \(kind.mostBytes >> 20) MiB.")
            }
            bytes = read
            beside = SmallFile.bytes(of: FilePath(bytes: path.bytes + Array(".sha256".utf8)), limit: 4096)
        case .web(let address):
            guard mayConnect else {
                throw UpdateFailure(.network, "The network is to be left alone (offline), so nothing is fetched.")
            }
            bytes = try await Self.fetch(address.url, address, limit: kind.mostBytes)
            beside = sha256 == nil ? try await Self.fetch(address.checksum, address, limit: 4096) : nil
        }
        guard let wanted = sha256 ?? beside.map({ String(decoding: $0, as: UTF8.self) }) else { return bytes }
        guard let digits = Self.digits(wanted) else {
            throw UpdateFailure(.content, "The checksum is none: it must be 64 hexadecimal digits.")
        }
        guard ContentHash.sha256(bytes) == digits else {
            throw UpdateFailure(.content, "The checksum is another one: the file was changed or not copied whole.")
        }
        return bytes
    }

    /// The first word of what `sha256sum` prints.
    private static func digits(_ text: String) -> String? {
        let word = text.split(whereSeparator: \.isWhitespace).first?.lowercased() ?? ""
        return word.utf8.count == 64 && word.allSatisfy(\.isHexDigit) ? word : nil
    }

    private static func fetch(
        _ url: URL, _ address: PlainAddress, limit: Int
    ) async throws(UpdateFailure) -> [UInt8] {
        let message = WebMessage(url: url, headers: [:], body: nil, avoidsProxy: address.isLocal)
        switch await WebTransport().send(message, limit: limit, timeout: .seconds(60)) {
        case .failure(let trouble):
            let refusal = WebRefusal(trouble)
            throw UpdateFailure(
                refusal == .tooLarge ? .server : .network, "\(address.host): \(refusal.reason.sentence)")
        case .success(let answer):
            guard answer.status == 200 else {
                throw UpdateFailure(.server, "\(address.host): \(WebRefusal.server(answer.status).reason.sentence)")
            }
            return Array(answer.body)
        }
    }

    /// The text that is stored for another try.
    package var text: String {
        switch self {
        case .file(let path): path.display
        case .web(let address): address.url.absoluteString
        }
    }
}

extension PlainAddress {
    /// The location of the checksum beside the file.
    fileprivate var checksum: URL {
        var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        parts?.percentEncodedPath += ".sha256"
        return parts?.url ?? url
    }
}

extension String {
    /// With a capital letter and a full stop.
    fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
