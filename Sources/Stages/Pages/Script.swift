/// The writing systems the program tells apart.
package enum Script: Int, CaseIterable {
    case latin, han, kana, hangul, thai, arabic, hebrew, cyrillic, greek, devanagari
    case bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala, lao, tibetan, myanmar, khmer
    case georgian, armenian, ethiopic
    case other

    /// Whether words are written without spaces, so that single characters are words.
    package var isUnspaced: Bool { self == .han || self == .kana || self == .thai }

    /// Whether words follow each other from right to left.
    package var isRightToLeft: Bool { self == .arabic || self == .hebrew }

    /// Whether letters stand side by side on a baseline, each made of one piece of ink or two. In other scripts they
    /// are stacked from many pieces, joined, or carry signs above and below.
    package var isAlphabetic: Bool {
        switch self {
        case .latin, .greek, .cyrillic, .hebrew, .georgian, .armenian, .other: true
        default: false
        }
    }

    /// The code of ISO 15924; nil for `other`.
    package var code: String? {
        switch self {
        case .latin: "Latn"
        case .han: "Hani"
        case .kana: "Jpan"
        case .hangul: "Kore"
        case .thai: "Thai"
        case .arabic: "Arab"
        case .hebrew: "Hebr"
        case .cyrillic: "Cyrl"
        case .greek: "Grek"
        case .devanagari: "Deva"
        case .bengali: "Beng"
        case .gurmukhi: "Guru"
        case .gujarati: "Gujr"
        case .oriya: "Orya"
        case .tamil: "Taml"
        case .telugu: "Telu"
        case .kannada: "Knda"
        case .malayalam: "Mlym"
        case .sinhala: "Sinh"
        case .lao: "Laoo"
        case .tibetan: "Tibt"
        case .myanmar: "Mymr"
        case .khmer: "Khmr"
        case .georgian: "Geor"
        case .armenian: "Armn"
        case .ethiopic: "Ethi"
        case .other: nil
        }
    }

    /// The script that most letters of some texts are in; nil without letters. Chinese characters count as kana where
    /// there is any kana.
    package static func main(of texts: some Sequence<String>) -> Script? {
        var counts: [Script: Int] = [:]
        for scalar in texts.lazy.flatMap(\.unicodeScalars) where scalar.isOfLetter {
            counts[of(scalar), default: 0] += 1
        }
        counts[.other] = nil
        if let kana = counts[.kana] { counts[.kana] = kana + (counts.removeValue(forKey: .han) ?? 0) }
        return counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
    }

    /// The script by Unicode block; `other` for digits, signs and all scripts not listed.
    package static func of(_ scalar: Unicode.Scalar) -> Script {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .kana
        // This includes the iteration and closing marks, which stand for characters.
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: .han
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: .hangul
        // The baht sign is left out, since it is no letter.
        case 0x0E00...0x0E3E, 0x0E40...0x0E7F: .thai
        case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: .arabic
        case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
        case 0x0400...0x052F: .cyrillic
        case 0x0370...0x03FF, 0x1F00...0x1FFF: .greek
        case 0x0900...0x097F: .devanagari
        case 0x0980...0x09FF: .bengali
        case 0x0A00...0x0A7F: .gurmukhi
        case 0x0A80...0x0AFF: .gujarati
        case 0x0B00...0x0B7F: .oriya
        case 0x0B80...0x0BFF: .tamil
        case 0x0C00...0x0C7F: .telugu
        case 0x0C80...0x0CFF: .kannada
        case 0x0D00...0x0D7F: .malayalam
        case 0x0D80...0x0DFF: .sinhala
        case 0x0E80...0x0EFF: .lao
        case 0x0F00...0x0FFF: .tibetan
        case 0x1000...0x109F: .myanmar
        case 0x1780...0x17FF: .khmer
        case 0x10A0...0x10FF, 0x1C90...0x1CBF: .georgian
        case 0x0530...0x058F: .armenian
        case 0x1200...0x139F: .ethiopic
        default: .other
        }
    }
}

extension Script {
    /// The script of its first scalar.
    package static func of(_ character: Character) -> Script { character.unicodeScalars.first.map { of($0) } ?? .other }
}

extension Unicode.Scalar {
    /// Whether it is a letter, or a mark that belongs to one, as the vowel signs of Thai and Devanagari do.
    package var isOfLetter: Bool {
        if properties.isAlphabetic { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: return true
        default: return false
        }
    }
}

extension String {
    /// Whether it has letters of a script whose letters aren't single pieces of ink on a baseline.
    package var hasStackedLetters: Bool { unicodeScalars.contains { !Script.of($0).isAlphabetic } }
}
