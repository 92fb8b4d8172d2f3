internal import Foundation

/// Words without their accents, for a second chance: "creme" is looked up as "crème" when there is no "creme".
enum AccentFolding {
    /// Marks dropped, ß → ss, æ → ae, œ → oe, ø → o, ł → l, ı → i.
    static func folded(_ word: String) -> String {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
        var folded = String.UnicodeScalarView()
        for scalar in word.decomposedStringWithCanonicalMapping.unicodeScalars {
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
        return String(folded)
    }

    /// German words typed without umlauts: "Gemuese". Nil when the word has nothing to put back.
    static func withUmlauts(_ word: String) -> String? {
        guard word.contains("ae") || word.contains("oe") || word.contains("ue") else { return nil }
        return word.replacing("ae", with: "ä").replacing("oe", with: "ö").replacing("ue", with: "ü")
    }
}
