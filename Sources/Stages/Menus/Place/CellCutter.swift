/// Cuts lines into cells, and joins prices that stand apart to the words in their row.
struct CellCutter {
    /// Gaps in units of the line: a wider one than the first ends a cell; what follows a price begins a new cell from
    /// the second on. Set by hand, without searching for better values.
    private static let cellGap = 1.8
    private static let gapBehindPrice = 0.9
    /// The same between pieces that the reader found apart, which it does at the gutters between columns, however
    /// narrow.
    private static let gapOfPieces = 0.6
    private static let gapOfPiecesBehindPrice = 0.3

    /// A line's tokens from left to right.
    typealias Line = (tokens: [Token], forms: [PriceForm])

    let lines: [Line]
    /// The height of most lines of type including their leading: the measure of all distances.
    let unit: Double
    private var pricesFirst = false

    init(_ lines: [Line], unit: Double) {
        self.lines = lines
        self.unit = unit
        pricesFirst = haveFirst(lines.flatMap(cells(of:)))
    }

    /// The cells in no particular order.
    func cells() -> [Cell] { withPrices(lines.flatMap(cells(of:))) }

    /// Whether prices stand before the names on this page, in the same cell or in one of their own; they must not be
    /// mistaken for the dishes' numbers, which count up and are small.
    private func haveFirst(_ cells: [Cell]) -> Bool {
        let texts = cells.filter { !$0.isPrice }
        let rows = RowIndex(texts.map(\.rect), unit: unit)
        var behind = 0
        var values: [Double] = []
        for cell in cells {
            let startsWithPrice = cell.forms[0].isPrice
            if cell.isPrice {
                let row = rows.places(near: cell.rect).map { texts[$0].rect }.filter {
                    cell.rect.isLevel(with: $0, sharing: 0.4)
                }
                guard !row.isEmpty else { continue }
                let isFirst = row.allSatisfy { $0.left > cell.rect.right }
                if isFirst { values += cell.forms.prefix(1).compactMap(\.amounts.first) } else { behind += 1 }
            } else if startsWithPrice, !cell.endsInPrice {
                // Behind words without a price it is their price, even with something else misread beside it.
                let isBehind = rows.places(near: cell.rect).contains { place in
                    texts[place].rect.right < cell.rect.left && texts[place].rect.isLevel(with: cell.rect, sharing: 0.4)
                        && !texts[place].forms.contains(where: \.isPrice)
                }
                if isBehind { continue }
                values += cell.forms[0].amounts.prefix(1)
            } else if !startsWithPrice, cell.endsInPrice {
                behind += 1
            }
        }
        let counting = zip(values, values.dropFirst()).count { $1 == $0 + 1 }
        let small = values.count { $0 <= 4 && $0 == $0.rounded() }
        return values.count >= 4 && Double(values.count - small) > 1.5 * Double(behind)
            && Double(counting) < 0.3 * Double(values.count) && 2 * small < values.count
    }

    private func cells(of line: Line) -> [Cell] {
        let height = max(0.5 * unit, Self.room * middle(line.tokens.map(\.rect.height)))
        var cells: [Cell] = []
        var start = 0
        for place in line.tokens.indices.dropFirst() where isCut(line, from: start, at: place, height: height) {
            cells.append(Cell(Array(line.tokens[start..<place]), forms: Array(line.forms[start..<place])))
            start = place
        }
        if start < line.tokens.count {
            cells.append(Cell(Array(line.tokens[start...]), forms: Array(line.forms[start...])))
        }
        return cells
    }

    /// A line's height relative to that of its capitals: boxes of words reach below the baseline too.
    static let room = 1.2

