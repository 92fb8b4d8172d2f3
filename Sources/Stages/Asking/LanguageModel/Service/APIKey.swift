/// A secret by which a service knows its customer; no description, dump or mirror shows it.
public struct APIKey: Sendable, Hashable {
    private let secret: String

    /// Surrounding white space is dropped. Nil when nothing is left or when there is anything but visible ASCII, which
    /// no header may carry.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let first = bytes.firstIndex(where: { !isSpace($0) }),
            let last = bytes.lastIndex(where: { !isSpace($0) }),
            bytes[first...last].allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        secret = String(decoding: bytes[first...last], as: UTF8.self)
    }

    /// The value of the `Authorization` header.
    var authorization: String { "Bearer " + secret }
    /// The value of the `x-api-key` header.
    var bare: String { secret }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "(key)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
