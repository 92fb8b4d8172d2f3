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
    /// How many cells are in another language than the one before.
    private(set) var languages = "none"
    /// The middle one of the gaps between rows, in units.
    private(set) var usualGap = 1.0

    /// Left edges count as the same within this many units.
    private static let edge = 1.2
    /// By how many units a gap has to be smaller to be seen as such.
    private static let closer = 0.25
    /// The space between two words, in heights of capitals.
    private static let space = 0.4
    /// The distance in cells from which on prices are no longer told apart.
    private static let farthest = 4

    init(_ layout: PageLayout) {
        self.layout = layout
        cells = layout.cells.map(CellFacts.init)
        tellDistances()
        tellStyles()
        tellFaces()
        tellEdges()
        tellGaps()
        for place in cells.indices.dropFirst() { cells[place].language = cells[place].language(cells[place - 1]) }
        let texts = cells.filter { $0.hasText && !$0.cell.isPrice }
        prices = Grade.share(texts.map(\.endsInPrice))
        capitals = Grade.share(texts.map(\.isUpper))
        isHan = Double(texts.count(where: \.hasHan)) > 0.4 * Double(texts.count)
        wholePrices = Grade.share(texts.filter(\.endsInPrice).map { $0.shapes.last?.kind == "whole" })
        // So does a page with a row in another language below each third.
        languages = Grade.share(texts.map(\.language).filter { $0 != "unknown" }.map { $0 != "same" }, factor: 1.5)
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

    /// Works out the case and size of each cell, and what cells of one style are like.
    private mutating func tellStyles() {
        for place in cells.indices {
            let size = Grade.of(log(cells[place].size / layout.capital), step: 0.16, from: -5, to: 9)
            cells[place].style = CellFacts.Style(letterCase: cells[place].letterCase, size: size)
        }
        for (place, likes) in zip(cells.indices, likes(by: \.style)) {
            if let likes { cells[place].ofStyle = likes }
        }
    }

    /// Works out how each cell is set, and what cells of one style and type are like.
    private mutating func tellFaces() {
        for (place, types) in zip(cells.indices, TypeFacts.of(layout.cells)) {
            (cells[place].type, cells[place].types) = types
            cells[place].face = types.cell.map { CellFacts.Face(style: cells[place].style, type: $0.face) }
        }
        for (place, likes) in zip(cells.indices, likes(by: \.face)) {
            if let likes { cells[place].ofFace = likes }
        }
    }

    /// Of each cell what those of text are like that have the same look; nil where there are none.
    private func likes<Look: Hashable>(by look: (CellFacts) -> Look?) -> [CellFacts.Likes?] {
        let texts = cells.filter { $0.hasText && !$0.cell.isPrice }
        var sums: [Look: (cells: Int, prices: Int, words: Int)] = [:]
        var count = 0
        for text in texts {
            guard let look = look(text) else { continue }
            var sum = sums[look] ?? (0, 0, 0)
            sum.cells += 1
            sum.prices += text.endsInPrice ? 1 : 0
            sum.words += text.words.count
            sums[look] = sum
            count += 1
        }
        return cells.map { cell in
            guard let look = look(cell), let same = sums[look] else { return nil }
            // A little is added so that a single cell doesn't seem certain.
            return CellFacts.Likes(
                share: Double(same.cells) / Double(max(count, 1)),
                price: (Double(same.prices) + 0.3) / Double(same.cells + 1),
                words: Double(same.words) / Double(same.cells))
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
        tellReaches()
    }

    /// Works out how wide cells are that share a left edge or, where lines are centred, the middle.
    private mutating func tellReaches() {
        var widest: [Reach: Double] = [:]
        for cell in cells where cell.hasText {
            for reach in reaches(of: cell, within: 0) { widest[reach] = max(widest[reach] ?? 0, cell.rect.width) }
        }
        for place in cells.indices where cells[place].hasText {
            for reach in reaches(of: cells[place], within: 1) {
                guard let width = widest[reach] else { continue }
                cells[place].reach = max(cells[place].reach, width)
                guard reach.style != nil else { continue }
                cells[place].reachOfStyle = max(cells[place].reachOfStyle, width)
            }
        }
    }

    /// What cells have in common that reach equally far: a left edge or a middle, in steps, with or without the style.
    private struct Reach: Hashable {
        let isMiddle: Bool
        let place: Int
        let style: CellFacts.Style?
    }

    private func reaches(of cell: CellFacts, within steps: Int) -> [Reach] {
        let middle = (cell.rect.left + cell.rect.right) / 2 / (Self.edge * layout.unit)
        let places = [(false, cell.edge), (true, Int(max(-1e6, min(1e6, middle)).rounded()))]
        return places.flatMap { isMiddle, place in
            (-steps...steps).flatMap { step in
                [nil, cell.style].map { Reach(isMiddle: isMiddle, place: place + step, style: $0) }
            }
        }
    }

    /// How much room the line above would have left, had the first word below been set at its end, in steps of a unit:
    /// a line is broken where the next word doesn't fit, and what would have fitted begins something new.
    func fit(_ upper: CellFacts, _ lower: CellFacts, ofStyle: Bool = false) -> Int {
        guard let first = lower.words.first else { return 0 }
        let word = lower.cell.tokens[first].rect.width + Self.space * upper.size
        let reach = ofStyle ? upper.reachOfStyle : upper.reach
        return Grade.of((reach - upper.rect.width - word) / layout.unit, step: 1, from: -3, to: 4)
    }

    private mutating func tellGaps() {
        for place in cells.indices.dropFirst() {
            let relation = relation(cells[place - 1], cells[place])
            guard relation != "row", relation != "above" else { continue }
            let gap = (cells[place].rect.top - cells[place - 1].rect.bottom) / layout.unit
            cells[place].gapBefore = gap
            cells[place - 1].gapBehind = gap
        }
        let gaps = cells.compactMap(\.gapBefore)
        if !gaps.isEmpty { usualGap = max(0.1, middle(gaps)) }
    }

    /// Whether a cell stands nearer to the one before it or to the one behind it: what belongs together stands together.
    func nearer(_ cell: CellFacts) -> String {
        guard let before = cell.gapBefore, let behind = cell.gapBehind else {
            return cell.gapBefore == nil ? cell.gapBehind == nil ? "alone" : "first" : "last"
        }
        let difference = before - behind
        return difference > Self.closer ? "behind" : difference < -Self.closer ? "before" : "neither"
    }

    /// A gap compared with the page's usual one.
    func gap(_ gap: Double?) -> Int { gap.map { Grade.of($0 / usualGap, step: 0.3, from: 0, to: 7) } ?? -1 }

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
