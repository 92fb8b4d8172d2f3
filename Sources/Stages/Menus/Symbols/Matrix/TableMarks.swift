internal import Models
internal import Pages

/// Gives dishes the marks that their rows of an allergen table hold.
enum TableMarks {
    /// The menu with the marks of its tables, whose heads are then part of the legend.
    ///
    /// - Parameters:
    ///   - tables: of each page, nil where it has none.
    ///   - legend: what the menu says elsewhere.
    static func added(to menu: MarkedMenu, _ tables: [AllergenTable?], legend: Legend) -> MarkedMenu {
        var menu = menu
        for (page, table) in tables.enumerated() {
            guard let table else { continue }
            menu.pages[page].add(table)
            for head in table.heads.flatMap(\.heads) where head.isUnderstood && !legend.explains(head.text) {
                let entry = LegendEntry(mark: head.text, meanings: head.meanings)
                if !menu.legend.contains(entry) { menu.legend.append(entry) }
            }
        }
        return menu
    }
}

extension AllergenTable.Cell {
    /// What it says of its dish.
    fileprivate var symbols: [DietarySymbol] {
        guard let head else { return [.unresolved()] }
        // Another sign may say "traces", or that the dish can be had without.
        return sign.isUsual ? head.symbols : [.unresolved(head.text)]
    }
}

extension MarkedPage {
    /// Adds the marks of a table, and takes its heads and signs from the words that dishes are made of.
    fileprivate mutating func add(_ table: AllergenTable) {
        let heads = Set(table.heads.flatMap(\.heads).flatMap(\.words)).union(table.scraps)
        let silent = table.signs.union(table.unread.map(\.word))
        marks.removeAll { mark in
            let place = WordPlace(line: mark.line, word: mark.word)
            return heads.contains(place) || silent.contains(place)
        }
        marks += silent.map { PlacedMark(line: $0.line, word: $0.word, rest: "", symbols: []) }
        addLegend(heads)
        for cell in table.cells { give(cell.symbols, to: cell.beside) }
        for (_, beside) in table.unread { give([.unresolved()], to: beside) }
        marks.sort { ($0.line, $0.word) < ($1.line, $1.word) }
        starts = table.starts.sorted { ($0.line, $0.word) < ($1.line, $1.word) }
    }

    private mutating func give(_ symbols: [DietarySymbol], to place: WordPlace) {
        var index = marks.firstIndex { $0.line == place.line && $0.word == place.word }
        if index == nil, page.lines.indices.contains(place.line),
            page.lines[place.line].words.indices.contains(place.word)
        {
            let rest = page.lines[place.line].words[place.word].text
            marks.append(PlacedMark(line: place.line, word: place.word, rest: rest, symbols: []))
            index = marks.indices.last
        }
        guard let index else { return }
        for symbol in symbols where !marks[index].symbols.contains(symbol) { marks[index].symbols.append(symbol) }
    }

    /// Adds words that explain something, where no span holds them yet.
    private mutating func addLegend(_ places: Set<WordPlace>) {
        let new = places.filter { place in
            !legend.contains { $0.line == place.line && $0.words.contains(place.word) }
        }
        legend += new.map { WordSpan(line: $0.line, firstWord: $0.word, wordCount: 1) }
        legend.sort { ($0.line, $0.firstWord) < ($1.line, $1.firstWord) }
    }
}
