internal import Judging
internal import Models

/// What follows for a cell from those around it.
extension LabelledCell {
    /// The cells of a page, whose tokens' labels are given in the order of reading.
    static func all(of layout: PageLayout, _ labels: [WordLabel]) -> [LabelledCell] {
        var start = 0
        // Whether additions have a dish to belong to: without one in their section they are dishes themselves.
        var hasDish = false
        // Whether the dish above has a price, so that a further one is that of other words.
        var isPriced = false
        // The last cell with the name and the price of a dish.
        var above: Cell?
        var cells = layout.cells.map { cell in
            defer { start += cell.tokens.count }
            var labelled = LabelledCell(cell, Array(labels[start..<start + cell.tokens.count]))
            if isPriced, labelled.contains(.price), labelled.isOther { labelled.makeDishOfOthers() }
            if let above, labelled.isSetAs(above) { labelled.makeNameOfDescription() }
            if labelled.contains(.name), labelled.contains(.price) { above = labelled.cell }
            if labelled.contains(.heading) { hasDish = false }
            if labelled.contains(.name) { (hasDish, isPriced) = (true, false) }
            if labelled.contains(.price) { isPriced = true }
            if !hasDish { labelled.makeDishOfAddition() }
            return labelled
        }
        settlePricedHeadings(&cells)
        settleContinuations(&cells)
        settleVariants(&cells)
        return cells
    }

    /// Words with prices, row below row under a name without one, say what each of its prices is for.
    private static func settleVariants(_ cells: inout [LabelledCell]) {
        var place = 0
        while place < cells.count {
            let count = cells[place...].prefix { $0.isVariant }.count
            if count > 1, place > 0, cells[place - 1].isOfDish, !cells[place - 1].contains(.price) {
                for variant in place..<place + count { cells[variant].makeSizeOfWords() }
            }
            place += max(1, count)
        }
    }

    /// What begins with "with" or "or" goes on from the dish in the row above.
    private static func settleContinuations(_ cells: inout [LabelledCell]) {
        for place in cells.indices.dropFirst() where cells[place - 1].isOfDish {
            guard cells[place].labels.first == .name, let word = cells[place].cell.tokens.first?.text, joins(word)
            else { continue }
            cells[place].makeDescriptionOfName()
        }
    }

    /// Whether words labelled as a description, with a price, stand in type and place like the name and price of a dish.
    fileprivate func isSetAs(_ dish: Cell) -> Bool {
        guard !contains(.name), contains(.price), labels.first == .description,
            labels.allSatisfy({ [.description, .size, .price, .other].contains($0) }),
            !Self.joins(cell.tokens[0].text), cell.tokens[0].text.contains(where: \.isLetter)
        else { return false }
        return abs(cell.rect.left - dish.rect.left) < 0.5 * dish.capital
            && abs(cell.rect.right - dish.rect.right) < dish.capital
            && abs(cell.tokens[0].rect.height - dish.tokens[0].rect.height) < 0.2 * dish.capital
    }

    fileprivate var isVariant: Bool {
        guard let price = labels.firstIndex(of: .price), price > 0 else { return false }
        return labels[..<price].allSatisfy { $0 == .description || $0 == .other || $0 == .size }
            && labels[price...].allSatisfy { $0 == .price || $0 == .other }
    }

    /// A heading's price is that of names without one. Where none comes next, the heading is a dish; and a name that
    /// heads menus, or is set larger, over several names with nothing but themselves is a heading.
    private static func settlePricedHeadings(_ cells: inout [LabelledCell]) {
        for place in cells.indices {
            if cells[place].isPricedHeading {
                let next = cells[(place + 1)...].first
                if next?.isUnpricedDish != true { cells[place].makeDishOfHeading() }
                continue
            }
            guard cells[place].contains(.price), cells[place].places([.name]).count == 1 else { continue }
            let listed = cells[(place + 1)...].prefix { $0.isNameAlone }.count
            guard listed >= fewestListed, cells[place].headsMenus(over: cells[place + 1]) else { continue }
            cells[place].makeHeadingOfDish()
        }
    }

    /// Set by hand: how many names a price heads at least, and how much larger than them its heading is.
    private static let fewestListed = 3
    private static let larger = 1.15

    fileprivate var isPricedHeading: Bool { contains(.heading) && contains(.additionPrice) && !contains(.name) }

    fileprivate var isUnpricedDish: Bool { (contains(.name) || contains(.addition)) && !contains(.price) }

    fileprivate var isNameAlone: Bool { labels.first == .name && labels.dropFirst().allSatisfy { $0 == .inName } }

    private func headsMenus(over listed: LabelledCell) -> Bool {
        HeadingWords.isHeading(places([.name, .inName]).map { cell.tokens[$0] }.joinedText)
            || cell.capital > Self.larger * listed.cell.capital
    }
}
