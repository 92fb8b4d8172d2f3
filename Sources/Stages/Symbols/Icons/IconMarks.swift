internal import Models

/// Decides which of a menu's candidates are drawings that mark dishes, and adds them to its marks.
///
/// A drawing counts when the legend explains one like it, when it looks like one of the program's own drawings, or when
/// it stands in a colour of its own beside several dishes; the last stays without a meaning.
struct IconMarks {
    private let menu: MarkedMenu
    private let classes: IconClasses
    private let legend: IconLegend

    /// The menu with its icons, their meanings among its legend and its marks.
    static func added(to menu: MarkedMenu) -> MarkedMenu {
        guard menu.pages.contains(where: { !$0.page.icons.isEmpty }) else { return menu }
        return IconMarks(menu).result
    }

    private init(_ menu: MarkedMenu) {
        self.menu = menu
        classes = IconClasses(menu.pages.map(\.page.icons))
        legend = IconLegend(classes, pages: menu.pages.map { $0.page.lines.numbered })
    }

    private var result: MarkedMenu {
        var menu = menu
        var number = 0
        var icons = [[PlacedIcon]](repeating: [], count: menu.pages.count)
        for (index, group) in classes.groups.enumerated() {
            guard let ruling = IconRuling(group, explained: legend.entries.filter { $0.group == index }, among: classes)
            else { continue }
            number += 1
            let mark = IconConvention.words(for: ruling.drawing, group.colour, shape: number)
            let symbols = ruling.meanings.map {
                DietarySymbol(mark: mark, meaning: $0, source: $0 == .unresolved ? .unresolved : ruling.source)
            }
            if ruling.source == .legend { menu.legend.append(LegendEntry(mark: mark, meanings: ruling.meanings)) }
            for member in group.members {
                let lines = menu.pages[member.page].page.lines
                guard let place = Self.neighbour(of: member.candidate, in: lines) else { continue }
                let explains = legend.entries.contains {
                    $0.group == index && $0.page == member.page && $0.span.line == place.line
                        && $0.span.words.contains(place.word)
                }
                guard explains || ruling.accepts(member.candidate) else { continue }
                icons[member.page].append(
                    PlacedIcon(
                        box: member.candidate.box, beside: place, isBehind: member.candidate.isBehind, shape: number,
                        drawing: ruling.drawing, colour: group.colour, symbols: symbols,
                        confidence: ruling.confidence, isLegend: explains, misread: member.candidate.misread))
            }
        }
        for page in menu.pages.indices {
            let found = icons[page].sorted {
                ($0.beside.line, $0.beside.word, $0.box.x, $0.box.y) < (
                    $1.beside.line, $1.beside.word, $1.box.x, $1.box.y
                )
            }
            menu.pages[page].icons = found
            menu.pages[page].addLegend(legend.entries.filter { $0.page == page }.map(\.span))
            menu.pages[page].addMarks(of: found)
        }
        return menu
    }

    /// The word it stands beside, passing over words read into it.
    private static func neighbour(of candidate: IconCandidate, in lines: [Line]) -> WordPlace? {
        guard lines.indices.contains(candidate.line) else { return nil }
        let count = lines[candidate.line].words.count
        let steps =
            candidate.isBehind
            ? Array((0..<min(max(candidate.word, 0), count)).reversed())
            : Array(min(max(candidate.word, 0), count)..<count)
        return steps.lazy.map { WordPlace(line: candidate.line, word: $0) }.first { !candidate.misread.contains($0) }
    }
}

extension MarkedPage {
    /// Adds spans that explain icons, where no other span explains something already.
    fileprivate mutating func addLegend(_ spans: [WordSpan]) {
        for span in spans where !legend.contains(where: { $0.line == span.line && $0.words.overlaps(span.words) }) {
            legend.append(span)
        }
        legend.sort { ($0.line, $0.firstWord) < ($1.line, $1.firstWord) }
    }

    /// Gives icons to the words beside them, and takes what was read into them out of the names.
    fileprivate mutating func addMarks(of icons: [PlacedIcon]) {
        let lines = page.lines
        func change(_ place: WordPlace, _ body: (inout PlacedMark) -> Void) {
            if let known = marks.firstIndex(where: { $0.line == place.line && $0.word == place.word }) {
                body(&marks[known])
            } else if lines.indices.contains(place.line), lines[place.line].words.indices.contains(place.word) {
                var mark = PlacedMark(
                    line: place.line, word: place.word, rest: lines[place.line].words[place.word].text, symbols: [])
                body(&mark)
                marks.append(mark)
            }
        }
        for icon in icons {
            for place in icon.misread {
                change(place) { mark in
                    mark.rest = ""
                    mark.symbols = []
                }
            }
            guard !icon.isLegend else { continue }
            change(icon.beside) { mark in
                for symbol in icon.symbols where !mark.symbols.contains(symbol) { mark.symbols.append(symbol) }
            }
        }
        marks.sort { ($0.line, $0.word) < ($1.line, $1.word) }
    }
}
