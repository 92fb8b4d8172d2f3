/// The language of a BCP 47 code in lower case, without region and script: "de" of "de-AT".
///
/// It fits in a register: every dish asks for it, and strings would have to be made and hashed each time.
package struct PrimarySubtag: Sendable, Hashable {
    private let bits: UInt32

    /// Nil where it is longer than four ASCII letters, since no table here has such a language.
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
