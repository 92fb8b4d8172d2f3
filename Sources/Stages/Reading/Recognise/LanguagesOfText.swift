internal import Models
internal import Pages

/// Names the languages of a finished reading.
enum LanguagesOfText {
    /// BCP 47 codes, the main one first; empty when nothing can be said.
    ///
    /// A script other than Latin counts when it says at least 15 % of the text, Latin when it has so many of the letters.
    /// `readWith` decides where a script serves several languages. A menu that says as much, or nearly, in its own
    /// language as in English is one of its own language, with English for its guests. Where each dish is said twice,
    /// the main language is that of `OwnLines`; where lines hold two scripts, that which they begin with.
    ///
    /// - Parameter lines: in reading order.
    static func identify(_ lines: [[Word]], readWith engine: [String]) -> [String] {
        let words = lines.flatMap(\.self)
        var counts: [Script: Int] = [:]
        for scalar in words.lazy.flatMap({ $0.text.unicodeScalars }) where scalar.properties.isAlphabetic {
            counts[Script.of(scalar), default: 0] += 1
        }
        let letters = counts.values.reduce(0, +)
        guard letters > 0 else { return [] }
        let hasLatin = (counts[.latin] ?? 0) * 100 >= letters * 15
        for (script, count) in counts { counts[script] = count * density(of: script) }
        let said = counts.values.reduce(0, +)
        func has(_ script: Script) -> Bool { (counts[script] ?? 0) * 100 >= said * 15 }
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
        let own = OwnLines(of: lines)?.words
        let latin = hasLatin ? Self.latin(words, own: own).map { LanguageCodes.bcp47(for: $0) } : []
        let inLatin = counts[.latin] ?? 0
        let isOwnLatin = own.flatMap { Script.main(of: $0.map(\.text)) }.map { $0 == .latin }
        let isLatinFirst = isOwnLatin ?? beginsInLatin(lines) ?? (Double(said - inLatin) < nearly * Double(inLatin))
        return isLatinFirst ? latin + others : others + latin
    }

    /// Whether the lines that hold Latin and another script begin in Latin; nil where they are few or don't agree.
    private static func beginsInLatin(_ lines: [[Word]]) -> Bool? {
        let firsts = lines.compactMap { words -> Script? in
            let scripts = words.compactMap { Script.main(of: [$0.text]) }
            let hasBoth = scripts.contains(.latin) && scripts.contains { $0 != .latin }
            return hasBoth ? scripts.first : nil
        }
        let inLatin = firsts.count { $0 == .latin }
        guard firsts.count >= fewestShared, max(inLatin, firsts.count - inLatin) * 3 >= firsts.count * 2 else {
            return nil
        }
        return inLatin * 2 > firsts.count
    }

    private static let fewestShared = 3

    /// The share of what is said in English from which on another language is the main one.
    private static let nearly = 0.6

    /// The same in words that only one of two languages has, and how many points they are at least: an English menu names
    /// some dishes in French or Italian. Set by hand on menus drawn in two languages; English ones reach 0.5.
    private static let half = 0.5
    private static let fewestPoints = 9.0

    /// How many Latin letters say about as much as one of a script: a character is a syllable in Korean, and half a word
    /// in Chinese.
    private static func density(of script: Script) -> Int {
        switch script {
        case .han, .kana: 3
        case .hangul: 2
        default: 1
        }
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

    private static func latin(_ words: [Word], own: [Word]?) -> [String] {
        let evidence = LanguageEvidence(words)
        var all = evidence.all
        if let own = own.map({ LanguageEvidence($0) }) {
            let most = all.max { own.points(of: $0) < own.points(of: $1) }.flatMap { own.points(of: $0) > 0 ? $0 : nil }
            if let main = all.count > 1 ? most : own.likely { return [main] + all.filter { $0 != main } }
        }
        if all.count > 1, all[0] == "eng",
            evidence.points(of: all[1]) >= max(fewestPoints, half * evidence.points(of: "eng"))
        {
            all.swapAt(0, 1)
        }
        return all.isEmpty ? evidence.likely.map { [$0] } ?? [] : all
    }

    private static let writing: [String: Script] = [
        "ara": .arabic, "fas": .arabic, "urd": .arabic, "heb": .hebrew, "rus": .cyrillic, "ukr": .cyrillic,
        "bul": .cyrillic, "srp": .cyrillic, "mkd": .cyrillic, "bel": .cyrillic, "ell": .greek, "hin": .devanagari,
        "mar": .devanagari, "nep": .devanagari,
    ]
}