    /// Whether the token at a place begins a new cell.
    private func isCut(_ line: Line, from start: Int, at place: Int, height: Double) -> Bool {
        let (token, last) = (line.tokens[place], line.tokens[place - 1])
        let gap = (token.rect.left - last.rect.right) / height
        let isApart = token.piece != last.piece
        if gap > (isApart ? Self.gapOfPieces : Self.cellGap) { return true }
        if token.text.count == 1, let sign = token.text.first, Bullets.signs.contains(sign), gap > -0.2 { return true }
        guard Cell.endsInPrice(line.tokens[start..<place], line.forms[start..<place]), !line.forms[place].isPrice,
            !PriceForm.isUnit(token.text), !pricesFirst
        else { return false }
        // A number alone at the beginning counts the dishes, unless it has a currency or cents.
        let isAfter =
            place - start > 1 || line.forms[place - 1].isMarked || isApart && PriceReader.isPrice(last.text)
        return isAfter && !["-", "–", "—", "/", "|", ","].contains(token.text)
            && (gap > (isApart ? Self.gapOfPiecesBehindPrice : Self.gapBehindPrice) || gap > -0.5 && token.text.hasHan)
    }

    /// Joins cells of prices to the text of their row, always behind it; those without one stay as they are.
    ///
    /// On a page that isn't quite level a price lies between two rows. The pairs that are most level with each other
    /// are joined first, and no text takes two prices that stand one above the other. Prices that stand below their
    /// text have no row.
    private func withPrices(_ cells: [Cell]) -> [Cell] {
        var texts = cells.filter { !$0.isPrice }
        let prices = cells.filter(\.isPrice).sorted {
            pricesFirst ? $0.rect.left > $1.rect.left : $0.rect.left < $1.rect.left
        }
        let rows = RowIndex(texts.map(\.rect), unit: unit)
        let below = PricesBelow(prices.map(\.rect), texts: texts.map(\.rect), unit: unit)
        var pairs: [(askew: Double, price: Int, text: Int)] = []
        for (number, price) in prices.enumerated() where !below[number] {
            for text in candidates(for: price, among: texts, rows) {
                let askew = abs(texts[text].rect.bottom - price.rect.bottom) / unit
                pairs.append((askew, number, text))
            }
        }
        var textOf: [Int: Int] = [:]
        var taken: [Int: [Int]] = [:]
        for pair in pairs.sorted(by: { ($0.askew, $0.price, $0.text) < ($1.askew, $1.price, $1.text) })
        where textOf[pair.price] == nil {
            let own = prices[pair.price].rect
            let isSecond = taken[pair.text, default: []].contains { other in
                min(own.right, prices[other].rect.right) - max(own.left, prices[other].rect.left) > 0
            }
            guard !isSecond else { continue }
            textOf[pair.price] = pair.text
            taken[pair.text, default: []].append(pair.price)
        }
        var alone: [Cell] = []
        for (number, price) in prices.enumerated() {
            if let text = textOf[number] { texts[text].take(price) } else { alone.append(price) }
        }
        if pricesFirst {
            for place in texts.indices { texts[place].movePriceBehind() }
        }
        return texts + alone
    }

    /// The texts that share a row with a price, in the column right before it, or right behind it on pages that print
    /// prices first.
    private func candidates(for price: Cell, among texts: [Cell], _ rows: RowIndex) -> [Int] {
        var found: [(gap: Double, place: Int)] = []
        for place in rows.places(near: price.rect) {
            let text = texts[place]
            let gap = pricesFirst ? text.rect.left - price.rect.right : price.rect.left - text.rect.right
            // A picture that was read as a letter stands beside many rows.
            guard text.rect.height < 4 * unit, gap >= -0.5 * Self.room * price.capital,
                price.rect.isLevel(with: text.rect, sharing: Self.level)
            else {
                continue
            }
            found.append((gap, place))
        }
        guard let nearest = found.min(by: { ($0.gap, $0.place) < ($1.gap, $1.place) }) else { return [] }
        let column = texts[nearest.place].rect
        return found.map(\.place).filter {
            min(column.right, texts[$0].rect.right) > max(column.left, texts[$0].rect.left)
        }
    }

    /// The least share of its height that a price has in common with a text of its row.
    private static let level = 0.25
}
