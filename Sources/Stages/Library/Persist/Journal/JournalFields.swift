internal import Files

/// Assembles a line of the journal.
struct JournalFields {
    static let separator = UInt8(ascii: "\t")
    private var bytes: [UInt8] = []

    mutating func add(_ text: String) {
        bytes += Self.escaped(text)
        bytes.append(Self.separator)
    }

    /// `-` for nil, else `=` and the text.
    mutating func addOptional(_ text: String?) {
        add(text.map { "=" + $0 } ?? "-")
    }

    mutating func add(_ stamp: FileStamp?) {
        add(stamp.map { "\($0.size),\($0.modified),\($0.changed),\($0.inode)" } ?? "-")
    }

    /// The line with its checksum and a line feed.
    consuming func sealed() -> [UInt8] {
        let sum = Self.checksum(bytes[...])
        return bytes + Array(String(sum, radix: 16).utf8) + [UInt8(ascii: "\n")]
    }

    /// The text with `%` and control characters, which include tabs and line feeds, as `%XX`.
    static func escaped(_ text: String) -> [UInt8] {
        let plain = Array(text.utf8)
        guard plain.contains(where: isEscaped) else { return plain }
        let digits = Array("0123456789ABCDEF".utf8)
        return plain.flatMap { byte in
            isEscaped(byte) ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
        }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") }

    /// FNV-1a in 64 bits (http://www.isthe.com/chongo/tech/comp/fnv). It guards against damage, not against forgery:
    /// anybody who can write the journal can also write the bundles.
    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

/// Parses a line of the journal. Each call takes the next field; nil when it is missing or of another kind.
struct JournalFieldReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    /// Nil when the checksum doesn't fit.
    init?(sealed line: ArraySlice<UInt8>) {
        guard let last = line.lastIndex(of: JournalFields.separator) else { return nil }
        bytes = line[...last]
        place = line.startIndex
        guard let sum = UInt64(String(decoding: line[(last + 1)...], as: UTF8.self), radix: 16),
            sum == JournalFields.checksum(bytes)
        else { return nil }
    }

    var isAtEnd: Bool { place >= bytes.endIndex }

    mutating func text() -> String? { field().flatMap(Self.text) }

    mutating func optionalText() -> String?? {
        guard let field = field(), let first = field.first else { return nil }
        if first == UInt8(ascii: "-"), field.count == 1 { return .some(nil) }
        guard first == UInt8(ascii: "="), let text = Self.text(field.dropFirst()) else { return nil }
        return .some(text)
    }

    mutating func number() -> Int? { field().flatMap(Self.number) }

    mutating func stamp() -> FileStamp? { field().flatMap(Self.stamp) }

    mutating func optionalStamp() -> FileStamp?? {
        guard let field = field() else { return nil }
        if field.first == UInt8(ascii: "-"), field.count == 1 { return .some(nil) }
        return Self.stamp(field).map { .some($0) }
    }

    private mutating func field() -> ArraySlice<UInt8>? {
        guard let end = bytes[place...].firstIndex(of: JournalFields.separator) else { return nil }
        defer { place = end + 1 }
        return bytes[place..<end]
    }

    private static func stamp(_ field: ArraySlice<UInt8>) -> FileStamp? {
        var rest = field
        guard let size = signed(&rest), let modified = signed(&rest), let changed = signed(&rest),
            let inode = digits(&rest), rest.isEmpty
        else { return nil }
        return FileStamp(size: size, modified: modified, changed: changed, inode: inode)
    }

    /// Takes a number and the comma after it. Times before 1970 are negative.
    private static func signed(_ rest: inout ArraySlice<UInt8>) -> Int64? {
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest.removeFirst() }
        guard let value = digits(&rest).flatMap(Int64.init(exactly:)), rest.popFirst() == UInt8(ascii: ",") else {
            return nil
        }
        return isNegative ? -value : value
    }

    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        var rest = field
        guard let value = digits(&rest), rest.isEmpty else { return nil }
        return Int(exactly: value)
    }

    /// Takes all digits; nil when there are none, or when the number is too large.
    private static func digits(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
        let start = rest.startIndex
        var value: UInt64 = 0
        while let byte = rest.first, (0x30...0x39).contains(byte) {
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isOver) = product.addingReportingOverflow(UInt64(byte - 0x30))
            if isTooLarge || isOver { return nil }
            value = sum
            rest = rest.dropFirst()
        }
        return rest.startIndex > start ? value : nil
    }

    private static func text(_ field: ArraySlice<UInt8>) -> String? {
        unescaped(field).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Nil for a field that this program didn't write.
    static func unescaped(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard field.contains(UInt8(ascii: "%")) else { return field }
        var plain: [UInt8] = []
        var rest = field
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                plain.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            plain.append(value)
            rest = rest.dropFirst(2)
        }
        return plain[...]
    }
}
