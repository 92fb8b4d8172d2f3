internal import Models
internal import Pages

/// Decides which of a menu's candidates are drawings that mark dishes, and adds them to its marks.
///
/// A drawing counts when the legend explains one like it, when it looks like one of the program's own drawings, or when
/// it stands in a colour of its own beside several dishes; in the last case it has no meaning.
struct IconMarks {
    private let menu: MarkedMenu
    private let classes: IconClasses
    private let legend: IconLegend
    /// The colours in which the menu prints the letters and numbers that it explains, other than that of its text.
    private let colours: Set<IconColour>

    /// The menu with its icons; their meanings are added to its legend and its marks.
    ///
    /// - Parameter tables: those of the pages, whose signs are no icons.
    static func added(to menu: MarkedMenu, besides tables: [AllergenTable?]) -> MarkedMenu {
        guard menu.pages.contains(where: { !$0.page.icons.isEmpty }) else { return menu }
        return IconMarks(menu, besides: tables).result
    }

    private init(_ menu: MarkedMenu, besides tables: [AllergenTable?]) {
        var menu = menu
        var candidates = zip(menu.pages, tables).map { page, table in
            let signs = table?.cells.map(\.sign.box) ?? []
            return page.page.icons.filter { icon in !signs.contains { icon.box.gap(to: $0) == 0 } }
        }
        let lines = menu.pages.map { $0.page.lines.numbered }
        for page in candidates.indices { candidates[page].removeAll { menu.pages[page].isCurrency($0) } }
        // What reads plainly as a letter is a drawing only on a menu that explains others.
        let plain = candidates.enumerated().map { page, icons in
            icons.filter { !menu.pages[page].isPlainLetter($0) }
        }
        if !IconLegend(plain, pages: lines).isOfIcons { candidates = plain }
        var legend = IconLegend(candidates, pages: lines)
        // Drawings are read as letters, and letters are found as drawings; a menu has its marks of one kind.
        let misread = Set(legend.entries.flatMap { menu.pages[$0.page].misread(into: $0.candidate) })
        let letters = menu.legend.count { !misread.contains(MarkCode.key($0.mark)) }
        let isOrdered = LegendOrder.isKept(by: menu.legend)
        var coloured: [IconColour] = []
        if letters > legend.entries.count || isOrdered {
            let warning = Set(
                menu.legend.filter { $0.meanings.allSatisfy(\.warns) }.map { MarkCode.key($0.mark) })
            for page in candidates.indices {
                let read = menu.pages[page]
                func isCode(_ icon: IconCandidate) -> Bool {
                    isOrdered && !icon.misread.isEmpty && read.misread(into: icon).allSatisfy(warning.contains)
                }
                coloured += candidates[page].filter { $0.isDistinct && isCode($0) }.map(\.colour)
                candidates[page].removeAll { read.isLetter($0) || isCode($0) }
            }
            legend = IconLegend(candidates, pages: lines)
        } else if !misread.isEmpty {
            menu.legend.removeAll { misread.contains(MarkCode.key($0.mark)) }
            let rest = Legend(menu.legend)
            for page in candidates.indices { menu.pages[page].doubt(whatIsNotIn: rest) }
        }
        self.menu = menu
        self.legend = legend
        colours = Set(coloured.filter { colour in coloured.count { $0 == colour } >= Self.fewestColoured })
        classes = IconClasses(candidates, legend: legend)
    }

    /// A single letter in a colour may be a misread drawing.
    private static let fewestColoured = 2

    /// A candidate that counts as a drawing.
    private struct Accepted {
        var member: IconClasses.Member
        var ruling: IconRuling
        var colour: IconColour
        var number: Int
        var symbols: [DietarySymbol]
    }

