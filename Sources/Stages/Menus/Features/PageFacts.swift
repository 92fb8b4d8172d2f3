internal import Foundation

/// Facts about all cells of a page, in reading order, and about the page as a whole.
struct PageFacts {
    let layout: PageLayout
    private(set) var cells: [CellFacts]
    /// How many cells end in a price, are in capitals, or separate name and description by a dash; and how many prices
    /// are whole.
    private(set) var prices = "none"
    private(set) var capitals = "none"
    private(set) var dashes = "none"
    private(set) var wholePrices = "none"
    private(set) var isHan = false

    /// Left edges count as the same within this many units.
    private static let edge = 1.2
    /// The distance in cells from which on prices are no longer told apart.
    private static let farthest = 4

    init(_ layout: PageLayout) {
        self.layout = layout
        cells = layout.cells.map(CellFacts.init)
        tellDistances()
        tellStyles()
        tellEdges()
        let texts = cells.filter { $0.hasText && !$0.cell.isPrice }
        prices = Grade.share(texts.map(\.endsInPrice))
        capitals = Grade.share(texts.map(\.isUpper))
        isHan = Double(texts.count(where: \.hasHan)) > 0.4 * Double(texts.count)
        wholePrices = Grade.share(texts.filter(\.endsInPrice).map { $0.shapes.last?.kind == "whole" })
        // A page counts as separating names and descriptions by dashes once a third of its cells does.
        let signs: Set<String> = ["mark-", "mark–", "mark—", "mark:"]
        dashes = Grade.share(
            texts.map { $0.shapes.dropFirst().dropLast().contains { signs.contains($0.name) } }, factor: 3)
    }

    /// Works out how many cells away the next price and the last one are.
    private mutating func tellDistances() {
        var away = Self.farthest
        for place in cells.indices.reversed() {
            away = cells[place].endsInPrice ? 0 : min(Self.farthest, away + 1)
            cells[place].nextPrice = away
        }
        away = Self.farthest
        for place in cells.indices {
            cells[place].lastPrice = away
            away = cells[place].endsInPrice ? 1 : min(Self.farthest, away + 1)
        }
    }

    /// Works out how common cells of this case and size are on the page, how often they end in a price, and how many
    /// words they have.
    private mutating func tellStyles() {
        var styles: [CellFacts.Style: (cells: Int, prices: Int, words: Int)] = [:]
        var count = 0
        for place in cells.indices {
            let size = Grade.of(log(cells[place].size / layout.capital), step: 0.16, from: -5, to: 9)
            let style = CellFacts.Style(letterCase: cells[place].letterCase, size: size)
            cells[place].style = style
            guard cells[place].hasText, !cells[place].cell.isPrice else { continue }
            var found = styles[style] ?? (0, 0, 0)
            found.cells += 1
            found.prices += cells[place].endsInPrice ? 1 : 0
            found.words += cells[place].words.count
            styles[style] = found
            count += 1
        }
        for place in cells.indices {
            guard let same = styles[cells[place].style] else { continue }
            cells[place].styleShare = Double(same.cells) / Double(max(count, 1))
            // A little is added so that a single cell doesn't seem certain.
            cells[place].stylePrice = (Double(same.prices) + 0.3) / Double(same.cells + 1)
            cells[place].styleWords = Double(same.words) / Double(same.cells)
        }
    }

    /// Works out how many cells begin at the same left edge, and how far each reaches compared with them: a line that
    /// continues in the next is a full one.
    private mutating func tellEdges() {
        var edges: [Int: Int] = [:]
        var widest: [Int: Double] = [:]
        for place in cells.indices {
            let edge = max(-1e6, min(1e6, cells[place].rect.left / (Self.edge * layout.unit)))
            cells[place].edge = Int(edge.rounded())
            guard cells[place].hasText else { continue }
            edges[cells[place].edge, default: 0] += 1
            widest[cells[place].edge] = max(widest[cells[place].edge] ?? 0, cells[place].rect.width)
        }
        for place in cells.indices where cells[place].hasText {
            let near = (-1...1).map { cells[place].edge + $0 }
            cells[place].aligned = near.map { edges[$0] ?? 0 }.max() ?? 0
            cells[place].fill = cells[place].rect.width / max(1, near.map { widest[$0] ?? 0 }.max() ?? 1)
        }
    }

    /// How the second cell relates to the one before it.
    func relation(_ upper: CellFacts, _ lower: CellFacts) -> String {
        if upper.rect.isLevel(with: lower.rect, sharing: 0.5) { return "row" }
        // Measured from the baseline above to the capitals, which leaves out the space for descenders.
        let distance = (lower.rect.top - upper.rect.bottom) / layout.unit - (CellCutter.room - 1)
        if distance < -1 { return "above" }
        return distance > 1.6 ? "far" : distance < 0.55 ? "near" : "middle"
    }

    func isCentred(_ one: CellFacts, _ other: CellFacts) -> Bool {
        abs(one.rect.left + one.rect.right - other.rect.left - other.rect.right) < 1.2 * layout.unit
    }
}
