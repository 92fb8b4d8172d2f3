/// The writing systems the program tells apart.
enum Script: Int, CaseIterable {
    case latin, han, kana, hangul, thai, arabic, hebrew, cyrillic, greek, devanagari, other

    /// Whether words are written without spaces, so that single characters are words.
    var isUnspaced: Bool { self == .han || self == .kana || self == .thai }

    /// By Unicode block; `other` for digits, signs and all scripts not listed.
    static func of(_ scalar: Unicode.Scalar) -> Script {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .kana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: .han
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: .hangul
        case 0x0E00...0x0E7F: .thai
        case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: .arabic
        case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
        case 0x0400...0x052F: .cyrillic
        case 0x0370...0x03FF, 0x1F00...0x1FFF: .greek
        case 0x0900...0x097F: .devanagari
        default: .other
        }
    }

    /// The languages to try for a script as Tesseract's detection names it, most likely first; empty for Latin and
    /// names that aren't known.
    static func languages(forDetected name: String) -> [String] {
        switch name {
        case "Han": ["chi_sim", "chi_tra"]
        case "HanS": ["chi_sim"]
        case "HanT": ["chi_tra"]
        case "Japanese", "Katakana", "Hiragana": ["jpn"]
        case "Korean", "Hangul": ["kor"]
        case "Thai": ["tha"]
        case "Arabic": ["ara"]
        case "Hebrew": ["heb"]
        case "Cyrillic": ["rus"]
        case "Greek": ["ell"]
        case "Devanagari": ["hin"]
        case "Bengali": ["ben"]
        case "Tamil": ["tam"]
        case "Telugu": ["tel"]
        case "Kannada": ["kan"]
        case "Khmer": ["khm"]
        case "Lao": ["lao"]
        case "Georgian": ["kat"]
        case "Armenian": ["hye"]
        default: []
        }
    }
}
