/// How a word looks in print: letters that readers confuse count as one.
///
/// The pairs are those that optical character recognition and the eye confuse most (rn/m, cl/d, vv/w, 0/o, 1/l/i, 5/s,
/// 8/b), and Cyrillic and Greek letters drawn like Latin ones (Unicode Technical Standard #39, confusables).
package enum LetterShape {
    /// The shapes of the letters as bytes, ignoring accents.
    ///
    /// - Parameter joining: whether two letters that look like one ("rn", "cl") count as that.
    package static func shape(_ word: Span<UInt8>, joining: Bool = true) -> [UInt8] {
        if !ScalarBytes.isASCII(word) {
            let folded = AccentFolding.folded(word)
            return shape(ofFolded: folded.span, joining: joining)
        }
        return shape(ofFolded: word, joining: joining)
    }

    private static func shape(ofFolded word: Span<UInt8>, joining: Bool) -> [UInt8] {
        var shape: [UInt8] = []
        shape.reserveCapacity(word.count)
        var place = 0
        while place < word.count {
            let value = ScalarBytes.scalar(in: word, at: &place)
            if let scalar = Unicode.Scalar(value), let letter = latin(scalar) {
                if joining { append(letter, to: &shape) } else { shape.append(letter) }
            } else {
                ScalarBytes.append(value, to: &shape)
            }
        }
        return shape
    }

    private static func append(_ letter: UInt8, to shape: inout [UInt8]) {
        switch (shape.last, letter) {
        case (UInt8(ascii: "r"), UInt8(ascii: "n")), (UInt8(ascii: "n"), UInt8(ascii: "n")):
            shape[shape.count - 1] = UInt8(ascii: "m")
        case (UInt8(ascii: "v"), UInt8(ascii: "v")): shape[shape.count - 1] = UInt8(ascii: "w")
        case (UInt8(ascii: "c"), UInt8(ascii: "l")): shape[shape.count - 1] = UInt8(ascii: "d")
        default: shape.append(letter)
        }
    }

    /// The Latin letter that a sign looks like, or nil.
    private static func latin(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar {
        case "i", "1", "!", "|", "і", "ι", "ı": UInt8(ascii: "l")
        case "q", "9": UInt8(ascii: "g")
        case "0", "о", "ο": UInt8(ascii: "o")
        case "3", "е", "ε": UInt8(ascii: "e")
        case "4", "а", "α": UInt8(ascii: "a")
        case "5", "ѕ": UInt8(ascii: "s")
        case "6", "8", "в", "β": UInt8(ascii: "b")
        case "7", "т", "τ": UInt8(ascii: "t")
        case "с": UInt8(ascii: "c")
        case "р", "ρ": UInt8(ascii: "p")
        case "х", "χ": UInt8(ascii: "x")
        case "у", "υ": UInt8(ascii: "y")
        case "к", "κ": UInt8(ascii: "k")
        case "м": UInt8(ascii: "m")
        case "н": UInt8(ascii: "h")
        case "ν": UInt8(ascii: "v")
        case "a"..."z": UInt8(scalar.value)
        default: nil
        }
    }
}
