/// The words of a page in cells, in reading order.
package struct PageLayout: Sendable {
    package let cells: [Cell]
    /// The height of most lines of type including their leading, in pixels of the photo: the measure of all distances.
    package let unit: Double
    /// The usual height of capitals.
    package let capital: Double
    /// All tokens, cell by cell, with their place.
    package let places: [Place]

    /// Where a token stands.
    package struct Place: Sendable, Hashable {
        package var cell: Int
        /// The token's place in its cell, from 0.
        package var token: Int
    }

    package subscript(place: Place) -> Token { cells[place.cell].tokens[place.token] }

    /// - Parameter lines: tokens in layout space, each line from left to right.
    package init(_ lines: [[Token]]) {
        let cut = lines.map(LinePieces.init)
        let marks = cut.flatMap(\.marks)
        var lines = cut.map(\.tokens).filter { !$0.isEmpty }
        Lean.straighten(&lines)
        let bullets = Bullets.used(in: lines)
        lines = SpacedThousands.joined(lines.map { Bullets.parted($0, bullets) })
        // Single signs are often dirt.
        let words = lines.joined().filter { $0.text.count > 1 }
        capital = max(1, middle((words.isEmpty ? lines.flatMap(\.self) : words).map(\.rect.height)))
        unit = CellCutter.room * capital
        let energy = EnergyNumbers(in: lines, unit: unit)
        var formed = energy.lines.map { (tokens: $0, forms: $0.map { PriceForm($0.text) }) }
        let counting = RunningNumbers(in: formed, unit: unit)
        for line in formed.indices {
            for token in formed[line].tokens.indices where counting.contains(line: line, token: token) {
                formed[line].forms[token] = PriceForm(counting: formed[line].tokens[token].text)
            }
            for token in formed[line].tokens.indices where energy.contains(line: line, token: token) {
                formed[line].forms[token] = PriceForm(quantity: formed[line].tokens[token].text)
            }
            let tokens = formed[line].tokens
            for token in tokens.indices.dropLast()
            where ServedAmount.isMeant(by: formed[line].forms[token], of: tokens[token], before: tokens[token + 1]) {
                formed[line].forms[token] = PriceForm(measuring: tokens[token].text)
            }
        }
        var cells = CellOrder.sorted(CellCutter(formed, unit: unit).cells())
        for mark in marks { Self.place(mark, in: &cells, unit: unit) }
        self.cells = cells
        places = cells.indices.flatMap { cell in cells[cell].tokens.indices.map { Place(cell: cell, token: $0) } }
    }

    /// Puts a mark that was read as a line of its own into the nearest cell of its row, or else the nearest of all,
    /// since what it says must not be lost.
    private static func place(_ mark: Token, in cells: inout [Cell], unit: Double) {
        let nearest = cells.indices.min {
            (distance(mark, cells[$0], unit), $0) < (distance(mark, cells[$1], unit), $1)
        }
        if let nearest { cells[nearest].marks.append(mark) }
    }

    /// The distance of a mark from a cell; a row above or below counts as much as a hundred units sideways.
    private static func distance(_ mark: Token, _ cell: Cell, _ unit: Double) -> Double {
        let rows = max(0, abs(mark.rect.midY - cell.rect.midY) - cell.rect.height / 2) / unit
        let beside = max(0, mark.rect.left - cell.rect.right, cell.rect.left - mark.rect.right) / unit
        return 100 * rows + beside
    }
}
