internal import Models

/// Finds the marks on a page's lines.
struct MarkFinder {
    let legend: Legend
    let usage: MarkUsage
    private let resolver: MarkResolver

    init(legend: Legend, usage: MarkUsage) {
        self.legend = legend
        self.usage = usage
        resolver = MarkResolver(legend: legend)
    }

    func marks(in lines: [Line], besides explaining: [WordSpan]) -> [PlacedMark] {
        let taken = Dictionary(grouping: explaining, by: \.line)
        return lines.flatMap { line in
            LineSpans.spans(of: line).filter { taken[line.id]?.contains($0) != true }.flatMap { marks(in: line, $0) }
        }
    }

    private func marks(in line: Line, _ span: WordSpan) -> [PlacedMark] {
        let words = Array(line.words[span.words])
        var rest = words.map(\.text)
        var symbols: [Int: [DietarySymbol]] = [:]
        takeBracketed(&rest, &symbols)
        takeAttached(&rest, &symbols)
        takeRun(&rest, words: words, &symbols)
        return words.indices.compactMap { index in
            guard symbols[index] != nil || rest[index] != words[index].text else { return nil }
            return PlacedMark(
                line: line.id, word: span.firstWord + index, rest: rest[index], symbols: symbols[index] ?? [])
        }
    }

    /// "(V)", "[GF]", "(A, C, G)", also glued to a word or spread over several.
    private func takeBracketed(_ rest: inout [String], _ symbols: inout [Int: [DietarySymbol]]) {
        var index = 0
        while index < rest.count {
            guard let open = rest[index].firstIndex(where: { "([{".contains($0) }) else {
                index += 1
                continue
            }
            var last = index
            var content = String(rest[index][rest[index].index(after: open)...])
            while !content.contains(where: { ")]}".contains($0) }), last + 1 < rest.count, last - index < 6 {
                last += 1
                content += " " + rest[last]
            }
            guard Self.mayPrecedeBracket(rest[index][..<open].last),
                let close = content.firstIndex(where: { ")]}".contains($0) }),
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
            if last == index, after.contains(where: { "([{".contains($0) }) { continue }
            index = max(last, index + 1)
        }
    }

    /// A bracket stands alone or behind a word; in "${vegan}" or "<(v)" it belongs to something that is no mark.
    private static func mayPrecedeBracket(_ character: Character?) -> Bool {
        guard let character else { return true }
        return character.isLetter || character.isNumber || ")]}.,:;*'\"’”!?".contains(character)
    }

    /// Stars and superscripts glued to a word, signs standing alone, and "/veg".
    private func takeAttached(_ rest: inout [String], _ symbols: inout [Int: [DietarySymbol]]) {
        for index in rest.indices {
            let text = rest[index]
            if let found = slashed(text) {
                symbols[index, default: []] += found
                rest[index] = ""
                continue
            }
            let (body, marks) = AttachedMarks.split(text, legend: legend, isFirst: index == 0)
            guard !marks.isEmpty else { continue }
            symbols[index, default: []] += marks.flatMap(resolver.symbols)
            rest[index] = body
        }
    }

    private func slashed(_ text: String) -> [DietarySymbol]? {
        guard text.hasPrefix("/"), text.count >= 4 else { return nil }
        return resolver.bracketed(String(text.dropFirst()))
    }

    private func takeRun(
        _ rest: inout [String], words line: [Word], _ symbols: inout [Int: [DietarySymbol]]
    ) {
        var words = line
        var kept: [Int] = []
        for index in rest.indices where !rest[index].isEmpty {
            words[kept.count].text = rest[index]
            words[kept.count].box = line[index].box
            kept.append(index)
        }
        guard let run = CodeRun(words, in: 0..<kept.count), usage.accepts(run, legend: legend) else { return }
        for position in run.words {
            let index = kept[position]
            symbols[index, default: []] += (CodeRun.codes(in: rest[index]) ?? []).flatMap(resolver.symbols)
            rest[index] = ""
        }
    }
}
