/// Addresses of files, as of RFC 8089: `file:///menus/caf%E9.jpg`. Unlike `display`, which is for people, they hold each
/// byte of a path, and lead to the same file from every working folder.
extension FilePath {
    private static let scheme = Array("file://".utf8)

    /// The address of where the path leads from the working folder.
    package var address: String {
        var text = Self.scheme
        for byte in absolute.bytes {
            if Self.isPlain(byte) {
                text.append(byte)
            } else {
                let digits = Array("0123456789ABCDEF".utf8)
                text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Nil for anything but the address of a file of this machine.
    package init?(address: String) {
        guard address.utf8.starts(with: Self.scheme) else { return nil }
        var rest = Array(address.utf8)[Self.scheme.count...]
        guard rest.first == UInt8(ascii: "/") else { return nil }
        bytes = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
                value != 0
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
    }

    /// Slashes, and what RFC 3986 calls unreserved.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "/-._~".utf8.contains(byte)
        }
    }
}
