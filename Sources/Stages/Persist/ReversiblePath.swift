// The index and the history name files as text. `FilePath.display` can't be read back when a name itself holds
// something like "%41", so here the percent sign of such a name is written "%25".

extension FilePath {
    /// The path as text from which `init(reversible:)` makes the same bytes.
    ///
    /// Plain names stay as they are; control characters and bytes that are no valid UTF-8 are written `%XX`, and so
    /// is a percent sign that two hexadecimal digits follow.
    var reversible: String {
        var escaped: [UInt8] = []
        for (place, byte) in bytes.enumerated() {
            escaped.append(byte)
            if byte == UInt8(ascii: "%"), Self.hexByte(bytes.dropFirst(place + 1)) != nil {
                escaped += Array("25".utf8)
            }
        }
        return FilePath(bytes: escaped).display
    }

    init(reversible text: String) {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "%"), let escaped = Self.hexByte(rest.dropFirst()) {
                bytes.append(escaped)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        self.init(bytes: bytes)
    }

    /// The byte that the first two characters write in hexadecimal digits, or nil.
    private static func hexByte(_ text: ArraySlice<UInt8>) -> UInt8? {
        guard text.count >= 2 else { return nil }
        let digits = text.prefix(2).map { Character(UnicodeScalar($0)).hexDigitValue }
        guard let high = digits[0], let low = digits[1] else { return nil }
        return UInt8(high * 16 + low)
    }
}
