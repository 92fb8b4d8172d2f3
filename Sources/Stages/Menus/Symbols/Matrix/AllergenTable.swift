internal import Models
internal import Pages

/// A table of allergens on a page: dishes down, columns across, and signs in its cells.
struct AllergenTable {
    /// A sign, what heads its column, and the word on whose row it stands.
    struct Cell {
        var sign: TableSign
        /// Nil where it stands below no head.
        var head: TableHead?
        var beside: WordPlace
    }

    private(set) var cells: [Cell] = []
    /// The rows of heads that have signs below them.
    private(set) var heads: [TableHeadRow] = []
    /// Words that are nothing but signs in cells.
    private(set) var signs: Set<WordPlace> = []
    /// Words in cells that nobody can read, with the word on whose row each stands.
    private(set) var unread: [(word: WordPlace, beside: WordPlace)] = []
    /// Scraps of turned heads.
    private(set) var scraps: Set<WordPlace> = []
    /// The first words of the names on whose rows signs stand below heads.
    private(set) var starts: Set<WordPlace> = []

    private struct PlacedWord {
        var place: WordPlace
        var text: String
        var box: Box

        var part: TableHeadReader.Part { .init(text: text, box: box, place: place) }

        /// Whether it is a currency's sign or name; a single letter, which may stand for one too, heads a column.
        var isMoney: Bool {
            Currency.isCurrency(text) && (text.count > 1 || text.first?.isCurrencySymbol == true)
        }
    }

    /// Nil where the signs are no table of allergens.
    ///
    /// - Parameter lines: those of the level page.
    init?(_ table: SignTable, lines: [Line], legend: Legend) {
        let words = lines.flatMap { line in
            line.words.indices.map {
                PlacedWord(
                    place: WordPlace(line: line.id, word: $0), text: line.words[$0].text, box: line.words[$0].box)
            }
        }
        let heights = words.filter { $0.text.hasLetters(3) }.map(\.box.height).sorted()
        // Currencies stand in a column, too.
        let money = table.signs.count { sign in
            words.contains { $0.isMoney && $0.box.isSign(sign.box, $0.text) }
        }
        guard money * 2 < table.signs.count else { return nil }
        guard let area = table.signs.map(\.box).union(), !heights.isEmpty else { return nil }
        let height = Double(max(1, heights[heights.count / 2]))
        let reach = Int(Self.reach * height)
        let across = area.x - reach..<area.maxX + reach
        signs = Set(words.filter { word in table.signs.contains { word.box.isSign($0.box, word.text) } }.map(\.place))
        scraps = Set(
            words.filter { word in table.turned.contains { $0.box.sharesMiddle(with: word.box) } }.map(\.place))
        let reader = TableHeadReader(legend: legend, height: height)
        let free = words.filter {
            across.contains($0.box.midX) && !signs.contains($0.place) && !scraps.contains($0.place)
        }
        // A row with a price is a dish's, and what stands behind that are its marks.
        let prices = words.filter { CodeRun.isPriceShaped($0.text) || $0.isMoney }.map(\.box)
        let over = free.filter { word in
            word.box.midY < area.maxY && word.text.contains { $0.isLetter || $0.isNumber }
                && !prices.contains { Double(abs($0.midY - word.box.midY)) <= 0.5 * height }
        }
        // A price left of the signs may consist of codes, too.
        let heads = Self.headRows(over, turned: table.turned, reader: reader)
            .filter { $0.isOfTable(from: Double(area.x) - height, to: Double(area.maxX) + height) }
        let taken = Set(heads.flatMap(\.heads).flatMap(\.words))
        let others = signs.union(taken).union(scraps)
        // A mark behind a currency would be read with the price.
        let names = words.filter {
            $0.text.hasLetters(2) && !Currency.isCurrency($0.text) && !PriceForm($0.text).isPrice
                && !others.contains($0.place)
        }
        guard place(table.signs, below: heads, beside: names, height: height) else { return nil }
        let used = Set(self.heads.flatMap(\.heads).flatMap(\.words))
        findUnread(free.filter { !used.contains($0.place) }, names, height: height)
    }

    /// Heads may reach beyond the signs by so many heights of letters.
    private static let reach = 5.0

    // MARK: Heads

