internal import Foundation

/// Words without their accents, for a second attempt: "creme" is looked up as "crème" when there is no "creme".
enum AccentFolding {
    /// The accented letters of settled text, in lower case, each group with the plain letters it becomes.
    private static let marked: [(plain: String, marked: String)] = [
        ("a", "àáâãäåāăąạảấầẩẫậắằẳẵặ"), ("c", "çćĉċč"), ("d", "ď"), ("e", "èéêëēĕėęěẹẻẽếềểễệ"), ("g", "ĝğġģ"),
        ("h", "ĥ"), ("i", "ìíîïĩīĭįıỉị"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľł"), ("n", "ñńņň"),
        ("o", "òóôõöøōŏőơọỏốồổỗộớờởỡợ"), ("r", "ŕŗř"), ("s", "śŝşš"), ("t", "ţť"), ("u", "ùúûüũūŭůűųưụủứừửữự"),
        ("w", "ŵ"), ("y", "ýÿŷỳỵỷỹ"), ("z", "źżž"), ("ss", "ß"), ("ae", "æ"), ("oe", "œ"),
        ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"), ("υ", "ύϋΰ"), ("ω", "ώ"),
        ("а", "ӑӓ"), ("г", "ѓ"), ("е", "ѐёӗ"), ("ж", "ӂӝ"), ("з", "ӟ"), ("и", "йѝӣӥ"), ("к", "ќ"), ("о", "ӧ"),
        ("у", "ўӯӱӳ"), ("ч", "ӵ"), ("ы", "ӹ"), ("э", "ӭ"), ("і", "ї"), ("ә", "ӛ"), ("ө", "ӫ"), ("ѵ", "ѷ"),
    ]

    private static let plainByScalar: [UInt32: [UInt8]] = {
        var plainByScalar: [UInt32: [UInt8]] = [:]
        for row in marked {
            for scalar in row.marked.unicodeScalars { plainByScalar[scalar.value] = Array(row.plain.utf8) }
        }
        return plainByScalar
    }()

    /// A word that isn't ASCII with its marks dropped, ß → ss, æ → ae, œ → oe, ø → o, ł → l, ı → i; in NFC.
    ///
    /// - Parameter word: in NFC and lower case.
    static func folded(_ word: Span<UInt8>) -> [UInt8] {
        guard SettledText.isSettled(word) else { return foldedByDecomposition(word) }
        var folded: [UInt8] = []
        folded.reserveCapacity(word.count)
        var place = 0
        while place < word.count {
            if word[place] < 0x80 {
                folded.append(word[place])
                place += 1
                continue
            }
            let start = place
            let scalar = ScalarBytes.scalar(in: word, at: &place)
            if scalar < 0x530 || scalar >> 8 == 0x1E, let plain = plainByScalar[scalar] {
                folded += plain
            } else {
                for place in start..<place { folded.append(word[place]) }
            }
        }
        return folded
    }

    /// Checks the table above, and handles all other scalars.
    static func foldedByDecomposition(_ word: Span<UInt8>) -> [UInt8] {
        var folded = String.UnicodeScalarView()
        for scalar in ScalarBytes.string(word).decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar.value {
            case 0x300...0x36F: continue
            case 0xDF: folded.append(contentsOf: "ss".unicodeScalars)
            case 0xE6: folded.append(contentsOf: "ae".unicodeScalars)
            case 0x153: folded.append(contentsOf: "oe".unicodeScalars)
            case 0xF8: folded.append("o")
            case 0x142: folded.append("l")
            case 0x131: folded.append("i")
            default: folded.append(scalar)
            }
        }
        return Array(String(folded).precomposedStringWithCanonicalMapping.utf8)
    }

    /// Restores umlauts in German words typed without them: "Gemuese". Nil when there is nothing to restore.
    static func withUmlauts(_ word: Span<UInt8>) -> [UInt8]? {
        var restored: [UInt8]?
        var place = 0
        while place < word.count {
            let umlaut = umlaut(in: word, at: place)
            if let umlaut {
                if restored == nil {
                    restored = []
                    for before in 0..<place { restored?.append(word[before]) }
                }
                restored?.append(0xC3)
                restored?.append(umlaut)
                place += 2
            } else {
                restored?.append(word[place])
                place += 1
            }
        }
        return restored
    }

    /// The second byte of ä, ö or ü where "ae", "oe" or "ue" stands.
    private static func umlaut(in word: Span<UInt8>, at place: Int) -> UInt8? {
        guard place + 1 < word.count, word[place + 1] == UInt8(ascii: "e") else { return nil }
        return switch word[place] {
        case UInt8(ascii: "a"): 0xA4
        case UInt8(ascii: "o"): 0xB6
        case UInt8(ascii: "u"): 0xBC
        default: nil
        }
    }
}
