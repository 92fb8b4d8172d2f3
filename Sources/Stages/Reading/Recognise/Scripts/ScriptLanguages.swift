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

    /// Groups of languages that the script detector doesn't distinguish: all of a group are tried when it names one of
    /// them.
    static let groups: [[String]] =
        [["jpn", "chi_sim", "chi_tra", "kor"]]
        + byScript.filter { ![.han, .kana, .hangul].contains($0.script) }.map { Array($0.languages.prefix(1)) }

    /// The languages to try for a script named by the detector; empty for Latin and for unknown names.
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
