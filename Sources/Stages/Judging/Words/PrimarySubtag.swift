/// The language of a BCP 47 code without region and script, in lower case: "de" of "de-AT".
///
/// In a register, since every dish asks for it and strings would be made and hashed for that.
package struct PrimarySubtag: Sendable, Hashable {
    private let bits: UInt32

    /// Nil where it is longer than four letters of ASCII, which is no language of any table here.
    package init?(_ code: String) {
        guard let bits = Self.bits(code) ?? Self.bits(code.lowercased()) else { return nil }
        self.bits = bits
    }

    private static func bits(_ code: String) -> UInt32? {
        var bits: UInt32 = 0
        for byte in code.utf8 {
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
            guard byte < 0x80, bits < 1 << 24 else { return nil }
            bits = bits << 8 | UInt32((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
        }
        return bits
    }
}