    private var result: MarkedMenu {
        var menu = menu
        var accepted: [Accepted] = []
        var number = 0
        let sizes = classes.groups.filter { !$0.explained.isEmpty }.map { $0.median(\.size) }
        let size = legend.isOfIcons ? 0.9 * (sizes.min() ?? 0)...1.1 * (sizes.max() ?? 0) : nil
        var rulings = classes.groups.map { group in
            // What has the colour of the marks and wasn't read may be one of them.
            IconRuling(
                group, among: classes, isMarked: legend.isOfIcons || colours.contains(group.colour),
                isOfSize: size?.contains(group.median(\.size)) == true)
        }
        // Where one drawing isn't explained, and one meaning has lost its drawing, these belong together.
        let open = rulings.indices.filter { rulings[$0] != nil && classes.groups[$0].explained.isEmpty }
        if open.count == 1, legend.lost.count == 1, !classes.groups[open[0]].isDoubtful {
            rulings[open[0]]?.meanings = legend.lost[0].meanings + [.unresolved]
        }
        for (group, ruling) in zip(classes.groups, rulings) {
            guard let ruling else { continue }
            number += 1
            let mark = IconConvention.words(for: ruling.drawing, group.colour, shape: number)
            let symbols = ruling.meanings.map {
                DietarySymbol(mark: mark, meaning: $0, source: $0 == .unresolved ? .unresolved : ruling.source)
            }
            if ruling.source == .legend { menu.legend.append(LegendEntry(mark: mark, meanings: ruling.meanings)) }
            for member in group.members where ruling.accepts(member.candidate) {
                accepted.append(
                    Accepted(
                        member: member, ruling: ruling, colour: group.colour, number: number, symbols: symbols))
            }
        }
        for page in menu.pages.indices {
            menu.pages[page].addLegend(legend.entries.filter { $0.page == page }.map(\.span))
            let icons = accepted.filter { $0.member.page == page }
            let misread = Set(icons.flatMap(\.member.candidate.misread))
            menu.pages[page].icons = icons.compactMap { Self.placed($0, on: menu.pages[page], misread: misread) }
                .sorted {
                    ($0.beside.line, $0.beside.word, $0.box.x, $0.box.y)
                        < ($1.beside.line, $1.beside.word, $1.box.x, $1.box.y)
                }
            menu.pages[page].addMarks()
        }
        return menu
    }

    /// The drawing placed beside the nearest word of its line that wasn't itself read into a drawing; nil where there
    /// is none.
    private static func placed(_ icon: Accepted, on page: MarkedPage, misread: Set<WordPlace>) -> PlacedIcon? {
        let candidate = icon.member.candidate
        let lines = page.page.lines
        guard lines.indices.contains(candidate.line) else { return nil }
        let words = lines[candidate.line].words
        let middle = min(max(candidate.word, 0), words.count)
        func isWord(_ index: Int) -> Bool { !misread.contains(WordPlace(line: candidate.line, word: index)) }
        let before = (0..<middle).last(where: isWord)
        let after = (middle..<words.count).first(where: isWord)
        func gap(_ index: Int?) -> Int { index.map { candidate.box.gap(to: words[$0].box) } ?? .max }
        let isBehind = gap(before) < gap(after)
        guard let word = isBehind ? before : after else { return nil }
        let place = WordPlace(line: candidate.line, word: word)
        return PlacedIcon(
            box: candidate.box, beside: place, isBehind: isBehind, shape: icon.number, drawing: icon.ruling.drawing,
            colour: icon.colour, symbols: icon.symbols, confidence: icon.ruling.confidence,
            isLegend: page.legend.contains { $0.line == place.line && $0.words.contains(place.word) },
            misread: candidate.misread)
    }
}

extension Box {
    /// How far two boxes are apart; 0 where they touch or overlap.
    fileprivate func gap(to other: Box) -> Int {
        max(0, x - other.maxX, other.x - maxX, y - other.maxY, other.y - maxY)
    }
}

extension MarkedPage {
    /// The codes that were read into a drawing.
    fileprivate func misread(into icon: IconCandidate) -> [String] {
        icon.misread.compactMap { place in
            guard page.lines.indices.contains(place.line), page.lines[place.line].words.indices.contains(place.word)
            else { return nil }
            return MarkCode.key(page.lines[place.line].words[place.word].text.filter { $0.isLetter || $0.isNumber })
        }
    }

