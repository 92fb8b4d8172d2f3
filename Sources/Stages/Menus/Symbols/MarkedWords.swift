internal import Models
internal import Pages

/// The words of part of a line, while marks are being removed from them.
struct MarkedWords {
    /// What is left of each word; empty for one that is nothing but marks.
    private(set) var rest: [String]
    /// The symbols by the word's place.
    private(set) var symbols: [Int: [DietarySymbol]] = [:]

    init(_ words: [String]) {
        rest = words
    }

    mutating func take(_ index: Int, _ found: [DietarySymbol], leaving body: String) {
        symbols[index, default: []] += found
        rest[index] = body
    }

    /// Takes words that were read as raised marks. An uncertain mark warns, and stays unresolved beside that: one in five
    /// of those on the drawn menus of four seeds (11 of 55) was another letter.
    mutating func takeRaised(_ words: [Word], _ resolver: MarkResolver) {
        for index in words.indices where words[index].raised == true {
            let marks = words[index].text.split(separator: ",").map(String.init)
            let isCertain = words[index].confidence >= RaisedMark.certain
            // "ru" is two marks whose comma was lost.
            var found = marks.flatMap { mark in
                if let letters = resolver.legend.letters(of: mark) { return letters.flatMap(resolver.doubtful) }
                return isCertain ? resolver.symbols(mark) : resolver.doubtful(mark)
            }
            if !isCertain, !found.contains(where: { $0.meaning == .unresolved }) {
                found.append(.unresolved(RaisedMark.unread))
            }
            take(index, found, leaving: "")
        }
    }

    /// Takes "(V)", "[GF]", "(A, C, G)", also attached to a word or spread over several.
    mutating func takeBracketed(_ resolver: MarkResolver) {
        var index = 0
        while index < rest.count {
            guard let open = rest[index].firstIndex(where: BrokenBrackets.isOpening) else {
                index += 1
                continue
            }
            var last = index
            var content = String(rest[index][rest[index].index(after: open)...])
            while !content.contains(where: BrokenBrackets.isClosing), last + 1 < rest.count, last - index < 6 {
                last += 1
                content += " " + rest[last]
            }
            guard Self.mayPrecedeBracket(rest[index][..<open].last),
                let close = content.firstIndex(where: BrokenBrackets.isClosing),
                let found = resolver.bracketed(String(content[..<close]))
            else {
                index = max(last, index + 1)
                continue
            }
            let before = String(rest[index][..<open])
            let after = String(content[content.index(after: close)...])
            symbols[index, default: []] += found
            for word in index...last { rest[word] = "" }
            rest[index] = before
            if last == index { rest[index] += after } else { rest[last] = after }
            // The same word may carry another bracket.
            if last == index, after.contains(where: BrokenBrackets.isOpening) { continue }
            index = max(last, index + 1)
        }
    }

    /// Whether a bracket may follow the character. It must stand alone or behind a word; in "${vegan}" or "<(v)" it
    /// belongs to something that is no mark.
    private static func mayPrecedeBracket(_ character: Character?) -> Bool {
        guard let character else { return true }
        return character.isLetter || character.isNumber || ")]}.,:;*'\"’”!?".contains(character)
    }

    /// Takes "(D\(G)" and "|N)": marks that the menu certainly uses, with a bracket lost or misread. "A) Starters"
    /// isn't one.
    mutating func takeBroken(_ resolver: MarkResolver) {
        for index in rest.indices where index > 0 {
            guard let (body, codes) = BrokenBrackets.split(rest[index], isKnown: resolver.isUsual) else { continue }
            take(index, codes.flatMap(resolver.packed), leaving: body)
        }
    }

    /// Takes raised marks that were read as quotes.
    mutating func takeQuotes(_ raised: RaisedSigns, _ resolver: MarkResolver) {
        for index in rest.indices {
            guard let (body, mark) = raised.split(rest, at: index) else { continue }
            take(index, resolver.doubtful(mark), leaving: body)
        }
    }

    /// Takes stars and superscripts attached to a word, signs standing alone, and "/veg".
    mutating func takeAttached(_ legend: Legend, _ resolver: MarkResolver) {
        for index in rest.indices {
            let text = rest[index]
            if let found = resolver.slashed(text) {
                take(index, found, leaving: "")
                continue
            }
            let isAmount = index > 0 || text.prefix(3).count(where: \.isWholeNumber) > 1
            if isAmount, let (amount, marks) = AttachedMarks.behindAmount(text, legend: legend) {
                take(index, marks.flatMap(resolver.symbols), leaving: amount)
                continue
            }
            if index > 0, rest[index - 1].last?.isWholeNumber == true,
                let (currency, marks) = AttachedMarks.behindCurrency(text, legend: legend)
            {
                take(index, marks.flatMap(resolver.symbols), leaving: currency)
                continue
            }
            let (body, marks) = AttachedMarks.split(text, legend: legend, isFirst: index == 0)
            guard !marks.isEmpty else { continue }
            take(index, marks.flatMap(resolver.symbols), leaving: body)
        }
    }
}
