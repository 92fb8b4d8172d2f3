internal import Models
internal import Pages

/// Names the languages of a finished reading.
enum LanguagesOfText {
    /// BCP 47 codes, the main one first; empty when nothing can be said.
    ///
    /// A script other than Latin counts when it says at least 15 % of the text, Latin when it has so many of the letters.
    /// `readWith` decides where a script
    /// serves several languages. A menu that says as much, or nearly, in its own language as in English is one of its
    /// own language, with English for its guests. Where lines hold both, the one that they begin with is the main one,
    /// and where each dish is said twice, what stands beside the priced line, or the priced line above the other.
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
        let latin = hasLatin ? Self.latin(lines).map { LanguageCodes.bcp47(for: $0) } : []
        let inLatin = counts[.latin] ?? 0
        let isLatinFirst = beginsInLatin(lines) ?? (Double(said - inLatin) < nearly * Double(inLatin))
        return isLatinFirst ? latin + others : others + latin
    }

    /// Whether the lines that hold Latin and another script begin in Latin, or those in the menu's own language are in
    /// Latin; nil where such lines are few or don't agree.
    private static func beginsInLatin(_ lines: [[Word]]) -> Bool? {
        if let script = ownLines(lines).flatMap({ Script.main(of: $0.map(\.text)) }) { return script == .latin }
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

    private static func latin(_ lines: [[Word]]) -> [String] {
        let evidence = LanguageEvidence(lines.flatMap(\.self))
        var all = evidence.all
        if let own = ownLines(lines).map({ LanguageEvidence($0) }) {
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

    /// The lines that end in a price, and those without one that stand beside them on the same level.
    private static func priced(_ lines: [[Word]]) -> (lines: [[Word]], beside: [[Word]]) {
        let priced = lines.filter { $0.suffix(2).contains(where: \.isNumber) }
        let bare = lines.filter { !$0.suffix(2).contains(where: \.isNumber) }
        let beside = priced.compactMap { own in
            bare.max { sharedRows($0, own) < sharedRows($1, own) }.flatMap { sharedRows($0, own) > 0 ? $0 : nil }
        }
        return (priced, beside)
    }

    /// How many pixel rows the words have in common that face each other from two lines side by side; 0 for others. The
    /// page may be turned a little, so that the lines themselves aren't level.
    private static func sharedRows(_ one: [Word], _ other: [Word]) -> Int {
        let (one, other) = (one.map(\.box), other.map(\.box))
        guard let own = one.union(), let beside = other.union() else { return 0 }
        let isLeft = own.maxX <= beside.x
        guard isLeft || beside.maxX <= own.x,
            let near = isLeft ? one.max(by: { $0.maxX < $1.maxX }) : one.min(by: { $0.x < $1.x }),
            let facing = isLeft ? other.min(by: { $0.x < $1.x }) : other.max(by: { $0.maxX < $1.maxX })
        else { return 0 }
        let shared = min(near.maxY, facing.maxY) - max(near.y, facing.y)
        return shared * 4 > min(near.height, facing.height) ? shared : 0
    }

    /// The lines in the menu's own language on a page that says each dish twice: those beside the priced lines, since
    /// guests read up to the price, or the priced lines themselves where the translation is below. Nil on other pages.
    private static func ownLines(_ lines: [[Word]]) -> [Word]? {
        let (priced, beside) = priced(lines)
        if areNearlyAll(beside.count, of: priced.count) { return beside.flatMap(\.self) }
        func isPriced(_ line: [Word]) -> Bool { line.suffix(2).contains(where: \.isNumber) }
        let pairs = zip(lines, lines.dropFirst()).filter { isPriced($0) && !isPriced($1) }
        guard areNearlyAll(pairs.count, of: priced.count) else { return nil }
        func letters(_ lines: [[Word]]) -> Double {
            Double(lines.joined().reduce(0) { $0 + $1.text.count(where: \.isLetter) })
        }
        let (names, below) = (pairs.map(\.0), pairs.map(\.1))
        let areScripts = script(of: names) != script(of: below)
        return areScripts || letters(below) < describing * letters(names) ? names.flatMap(\.self) : nil
    }

    private static func script(of lines: [[Word]]) -> Script? { Script.main(of: lines.joined().map(\.text)) }

    private static func areNearlyAll(_ count: Int, of all: Int) -> Bool {
        count >= fewestBeside && count * 5 >= all * 4
    }

    /// A translation into the same letters is about as long as the name; what says so much more describes the dish. Set by
    /// hand.
    private static let describing = 1.6
    private static let fewestBeside = 4

    private static let writing: [String: Script] = [
        "ara": .arabic, "fas": .arabic, "urd": .arabic, "heb": .hebrew, "rus": .cyrillic, "ukr": .cyrillic,
        "bul": .cyrillic, "srp": .cyrillic, "mkd": .cyrillic, "bel": .cyrillic, "ell": .greek, "hin": .devanagari,
        "mar": .devanagari, "nep": .devanagari,
    ]
}
