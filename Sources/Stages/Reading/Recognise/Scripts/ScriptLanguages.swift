internal import Pages

/// The languages of each script, and what Tesseract's detector of scripts calls it.
enum ScriptLanguages {
    /// Tesseract codes of the languages written in a script; the first one stands for the script where all are alike.
    static let byScript: [(script: Script, languages: [String])] = [
        (.han, ["chi_sim", "chi_tra", "jpn"]), (.kana, ["jpn"]), (.hangul, ["kor"]), (.thai, ["tha"]),
        (.arabic, ["ara", "fas", "urd"]), (.hebrew, ["heb"]), (.cyrillic, ["rus", "ukr", "bul", "srp", "mkd", "bel"]),
        (.greek, ["ell"]), (.devanagari, ["hin", "mar", "nep"]), (.bengali, ["ben"]), (.gurmukhi, ["pan"]),
        (.gujarati, ["guj"]), (.oriya, ["ori"]), (.tamil, ["tam"]), (.telugu, ["tel"]), (.kannada, ["kan"]),
        (.malayalam, ["mal"]), (.sinhala, ["sin"]), (.lao, ["lao"]), (.tibetan, ["bod"]), (.myanmar, ["mya"]),
        (.khmer, ["khm"]), (.georgian, ["kat"]), (.armenian, ["hye"]), (.ethiopic, ["amh"]),
    ]

    /// A group of languages that the detector of scripts doesn't keep apart: all are tried when it names one of them.
    static let groups: [[String]] =
        [["jpn", "chi_sim", "chi_tra", "kor"]]
        + byScript.filter { ![.han, .kana, .hangul].contains($0.script) }.map { Array($0.languages.prefix(1)) }

    /// The languages to try for a script as the detector names it; empty for Latin and for names that aren't known.
    static func candidates(forDetected name: String) -> [String] {
        switch name {
        case "Han", "HanS", "HanT", "Japanese", "Katakana", "Hiragana", "Korean", "Hangul": groups[0]
        default: script(forDetected: name).map { Array(languages(of: $0).prefix(1)) } ?? []
        }
    }

    /// All languages of a script, most used first.
    static func languages(of script: Script) -> [String] { byScript.first { $0.script == script }?.languages ?? [] }

    private static func script(forDetected name: String) -> Script? {
        Script.allCases.first { "\($0)" == name.lowercased() }
    }
}