    /// Takes back what codes are said to mean, where the legend that said so was read into drawings.
    fileprivate mutating func doubt(whatIsNotIn legend: Legend) {
        for index in marks.indices {
            let isMisread = marks[index].symbols.contains { $0.source == .legend && !legend.explains($0.mark) }
            if isMisread { marks[index].symbols = [.unresolved()] }
        }
    }

    /// Whether a candidate is rather the letter or digit that was read there: it is neither of another colour nor much
    /// bolder than other letters. This matters where marks are letters.
    fileprivate func isLetter(_ icon: IconCandidate) -> Bool {
        guard !icon.standsOut, let place = icon.misread.first,
            page.lines.indices.contains(place.line), page.lines[place.line].words.indices.contains(place.word)
        else { return false }
        let word = page.lines[place.line].words[place.word]
        return word.confidence >= 0.4 && word.text.contains { $0.isLetter || $0.isNumber }
    }

    /// Whether what was read into a candidate is the currency of the number beside it.
    fileprivate func isCurrency(_ icon: IconCandidate) -> Bool {
        guard icon.misread.count == 1, let place = icon.misread.first, page.lines.indices.contains(place.line) else {
            return false
        }
        let words = page.lines[place.line].words
        guard words.indices.contains(place.word), Currency.isCurrency(words[place.word].text) else { return false }
        return [place.word - 1, place.word + 1].filter(words.indices.contains).contains { beside in
            let form = PriceForm(words[beside].text)
            return form.isPrice && form.currency == nil
        }
    }

    /// Whether what was read into a candidate is a code without a doubt, and nothing else speaks for a drawing.
    fileprivate func isPlainLetter(_ icon: IconCandidate) -> Bool {
        !icon.standsOut && !icon.misread.isEmpty
            && icon.misread.allSatisfy { place in
                guard page.lines.indices.contains(place.line), page.lines[place.line].words.indices.contains(place.word)
                else { return false }
                return page.lines[place.line].words[place.word].confidence >= Self.plainConfidence
            }
    }

    /// Most letters that were printed are read with at least that much, most drawings with less.
    private static let plainConfidence = 0.95

    /// Adds spans that explain icons, where no other span already explains something.
    fileprivate mutating func addLegend(_ spans: [WordSpan]) {
        for span in spans where !legend.contains(where: { $0.line == span.line && $0.words.overlaps(span.words) }) {
            legend.append(span)
        }
        legend.sort { ($0.line, $0.firstWord) < ($1.line, $1.firstWord) }
    }

    /// Gives icons to the words beside them, and removes from the names what was read into the icons.
    fileprivate mutating func addMarks() {
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
        for place in icons.flatMap(\.misread) {
            change(place) { mark in
                mark.rest = ""
                // A coloured letter may have been taken for a drawing, so no warning is dropped.
                mark.symbols.removeAll { !$0.meaning.warns }
            }
        }
        for icon in icons where !icon.isLegend {
            change(icon.beside) { mark in
                for symbol in icon.symbols where !mark.symbols.contains(symbol) { mark.symbols.append(symbol) }
                mark.rest = icon.withoutSign(mark.rest, of: lines)
            }
        }
        marks.sort { ($0.line, $0.word) < ($1.line, $1.word) }
    }
}

extension PlacedIcon {
    /// A word whose box includes the drawing, without the sign that was read into it.
    fileprivate func withoutSign(_ text: String, of lines: [Line]) -> String {
        guard lines.indices.contains(beside.line), lines[beside.line].words.indices.contains(beside.word) else {
            return text
        }
        let signs = "@©®«»°§¤•●○■□◆★☆=~^"
        guard text.count > 1, box.gap(to: lines[beside.line].words[beside.word].box) == 0 else { return text }
        if isBehind { return text.last.map(signs.contains) == true ? String(text.dropLast()) : text }
        return text.first.map(signs.contains) == true ? String(text.dropFirst()) : text
    }
}
