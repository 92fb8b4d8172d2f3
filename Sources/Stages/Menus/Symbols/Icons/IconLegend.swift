internal import Models
internal import Pages

/// Which drawings the menu explains by the words beside them.
struct IconLegend {
    struct Entry {
        var page: Int
        /// The drawing that stands before the words, or behind them.
        var candidate: IconCandidate
        var span: WordSpan
        var phrase: LegendPhrase
    }

    private(set) var entries: [Entry] = []
    /// What else the legend warns of, by drawings that were not seen.
    private(set) var lost: [LegendPhrase] = []
    /// Drawings among those of a legend, whose words nobody understands.
    private(set) var unexplained: [IconCandidate] = []

    /// Whether the menu marks its dishes by drawings.
    var isOfIcons: Bool { entries.count >= Self.fewest }

    /// A menu that explains fewer drawings may have them for other things.
    private static let fewest = 3

    /// - Parameters:
    ///   - candidates: those of each page.
    ///   - pages: each page's lines.
    init(_ candidates: [[IconCandidate]], pages: [[Line]]) {
        var behind: [Entry] = []
        var before: [Entry] = []
        // How much more speaks for drawings before their meanings than for such behind them: signs between words and
        // drawings, and rows that begin with a drawing or only end in one.
        var order = 0
        for page in pages.indices {
            let places = Dictionary(grouping: candidates[page], by: \.line)
            for line in pages[page] {
                guard let icons = places[line.id], !line.words.contains(where: { PriceReader.isPrice($0.text) })
                else { continue }
                let row = IconRow(line, icons: icons)
                var found = row.meaningsBehind(page: page)
                if !found.isEmpty, let last = Self.broken(row, in: pages[page], places, page: page) {
                    found.append(last)
                }
                let isPriced = Self.hasPrice(onRowOf: line, pages[page])
                // A dish called "Vegan" has its price somewhere on its row, while a legend of several drawings may have
                // one beside it in another column.
                if found.count > 1 || !isPriced { behind += found }
                guard !isPriced else { continue }
                let turned = row.meaningsBefore(page: page)
                before += turned
                if found.isEmpty, turned.isEmpty { continue }
                let signs = row.signs
                order += signs
                // The rows of a running text begin and end anywhere.
                if signs == 0, row.beginsWithIcon, !found.isEmpty { order += 1 }
                if signs == 0, !row.beginsWithIcon, row.icons.last.map(row.isLast) == true, !turned.isEmpty {
                    order -= 1
                }
            }
        }
        // A legend has its drawings either before their meanings or behind them.
        entries = Self.confirmed(order < 0 && before.count >= Self.fewest ? before : behind)
        if isOfIcons, order >= 0 {
            for page in pages.indices { entries += uncertain(candidates[page], in: pages[page], page: page) }
        }
        if isOfIcons { lost = pages.indices.flatMap { lost(in: pages[$0], page: $0) } }
        for page in pages.indices {
            let own = entries.filter { $0.page == page }
            unexplained += candidates[page].filter { candidate in
                !own.contains { $0.candidate == candidate }
                    && own.contains { Self.isBeside(candidate, $0, pages[page]) }
            }
        }
        entries.sort { ($0.page, $0.span.line, $0.span.firstWord) < ($1.page, $1.span.line, $1.span.firstWord) }
    }

    /// What drawings warn of that stand among those of a legend, though some of their words are unknown or stand on the
    /// line below.
    private func uncertain(_ candidates: [IconCandidate], in lines: [Line], page: Int) -> [Entry] {
        var own = entries.filter { $0.page == page }
        let known = own.count
        let places = Dictionary(grouping: candidates, by: \.line)
        for line in lines {
            guard let icons = places[line.id], let box = line.words.map(\.box).union(),
                own.contains(where: { Self.isNear(box, lines[$0.span.line]) }),
                !line.words.contains(where: { PriceReader.isPrice($0.text) })
            else { continue }
            let row = IconRow(line, icons: icons)
            for icon in icons where !own.contains(where: { $0.candidate == icon }) {
                guard let words = row.words(behind: icon, goesOn: true),
                    let box = words.map({ line.words[$0].box }).union()
                else { continue }
                let below = Self.wordsBelow(box, isLast: words.upperBound == line.words.count, of: line, lines, places)
                if let entry = row.warningsBehind(icon, goingOn: below, page: page) { own.append(entry) }
            }
        }
        return Array(own[known...])
    }

    /// Whether a line stands no farther above or below one of a legend than a meaning of two lines.
    private static func isNear(_ box: Box, _ line: Line) -> Bool {
        max(box.y - line.box.maxY, line.box.y - box.maxY) < 3 * min(box.height, line.box.height)
    }

