/// A path as the system sees it: bytes, which need not be valid UTF-8.
///
/// Foundation's `URL` and `String` change or lose such names, but a photo must be found again whatever it is called.
public struct FilePath: Sendable, Hashable, Comparable {
    /// Without the terminating zero.
    public var bytes: [UInt8]

    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    public init(_ string: String) {
        bytes = Array(string.utf8)
    }

    /// The path for people and bundles: bytes that aren't valid UTF-8, and control characters, are written as `%XX`.
    public var display: String {
        if bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(decoding: bytes, as: UTF8.self) }
        var shown = ""
        var rest = bytes[...]
        while let byte = rest.first {
            let length = Self.scalarLength(of: byte)
            if byte >= 0x20, byte != 0x7F, let length, rest.count >= length,
                let character = String(validating: rest.prefix(length), as: UTF8.self),
                !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
            {
                shown += character
                rest = rest.dropFirst(length)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                shown += "%" + (digits.count == 1 ? "0" + digits : digits)
                rest = rest.dropFirst()
            }
        }
        return shown
    }

    /// The part after the last slash.
    public var lastComponent: FilePath {
        let trimmed = trimmingTrailingSlashes
        guard let slash = trimmed.bytes.lastIndex(of: UInt8(ascii: "/")) else { return trimmed }
        return FilePath(bytes: Array(trimmed.bytes[(slash + 1)...]))
    }

    /// The folder that holds the path; "." for a bare name, "/" for an entry of the root.
    public var parent: FilePath {
        let trimmed = trimmingTrailingSlashes
        guard let slash = trimmed.bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
        return slash == 0 ? FilePath("/") : FilePath(bytes: Array(trimmed.bytes[..<slash])).trimmingTrailingSlashes
    }

    public func appending(_ component: FilePath) -> FilePath {
        if bytes.isEmpty { return component }
        let separator: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
        return FilePath(bytes: bytes + separator + component.bytes)
    }

    public func appending(_ component: String) -> FilePath {
        appending(FilePath(component))
    }

    public static func < (left: FilePath, right: FilePath) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }

    private var trimmingTrailingSlashes: FilePath {
        var kept = bytes
        while kept.count > 1, kept.last == UInt8(ascii: "/") { kept.removeLast() }
        return FilePath(bytes: kept)
    }

    /// The number of bytes in a UTF-8 sequence that starts with this byte, or nil when none does.
    private static func scalarLength(of first: UInt8) -> Int? {
        switch first {
        case 0x00..<0x80: 1
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: nil
        }
    }
}
