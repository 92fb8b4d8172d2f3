internal import Models

/// Sorts one page's words into sections, dishes, restaurant information and what is left.
struct PageReader {
    private(set) var drafts: [DishDraft] = []
    private(set) var roles: [Int: LineRole] = [:]
    private(set) var title: RestaurantName.Title?
    /// A currency named over a column of prices or in a note, such as "all prices in Euro".
    private(set) var currency: String?

    private var section: String?
    private var sectionRow: Row?
    private var sectionPrices: [FoundPrice] = []
    private var sectionSymbols: [DietarySymbol] = []
    private var isListed = false
    private var sizes: [(x: Double, label: String)] = []

    init(_ marked: MarkedPage) {
        let space = LayoutSpace(marked)
        for span in marked.legend { roles[span.line] = .legend }
        var segments = SegmentCutter.segments(space.tokens, isMirrored: space.isMirrored)
        let heights = segments.map(\.capital).filter { $0 > 0 }.sorted()
        guard !heights.isEmpty else { return }
        // Distances count in boxes with some room around the capitals.
        let capital = 1.15 * heights[heights.count / 2]
        segments = PriceRepair.mended(PriceColumns.settled(segments, capital: capital))
        let builder = RowBuilder(capital: capital)
        let columns = ColumnFinder(capital: capital).columns(segments).map(builder.rows)
        let pageStyle = LeafStyle(columns.flatMap { $0 })
        title = RestaurantName.title(columns.flatMap { $0 })
        for rows in columns where !rows.isEmpty { read(rows, pageStyle: pageStyle) }
    }

    private mutating func read(_ rows: [Row], pageStyle: LeafStyle) {
        let pricedRows = rows.count { $0.hasWords && !$0.prices.isEmpty }
        var style = pricedRows >= 2 ? LeafStyle(rows) : pageStyle
        if pricedRows < 2 {
            style.pitch = LeafStyle(rows).pitch
            style.isOwn = false
        }
        let kinds = RowSorter(rows: rows, style: style, titles: title?.rows ?? []).kinds()
        let closes = Self.closes(rows, kinds: kinds, style: style)
        var run: [Row] = []
        func gathered(_ reader: inout PageReader) {
            guard !run.isEmpty else { return }
            reader.gather(run, style: style, closes: closes)
            run = []
        }
        var headingBefore: Row?
        for (row, kind) in zip(rows, kinds) {
            if kind != .food, currency == nil, row.prices.isEmpty {
                currency = row.tokens.lazy.compactMap { Currency.named(by: $0.text) }.first
            }
            if kind != .food { gathered(&self) }
            switch kind {
            case .food: run.append(row)
            case .heading: open(row, after: headingBefore)
            case .sizes:
                sizes = SizeWords.headers(row.segments.flatMap(\.source))
                mark(row, .section)
            case .restaurant: mark(row, .restaurant)
            case .charge: mark(row, .section)
            case .note: mark(row, .unassigned)
            }
            headingBefore = kind == .heading ? row : nil
        }
        gathered(&self)
    }

    private mutating func open(_ row: Row, after before: Row?) {
        let (named, sizes) = row.sizesSplit
        let text = DishWords.cleaned(named.joinedText)
        let goesOn =
            before.map {
                abs($0.capital - row.capital) < 0.15 * row.capital && row.rect.top - $0.rect.bottom < 0.9 * row.capital
            } ?? false
        section = goesOn ? [section, text].compactMap { $0 }.joined(separator: " ") : text
        sectionPrices = row.prices
        sectionSymbols = row.symbols.filter(\.warns)
        isListed = HeadingWords.isHeading(text)
        self.sizes = SizeWords.headers(sizes)
        mark(row, .section)
    }

    private mutating func gather(_ rows: [Row], style: LeafStyle, closes: Bool) {
        let isList = rows.allSatisfy(\.prices.isEmpty) && UnpricedList(rows).isFood(underHeading: isListed)
        var gatherer = DishGatherer(
            style: style, section: section, sectionPrices: sectionPrices, isList: isList, closes: closes)
        gatherer.trustsLooks = style.isOwn || section != nil
        gatherer.gather(rows)
        for draft in gatherer.drafts {
            var draft = draft
            draft.label(with: sizes)
            draft.sectionSymbols = sectionSymbols
            drafts.append(draft)
            for row in draft.rows { mark(row, .dish) }
        }
        for row in gatherer.left { mark(row, .unassigned) }
    }

    /// Each line has one role; what is worth more to a reader wins where a line holds several things.
    private mutating func mark(_ row: Row, _ role: LineRole) {
        let order: [LineRole] = [.unassigned, .restaurant, .legend, .section, .dish]
        for line in row.lines {
            let old = roles[line].flatMap(order.firstIndex) ?? 0
            if let new = order.firstIndex(of: role), new >= old { roles[line] = role }
        }
    }

    /// Whether in this column names stand first and the price closes the dish.
    private static func closes(_ rows: [Row], kinds: [RowKind], style: LeafStyle) -> Bool {
        var first = 0
        var last = 0
        for index in rows.indices where kinds[index] == .food && !rows[index].prices.isEmpty {
            let above = index > 0 && kinds[index - 1] == .food && rows[index - 1].prices.isEmpty ? rows[index - 1] : nil
            let below =
                index + 1 < rows.count && kinds[index + 1] == .food && rows[index + 1].prices.isEmpty
                ? rows[index + 1] : nil
            guard rows[index].hasWords else {
                if above != nil { last += 1 }
                continue
            }
            if rows[index].startsLower, let above, !above.startsLower { last += 2 }
            if above?.isCapitals == true, rows[index].isCapitals == false { last += 1 }
            if let below, below.startsLower || rows[index].isCapitals == true && below.isCapitals == false {
                first += 2
            }
            if let above, let below {
                let stepAbove = rows[index].rect.bottom - above.rect.bottom
                let stepBelow = below.rect.bottom - rows[index].rect.bottom
                if stepAbove > 1.15 * stepBelow { first += 1 }
                if stepBelow > 1.15 * stepAbove { last += 1 }
            } else if above == nil {
                first += 1
            }
        }
        return last > first
    }
}

extension DietarySymbol {
    /// Whether the mark speaks against a dish; only such marks pass from a heading to the dishes below it.
    fileprivate var warns: Bool {
        switch meaning {
        case .contains, .mayContain, .containsMeat, .containsPork, .containsAlcohol, .unresolved: true
        default: false
        }
    }
}
