internal import Judging
internal import Models
internal import Pages

/// Finds the marks on a page's lines.
struct MarkFinder {
    let legend: Legend
    let usage: MarkUsage
    let raised: RaisedSigns
    private let resolver: MarkResolver

    init(legend: Legend, usage: MarkUsage, raised: RaisedSigns) {
        self.legend = legend
        self.usage = usage
        self.raised = raised
        resolver = MarkResolver(legend: legend)
    }

    func marks(in lines: [Line], besides explaining: [WordSpan]) -> [PlacedMark] {
        let taken = Dictionary(grouping: explaining, by: \.line)
        let prices = PriceRows(lines)
        let diets = DietLines.symbols(lines, resolver: resolver)
        return lines.flatMap { line -> [PlacedMark] in
            if let symbols = diets[line.id], taken[line.id] == nil, let first = line.words.first {
                // The words remain part of the description.
                return [PlacedMark(line: line.id, word: 0, rest: first.text, symbols: symbols)]
            }
            return LineSpans.spans(of: line).filter { taken[line.id]?.contains($0) != true }
                .flatMap { marks(in: line, $0, prices) }
        }
    }

    private func marks(in line: Line, _ span: WordSpan, _ prices: PriceRows) -> [PlacedMark] {
        let words = Array(line.words[span.words])
        var found = MarkedWords(words.map(\.text))
        found.takeRaised(words, resolver)
        found.takeBracketed(resolver)
        found.takeBroken(resolver)
        found.takeQuotes(raised, resolver)
        found.takeAttached(legend, resolver)
        takeRun(&found, words: words, prices)
        return words.indices.compactMap { index in
            guard found.symbols[index] != nil || found.rest[index] != words[index].text else { return nil }
            return PlacedMark(
                line: line.id, word: span.firstWord + index, rest: found.rest[index],
                symbols: found.symbols[index] ?? [])
        }
    }

    private func takeRun(_ found: inout MarkedWords, words line: [Word], _ prices: PriceRows) {
        var words = line
        var kept: [Int] = []
        for index in found.rest.indices where !found.rest[index].isEmpty {
            words[kept.count].text = found.rest[index]
            words[kept.count].box = line[index].box
            kept.append(index)
        }
        // The price may stand far to the right, in a line of its own.
        guard let last = kept.indices.last,
            var run = CodeRun(
                words, in: 0..<kept.count, isMark: MarkUsage.isMark(legend), isPriced: prices.follow(words[last].box))
        else { return }
        run.isBesidePrice =
            !run.followsName && run.words.count == kept.count
            && words[..<kept.count].map(\.box).union().map { prices.cross($0) && prices.isLast($0) } == true
        guard usage.accepts(run, legend: legend) else { return }
        for position in run.words {
            let index = kept[position]
            // The run is known to be marks, so "3,14" is no price any more.
            guard
                let codes = CodeRun.codes(
                    in: found.rest[index], isMark: MarkUsage.isMark(legend), besidePrice: true)
            else { continue }
            let lacksMark = CodeRun.lacksMark(in: found.rest[index], isFirst: position == run.words.lowerBound)
            found.take(
                index, codes.flatMap(resolver.packed) + (lacksMark ? [.unresolved(RaisedMark.unread)] : []),
                leaving: "")
        }
    }
}
