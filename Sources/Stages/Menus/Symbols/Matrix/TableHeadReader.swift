internal import Models
internal import Pages

/// Reads what stands over the columns of a table: words for allergens, or codes that the menu's legend explains.
struct TableHeadReader {
    let legend: Legend
    /// Of the page's letters.
    let height: Double

    /// A word with its place on the page.
    struct Part {
        var text: String
        var box: Box
        var place: WordPlace?
    }

    /// The heads that words in a row make, from left to right.
    func heads(_ row: [Part]) -> [TableHead] {
        let parts = row.sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }
        let codes = parts.filter { !pieces(of: $0.text).isEmpty }
        // Among codes, a word of two letters is no allergen, nor is one of letters among words.
        if codes.count * 2 > parts.count { return parts.flatMap(coded) }
        var runs: [[Part]] = []
        for part in parts {
            if let last = runs.last?.last, Double(part.box.x - last.box.maxX) <= Self.space * height {
                runs[runs.count - 1].append(part)
            } else {
                runs.append([part])
            }
        }
        return runs.flatMap(divided).map(worded)
    }

    /// A head that was read alone, such as a turned one.
    func head(_ part: Part) -> TableHead {
        let codes = pieces(of: part.text)
        guard codes.count == 1 else { return worded([part]) }
        return TableHead(
            text: codes[0], meanings: legend.meanings(of: codes[0]) ?? [], x: Double(part.box.midX),
            y: Double(part.box.midY), words: [part.place].compactMap(\.self))
    }

    /// Words that stand closer than that, in heights of letters, may belong together.
    private static let space = 0.7

    // MARK: Words

    /// Runs of words that each name one thing: "Tree nuts Milk" are two.
    private func divided(_ run: [Part]) -> [[Part]] {
        let whole = meanings(of: run)
        if run.count < 2 || whole.map({ $0.count == 1 }) == true { return [run] }
        for cut in 1..<run.count where meanings(of: Array(run[cut...])) != nil {
            let first = Array(run[..<cut])
            if meanings(of: first)?.count == 1 { return [first] + divided(Array(run[cut...])) }
        }
        // One word that nobody knows takes no other with it.
        return whole == nil && run.contains { meanings(of: [$0]) != nil } ? run.map { [$0] } : [run]
    }

    /// What words say of a dish when they are nothing but words of legends; else nil.
    private func meanings(of parts: [Part]) -> [SymbolMeaning]? {
        let phrase = LegendPhrase(parts.flatMap { Self.words(of: $0.text) })
        return phrase.isPure && !phrase.meanings.isEmpty ? phrase.meanings : nil
    }

    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map { $0.foldedForMatching }
    }

    private func worded(_ run: [Part]) -> TableHead {
        let box = run.map(\.box).union() ?? Box(x: 0, y: 0, width: 0, height: 0)
        return TableHead(
            text: run.map(\.text).joined(separator: " "), meanings: meanings(of: run) ?? [], x: Double(box.midX),
            y: Double(box.midY), words: run.compactMap(\.place))
    }

    /// A head together with the words right above or below it, where only both say something: "Tree" over "nuts".
    func joined(_ upper: TableHead, _ lower: TableHead) -> TableHead? {
        guard !upper.isUnderstood || !lower.isUnderstood else { return nil }
        let isCut = upper.text.last.map { "-‐–".contains($0) } ?? false
        let text = isCut ? upper.text.dropLast() + lower.text : upper.text + " " + lower.text
        let phrase = LegendPhrase(Self.words(of: String(text)))
        guard phrase.isPure, !phrase.meanings.isEmpty else { return nil }
        return TableHead(
            text: String(text), meanings: phrase.meanings, x: (upper.x + lower.x) / 2, y: lower.y,
            words: upper.words + lower.words)
    }

    // MARK: Codes

    /// A head for each code of a word: the reader takes "K L M" in narrow columns for one.
    private func coded(_ part: Part) -> [TableHead] {
        let found = pieces(of: part.text)
        guard !found.isEmpty else { return [worded([part])] }
        let length = Double(found.reduce(0) { $0 + $1.count })
        let letter = min(Double(part.box.width) / length, Self.letter * Double(part.box.height))
        // From the middle of the first code to that of the last one, since columns are of one width.
        let first = Double(part.box.x) + Double(found[0].count) * letter / 2
        let last = Double(part.box.maxX) - Double(found[found.count - 1].count) * letter / 2
        return found.enumerated().map { place, code in
            let share = found.count > 1 ? Double(place) / Double(found.count - 1) : 0.5
            return TableHead(
                text: code, meanings: legend.meanings(of: code) ?? [], x: first + share * (last - first),
                y: Double(part.box.midY), words: [part.place].compactMap(\.self))
        }
    }

    /// How wide a capital is, in heights.
    private static let letter = 0.75

    /// The codes of the legend that a word consists of, in rising order; empty where it isn't of these alone, or could
    /// be divided in several ways.
    private func pieces(of text: String) -> [String] {
        let bare = text.filter { $0.isLetter || $0.isNumber }
        guard (1...16).contains(bare.count), bare.count == text.count || bare.count <= 3 else { return [] }
        if legend.explains(bare) { return [bare] }
        if let letters = legend.letters(of: bare) { return letters }
        guard bare.allSatisfy({ $0.isASCII && $0.isWholeNumber }) else { return [] }
        let ways = numbers(Array(bare), above: 0)
        return ways.count == 1 ? ways[0].map(String.init) : []
    }

    private func numbers(_ digits: [Character], above last: Int) -> [[Int]] {
        if digits.isEmpty { return [[]] }
        return (1...min(2, digits.count)).flatMap { length -> [[Int]] in
            guard digits[0] != "0", let number = Int(String(digits[..<length])), number > last,
                legend.explains(String(number))
            else { return [] }
            return numbers(Array(digits[length...]), above: number).map { [number] + $0 }
        }
    }
}