    /// The words on which a meaning goes on: those right below it, or, at the end of a line, those at the beginning of the
    /// next, up to the first drawing.
    private static func wordsBelow(
        _ box: Box, isLast: Bool, of line: Line, _ lines: [Line], _ places: [Int: [IconCandidate]]
    ) -> [Word] {
        guard let below = lines.filter({ isRightBelow($0, line) }).min(by: { $0.box.y < $1.box.y }) else { return [] }
        let spans = LineSpans.spans(of: below)
        let span = spans.first { span in
            let first = below.words[span.firstWord].box
            return abs(first.x - box.x) < 2 * box.height
        }
        guard let span = span ?? (isLast ? spans.first : nil) else { return [] }
        let end = min(
            places[below.id]?.map(\.word).filter(span.words.contains).min() ?? span.words.upperBound,
            IconRow.gap(after: span.firstWord, in: below) ?? .max)
        return Array(below.words[span.firstWord..<max(span.firstWord, end)])
    }

    /// "Fish" beside a drawing could be a dish; several such words in a row make a legend.
    private static func confirmed(_ found: [Entry]) -> [Entry] {
        // A speck or an asterisk before a note isn't a drawing.
        if found.count == 1, !found[0].candidate.standsOut { return [] }
        return found.filter { entry in
            entry.phrase.isTelling
                || found.contains {
                    $0.candidate != entry.candidate && $0.phrase.meanings != entry.phrase.meanings
                        && $0.page == entry.page && abs($0.span.line - entry.span.line) <= 2
                }
        }
    }

    /// What words among those of the legend warn of though no drawing stands beside them: each meaning that nothing
    /// else explains.
    private func lost(in lines: [Line], page: Int) -> [LegendPhrase] {
        let own = entries.filter { $0.page == page }
        var known = own.map(\.phrase.meanings)
        var lost: [LegendPhrase] = []
        for line in lines where own.contains(where: { Self.isNear(line.box, lines[$0.span.line]) }) {
            guard !line.words.contains(where: { PriceReader.isPrice($0.text) }) else { continue }
            let told = Set(own.filter { $0.span.line == line.id }.flatMap(\.span.words))
            for span in LineSpans.spans(of: line) {
                for run in Self.runs(of: span.words.filter { !told.contains($0) }, in: line) {
                    let phrase = IconRow.phrase(run.map { line.words[$0].withoutGluedCode })
                    guard phrase.isPure, !phrase.meanings.isEmpty, phrase.meanings.allSatisfy(\.warns),
                        !known.contains(where: { !Set($0).isDisjoint(with: phrase.meanings) })
                    else { continue }
                    known.append(phrase.meanings)
                    lost.append(phrase)
                }
            }
        }
        return lost
    }

    /// Words that stand together, without gaps in which a drawing may stand.
    private static func runs(of words: [Int], in line: Line) -> [[Int]] {
        var runs: [[Int]] = []
        for word in words {
            if let last = runs.last?.last, last + 1 == word, IconRow.gap(after: last, in: line) != word {
                runs[runs.count - 1].append(word)
            } else {
                runs.append([word])
            }
        }
        return runs
    }

    /// Whether a drawing stands in the row of words that explain another one.
    private static func isBeside(_ candidate: IconCandidate, _ entry: Entry, _ lines: [Line]) -> Bool {
        guard candidate.line == entry.span.line, lines.indices.contains(candidate.line) else { return false }
        let words = lines[candidate.line].words
        guard
            let span = LineSpans.spans(of: lines[candidate.line]).first(where: { $0.words.overlaps(entry.span.words) }),
            let box = words[span.words].map(\.box).union()
        else { return false }
        return candidate.box.midX > box.x - 2 * box.height && candidate.box.midX < box.maxX + 2 * box.height
    }

    /// The last drawing of a row of meanings, whose words begin the line below.
    private static func broken(
        _ row: IconRow, in lines: [Line], _ places: [Int: [IconCandidate]], page: Int
    ) -> Entry? {
        guard let last = row.icons.last, row.isLast(last),
            let below = lines.filter({ isRightBelow($0, row.line) }).min(by: { $0.box.y < $1.box.y }),
            let span = LineSpans.spans(of: below).first
        else { return nil }
        let end = places[below.id]?.map(\.word).min() ?? below.words.count
        let count = min(end, span.wordCount, IconRow.gap(after: 0, in: below) ?? .max)
        guard count > 0 else { return nil }
        let phrase = IconRow.phrase(below.words[..<count].map(\.self))
        guard phrase.isPure, !phrase.meanings.isEmpty else { return nil }
        return Entry(
            page: page, candidate: last, span: WordSpan(line: below.id, firstWord: 0, wordCount: count),
            phrase: phrase)
    }

    private static func isRightBelow(_ line: Line, _ above: Line) -> Bool {
        line.id != above.id && !line.words.isEmpty && line.box.midY > above.box.maxY
            && line.box.y - above.box.maxY < above.box.height && line.box.x < above.box.maxX
            && above.box.x < line.box.maxX
    }

    private static func hasPrice(onRowOf line: Line, _ lines: [Line]) -> Bool {
        let upright = line.box.width >= line.box.height
        return lines.contains { other in
            other.words.contains { word in
                let middle = upright ? word.box.midY : word.box.midX
                return middle >= (upright ? line.box.y : line.box.x)
                    && middle < (upright ? line.box.maxY : line.box.maxX) && PriceReader.isPrice(word.text)
            }
        }
    }
}