    /// The rows of words that head columns, from top to bottom.
    private static func headRows(
        _ words: [PlacedWord], turned: [Word], reader: TableHeadReader
    ) -> [TableHeadRow] {
        var bands: [[PlacedWord]] = []
        for word in words.sorted(by: { ($0.box.midY, $0.box.x) < ($1.box.midY, $1.box.x) }) {
            if let last = bands.last?.last, Double(word.box.midY - last.box.midY) <= 0.5 * reader.height {
                bands[bands.count - 1].append(word)
            } else {
                bands.append([word])
            }
        }
        var rows = bands.map { TableHeadRow(heads: reader.heads($0.map(\.part))) }
        stack(&rows, reader)
        if !turned.isEmpty {
            let heads = turned.map { word -> TableHead in
                var head = reader.head(.init(text: word.text, box: word.box, place: nil))
                head.y = Double(word.box.maxY)
                return head
            }
            rows.append(TableHeadRow(heads: heads.sorted { ($0.x, $0.y) < ($1.x, $1.y) }))
        }
        rows.sort { $0.y < $1.y }
        level(&rows, height: reader.height)
        return rows.filter { !$0.heads.isEmpty }
    }

    /// Joins rows of codes that are one: the boxes of small codes are now and then too high or too low, and some are read
    /// as if they were turned.
    private static func level(_ rows: inout [TableHeadRow], height: Double) {
        for index in rows.indices.dropFirst() where rows[index].y - rows[index - 1].y <= height {
            let (above, below) = (rows[index - 1].heads, rows[index].heads)
            let areCodes = (above + below).allSatisfy { $0.isUnderstood && MarkCode.isCode($0.text) }
            let areApart = above.allSatisfy { upper in below.allSatisfy { abs($0.x - upper.x) > 0.7 * height } }
            guard areCodes, areApart else { continue }
            rows[index].heads = (above + below).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
            rows[index - 1].heads = []
        }
    }

    /// Joins heads over two lines: the words above or below a row go to those that they complete.
    private static func stack(_ rows: inout [TableHeadRow], _ reader: TableHeadReader) {
        for index in rows.indices.dropFirst() where rows[index].y - rows[index - 1].y <= 1.9 * reader.height {
            let (above, below) = (rows[index - 1].heads, rows[index].heads)
            var joined: [TableHead] = []
            var lost: Set<TableHead> = []
            for lower in below {
                let upper = above.filter { abs($0.x - lower.x) <= 1.5 * reader.height }
                    .min { abs($0.x - lower.x) < abs($1.x - lower.x) }
                if let upper, let both = reader.joined(upper, lower) {
                    joined.append(both)
                    lost.formUnion([upper, lower])
                }
            }
            guard !joined.isEmpty else { continue }
            let all = joined + (above + below).filter { !lost.contains($0) && $0.isUnderstood }
            rows[index].heads = all.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
            rows[index - 1].heads = above.filter { !lost.contains($0) && !$0.isUnderstood }
        }
    }

    // MARK: Cells

    /// Gives each sign its head and its row; false where nothing shows that this is a table of allergens.
    private mutating func place(
        _ all: [TableSign], below headRows: [TableHeadRow], beside names: [PlacedWord], height: Double
    ) -> Bool {
        var headOf = [TableHead?](repeating: nil, count: all.count)
        for (index, row) in headRows.enumerated() {
            let end = headRows.dropFirst(index + 1).first?.y ?? .infinity
            let own = all.indices.filter { row.y < Double(all[$0].box.midY) && Double(all[$0].box.midY) < end }
            guard !own.isEmpty else { continue }
            let fit = ColumnFit(
                own.map { ColumnFit.Point(x: Double(all[$0].box.midX), y: Double(all[$0].box.midY)) },
                heads: row.heads.map { ColumnFit.Point(x: $0.x, y: $0.y) })
            for (place, column) in zip(own, fit.columns) { headOf[place] = column.map { row.heads[$0] } }
            if fit.columns.contains(where: { $0 != nil }) { heads.append(row) }
        }
        guard !heads.isEmpty || Self.isSurelyTable(all, height: height) else { return false }
        let rows = RowFit(all.map(\.box), names: names.map(\.box), height: height)
        for (index, sign) in all.enumerated() {
            guard let word = Self.beside(sign.box, names, rows, height: height) else { continue }
            let head = word.isNear ? headOf[index] : nil
            if head != nil { starts.insert(Self.start(of: word.place, names, rows, height: height)) }
            cells.append(Cell(sign: sign, head: head, beside: word.place))
        }
        // As one reads them, however level they are printed.
        cells.sort { ($0.beside.line, $0.beside.word, $0.sign.box.x) < ($1.beside.line, $1.beside.word, $1.sign.box.x) }
        return !cells.isEmpty
    }

