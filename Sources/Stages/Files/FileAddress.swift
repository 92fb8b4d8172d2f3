/// Addresses of files, as of RFC 8089: `file:///menus/caf%E9.jpg`. Unlike `display`, which is for people, they hold each
/// byte of a path, and lead to the same file from every working folder.
extension FilePath {
    private static let scheme = Array("file://".utf8)

    /// The address of where the path leads from the working folder.
    package var address: String { String(decoding: Self.scheme, as: UTF8.self) + absolute.escaped }

    /// The address of where the path leads, from a folder: it stays true when both are moved together. Nil where the two
    /// share no folder but the root: then they don't move together, and the way would tell the whole path.
    ///
    /// - Parameter folder: it need not be there.
    package func address(from folder: FilePath) -> String? {
        let slash = UInt8(ascii: "/")
        let own = place.bytes.split(separator: slash)
        let start = folder.place.bytes.split(separator: slash)
        let shared = zip(own, start).prefix { $0 == $1 }.count
        guard shared > 0 else { return nil }
        let steps = Array(repeating: Array("..".utf8), count: start.count - shared) + own[shared...].map(Array.init)
        return FilePath(bytes: Array(steps.joined(separator: [slash]))).escaped
    }

    private var escaped: String {
        var text: [UInt8] = []
        for byte in bytes {
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
        let rest = Array(address.utf8)[Self.scheme.count...]
        guard rest.first == UInt8(ascii: "/") else { return nil }
        self.init(escaped: rest)
    }

    /// What `address(from:)` gave for the same folder, or the address of a file; nil for anything else.
    package init?(address: String, from folder: FilePath) {
        if address.utf8.starts(with: Self.scheme) {
            self.init(address: address)
        } else {
            guard !address.isEmpty, let relative = FilePath(escaped: Array(address.utf8)[...]),
                relative.bytes.first != UInt8(ascii: "/")
            else { return nil }
            self = folder.appending(relative)
        }
    }

    private init?(escaped: ArraySlice<UInt8>) {
        var rest = escaped
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
