internal import Foundation
internal import Pages

/// Checks that every free text from a model must pass before a guest sees it.
enum FreeText {
    /// Whether it contains addresses or markup, which have no place in it.
    static func leadsElsewhere(_ text: String) -> Bool {
        let lower = text.lowercased()
        return ["http", "www.", "@", "//", "<", ">", "`", "](", "{", "}", "\\"].contains(where: lower.contains)
    }

    static func digits(in text: String) -> Int {
        text.unicodeScalars.count { $0.properties.numericType != nil }
    }

    /// Whether a word mixes letters of two scripts, or has a digit between letters, so that no search finds it.
    static func isDisguised(_ text: String) -> Bool {
        text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains { word in
            let scripts = Set(word.unicodeScalars.compactMap(Script.init))
            if scripts.count > 1 { return true }
            guard let first = word.firstIndex(where: \.isLetter), let last = word.lastIndex(where: \.isLetter) else {
                return false
            }
            return word[first...last].contains(where: \.isNumber)
        }
    }

    /// The scripts whose letters look like each other's.
    private enum Script {
        case latin, greek, cyrillic

        init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
            case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
            case 0x400...0x52F: self = .cyrillic
            default: return nil
            }
        }
    }
}