    /// Whether signs make a table even where nothing over them can be read.
    private static func isSurelyTable(_ all: [TableSign], height: Double) -> Bool {
        let signs = all.filter(\.isUsual)
        func count(_ middles: [Int]) -> Int {
            let sorted = middles.sorted()
            return zip(sorted, sorted.dropFirst()).count { Double($1 - $0) > 0.7 * height } + 1
        }
        return signs.count >= 8 && count(signs.map(\.box.midX)) >= 3 && count(signs.map(\.box.midY)) >= 4
    }

    /// The word of a name on the row of a sign, and whether it is certainly on that row.
    private static func beside(
        _ sign: Box, _ names: [PlacedWord], _ rows: RowFit, height: Double
    ) -> (place: WordPlace, isNear: Bool)? {
        func off(_ word: PlacedWord) -> Double { rows.off(word.box, sign) }
        func apart(_ word: PlacedWord) -> Int { max(word.box.x - sign.maxX, sign.x - word.box.maxX) }
        let beside = names.filter { apart($0) > 0 }
        guard let nearest = beside.min(by: { off($0) < off($1) }) else { return nil }
        guard off(nearest) <= Self.level * height else { return (nearest.place, false) }
        // The row's last word, however high its letters are.
        let row = beside.filter { off($0) <= off(nearest) + 0.3 * height && off($0) <= Self.level * height }
        return row.min { apart($0) < apart($1) }.map { ($0.place, true) }
    }

    /// The word that a name begins with.
    ///
    /// - Parameter word: one of the name.
    private static func start(
        of word: WordPlace, _ names: [PlacedWord], _ rows: RowFit, height: Double
    ) -> WordPlace {
        guard var first = names.first(where: { $0.place == word }) else { return word }
        let isFromRight = WordOrder.isRightToLeft([(first.text, Double(first.box.midX))])
        func gap(_ other: PlacedWord) -> Int {
            isFromRight ? other.box.x - first.box.maxX : first.box.x - other.box.maxX
        }
        let row = names.filter { rows.off($0.box, first.box) <= Self.level * height }
        while let next = row.filter({ gap($0) > -$0.box.width / 2 }).min(by: { gap($0) < gap($1) }),
            Double(gap(next)) <= Self.apart * height, next.place != first.place
        {
            first = next
        }
        return first.place
    }

    /// Words further apart than that, in heights of letters, belong to different columns.
    private static let apart = 2.0

    /// A sign further above or below a name than that, in heights of letters, may be another dish's.
    private static let level = 0.55

    /// Finds words in the columns, beside dishes, that are no signs: whatever they mean, they mean something.
    private mutating func findUnread(_ words: [PlacedWord], _ names: [PlacedWord], height: Double) {
        let columns = Dictionary(grouping: cells.filter { $0.head != nil }) { $0.head?.text ?? "" }.values
            .compactMap { $0.map(\.sign.box).union() }
        guard let area = cells.map(\.sign.box).union() else { return }
        let rows = RowFit(cells.map(\.sign.box), names: names.map(\.box), height: height)
        for word in words where word.text.count <= 2 && area.y <= word.box.midY && word.box.midY <= area.maxY {
            guard columns.contains(where: { $0.x <= word.box.midX && word.box.midX <= $0.maxX }),
                let row = Self.beside(word.box, names.filter { $0.place != word.place }, rows, height: height)
            else { continue }
            if word.text.allSatisfy({ "-–—|_.,".contains($0) }) {
                signs.insert(word.place)
            } else {
                unread.append((word.place, row.place))
            }
        }
    }
}

extension Box {
    /// Whether a word is the reading of a sign: its middle lies on the sign, or the sign's on it while it has no word.
    fileprivate func isSign(_ sign: Box, _ text: String) -> Bool {
        let isShort = text.count { $0.isLetter || $0.isNumber } <= 3
        return isShort && sharesMiddle(with: sign)
    }

    /// Whether the middle of one box lies on the other.
    fileprivate func sharesMiddle(with other: Box) -> Bool { holds(other.midX, other.midY) || other.holds(midX, midY) }

    private func holds(_ x: Int, _ y: Int) -> Bool { self.x <= x && x < maxX && self.y <= y && y < maxY }
}
