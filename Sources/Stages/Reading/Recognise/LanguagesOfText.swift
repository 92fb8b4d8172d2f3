internal import Models
internal import Pages

/// Names the languages of a finished reading.
enum LanguagesOfText {
    /// BCP 47 codes, the main one first; empty when nothing can be said.
    ///
    /// A script other than Latin counts when it has at least 15 % of the letters. `readWith` decides where a script
    /// serves several languages.
    static func identify(_ words: [Word], readWith engine: [String]) -> [String] {
        var counts: [Script: Int] = [:]
        for scalar in words.lazy.flatMap({ $0.text.unicodeScalars }) where scalar.properties.isAlphabetic {
            counts[Script.of(scalar), default: 0] += 1
        }
        let letters = counts.values.reduce(0, +)
        guard letters > 0 else { return [] }
        func has(_ script: Script) -> Bool { (counts[script] ?? 0) * 100 >= letters * 15 }
        var others: [String] = []
        if has(.kana) {
            others.append("ja")
        } else if has(.han) {
            others.append(engine.contains("chi_tra") ? "zh-Hant" : engine.contains("jpn") ? "ja" : "zh-Hans")
        }
        if has(.hangul) { others.append("ko") }
        if has(.thai) { others.append("th") }
        for (script, usual) in [
            (Script.arabic, "ara"), (.hebrew, "heb"), (.cyrillic, "rus"), (.greek, "ell"), (.devanagari, "hin"),
        ]
        where has(script) {
            let codes = engine.filter { Self.writing[$0] == script }
            others.append(LanguageCodes.bcp47(for: codes.first ?? usual))
        }
        let latin = has(.latin) ? Self.latin(words).map { LanguageCodes.bcp47(for: $0) } : []
        return (counts[.latin] ?? 0) * 2 >= letters ? latin + others : others + latin
    }

    /// Names the script of each line that was read, and its language: the first of the page's languages in that script.
    static func name(_ lines: inout [Line], on languages: [String], readWith engine: [String]) {
        let known = languages.map { LanguageCodes.tesseract(for: $0) } + engine
        for index in lines.indices where lines[index].unread != true {
            guard let script = Script.main(of: lines[index].words.map(\.text)) else { continue }
            lines[index].script = script.code
            lines[index].language = known.first { WritingOfLanguage($0).scripts.contains(script) }
                .map { LanguageCodes.bcp47(for: $0) }
        }
    }

    private static func latin(_ words: [Word]) -> [String] {
        let evidence = LanguageEvidence(words)
        let all = evidence.all
        return all.isEmpty ? evidence.likely.map { [$0] } ?? [] : all
    }

    private static let writing: [String: Script] = [
        "ara": .arabic, "fas": .arabic, "urd": .arabic, "heb": .hebrew, "rus": .cyrillic, "ukr": .cyrillic,
        "bul": .cyrillic, "srp": .cyrillic, "mkd": .cyrillic, "bel": .cyrillic, "ell": .greek, "hin": .devanagari,
        "mar": .devanagari, "nep": .devanagari,
    ]
}
