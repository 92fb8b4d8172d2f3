internal import Models
internal import Pages

/// Which drawings the menu explains by the words beside them.
struct IconLegend {
    struct Entry {
        /// The index of the class among the menu's classes.
        var group: Int
        var page: Int
        var span: WordSpan
        var phrase: LegendPhrase
    }

    private(set) var entries: [Entry] = []

    /// - Parameter pages: each page's lines.
    init(_ classes: IconClasses, pages: [[Line]]) {
        var places: [Int: [Int: [(group: Int, candidate: IconCandidate)]]] = [:]
        for (group, found) in classes.groups.enumerated() {
            for member in found.members {
                places[member.page, default: [:]][member.candidate.line, default: []].append((group, member.candidate))
            }
        }
        var doubtful: [Entry] = []
        for page in pages.indices {
            for line in pages[page] {
                guard let icons = places[page]?[line.id], !line.words.contains(where: { PriceReader.isPrice($0.text) })
                else { continue }
                let found = Self.entries(in: line, icons: icons, page: page)
                // A dish called "Vegan" has its price somewhere on its row, while a legend of several drawings may have
                // one beside it in another column.
                if found.count == 1, Self.hasPrice(onRowOf: line, pages[page]) { continue }
                for entry in found {
                    if entry.phrase.isTelling { entries.append(entry) } else { doubtful.append(entry) }
                }
            }
        }
        // "Fish" beside a drawing could be a dish; several such words in a row make a legend.
        for entry in doubtful {
            let near = (doubtful + entries).filter {
                $0.group != entry.group && $0.page == entry.page && abs($0.span.line - entry.span.line) <= 2
            }
            if !near.isEmpty { entries.append(entry) }
        }
        entries.sort { ($0.page, $0.span.line, $0.span.firstWord) < ($1.page, $1.span.line, $1.span.firstWord) }
    }

    /// The words from one drawing to the next, where they belong to a legend.
    private static func entries(
        in line: Line, icons: [(group: Int, candidate: IconCandidate)], page: Int
    ) -> [Entry] {
        let icons = icons.sorted { ($0.candidate.box.x, $0.group) < ($1.candidate.box.x, $1.group) }
        let spans = LineSpans.spans(of: line)
        let misread = Set(icons.flatMap(\.candidate.misread).filter { $0.line == line.id }.map(\.word))
        func isText(_ word: Int) -> Bool { !misread.contains(word) }
        return icons.enumerated().compactMap { number, icon in
            let count = line.words.count
            guard let first = (min(max(icon.candidate.word, 0), count)..<count).first(where: isText),
                let span = spans.first(where: { $0.words.contains(first) })
            else { return nil }
            let next = icons.dropFirst(number + 1).map(\.candidate.word).filter { $0 > first }.min()
            let limit = min(span.words.upperBound, next ?? count, Self.gap(after: first, in: line) ?? count)
            let end = (first..<max(first, limit)).last(where: isText).map { $0 + 1 } ?? first
            guard first < end else { return nil }
            // A legend explains drawings one after the other, not in the middle of a sentence.
            let leading = (span.words.lowerBound..<first).filter { isText($0) && line.words[$0].text.hasLetters(1) }
            guard leading.allSatisfy({ LegendPhrase(words(line.words[$0...$0])).isPure }) else { return nil }
            let phrase = LegendPhrase(joined((first..<end).filter(isText).flatMap { words(line.words[$0...$0]) }))
            guard phrase.isPure, !phrase.meanings.isEmpty else { return nil }
            return Entry(
                group: icon.group, page: page,
                span: WordSpan(line: line.id, firstWord: first, wordCount: end - first), phrase: phrase)
        }
    }

    /// The first word behind a gap where an undetected drawing may stand, or nil.
    private static func gap(after first: Int, in line: Line) -> Int? {
        (first..<line.words.count).dropFirst().first { index in
            let (before, after) = (line.words[index - 1].box, line.words[index].box)
            let isUpright = line.box.width >= line.box.height
            let height = isUpright ? max(before.height, after.height) : max(before.width, after.width)
            let gap =
                isUpright
                ? max(after.x - before.maxX, before.x - after.maxX) : max(after.y - before.maxY, before.y - after.maxY)
            return gap * 10 > height * 8
        }
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

    private static func words(_ words: ArraySlice<Word>) -> [String] {
        LegendLexer.tokens(words).compactMap { token in
            if case .word(let text) = token.kind { corrected(text.foldedForMatching) } else { nil }
        }
    }

    /// Joins words such as "Best seller", which the tables have as one.
    private static func joined(_ words: [String]) -> [String] {
        var joined: [String] = []
        for word in words {
            if word == "seller", joined.last == "best" {
                joined[joined.count - 1] = "bestseller"
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    /// Corrects a long word for a diet with one misread letter, which is common in a legend's small print; no other
    /// word is that close to these.
    private static func corrected(_ word: String) -> String {
        guard MeaningWords.word(word) == nil, (9...12).contains(word.count) else { return word }
        return dietWords.first { known in
            known.count == word.count && zip(known, word).count { $0 != $1 } == 1
        } ?? word
    }

    private static let dietWords = [
        "vegetarian", "vegetarisch", "vegetarien", "vegetariano", "vegetariana", "vegetariani",
    ]
}
