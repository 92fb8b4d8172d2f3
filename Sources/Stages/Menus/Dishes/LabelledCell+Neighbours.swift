internal import Judging
internal import Models
internal import Pages

/// What a cell's neighbours say about it.
extension LabelledCell {
    /// The cells of a page, given the labels of its tokens in reading order.
    static func all(of layout: PageLayout, _ labels: [WordLabel]) -> [LabelledCell] {
        var start = 0
        var cells = layout.cells.map { cell in
            defer { start += cell.tokens.count }
            return LabelledCell(cell, Array(labels[start..<start + cell.tokens.count]))
        }
        settleParallel(&cells)
        settleTwoScripts(&cells)
        settleRowsBelow(&cells)
        settleHeadings(&cells)
        settleHeadingsOfOne(&cells)
        settleSizes(&cells)
        settleOffers(&cells)
        settleAlike(&cells, unit: layout.unit)
        settlePricedHeadings(&cells)
        settleOpenRows(&cells)
        settleWrappedNames(&cells, unit: layout.unit)
        settleContinuations(&cells)
        settleVariants(&cells)
        settleServed(&cells)
        return cells
    }

    /// How many dishes show that a row below each, or a price, is the habit of a page, and the share of its dishes that
    /// have one. Set by hand on drawn menus in two languages.
    static let fewestBelow = 4
    static let nearlyEach = 0.8

    /// Makes a dish of words with a price that are set like the dishes with theirs, unless they say that they are an
    /// addition; on a page without any dish, of all words with a price.
    private static func settleAlike(_ cells: inout [LabelledCell], unit: Double) {
        if !cells.contains(where: { $0.contains(.name) }) {
            for place in cells.indices where cells[place].isUnnamedOffer { cells[place].makeDishOfWords() }
            return
        }
        func units(_ length: Double) -> Int { Int(max(-1e6, min(1e6, length / unit)).rounded(.down)) }
        var dishes: [Int: [Cell]] = [:]
        var widths: [Int: [Cell]] = [:]
        for own in cells where own.contains(.name) && own.contains(.price) {
            dishes[units(own.cell.rect.left), default: []].append(own.cell)
            widths[units(own.cell.rect.width), default: []].append(own.cell)
        }
        for place in cells.indices where cells[place].isUnnamedOffer {
            let own = cells[place]
            let (left, width) = (units(own.cell.rect.left), units(own.cell.rect.width))
            let isAlike =
                (left - 1...left + 1).contains { dishes[$0]?.contains(where: own.isSetAs) ?? false }
                // Another column has its prices as far from its names.
                || (width - 1...width + 1).contains { widths[$0]?.contains(where: own.isAsWideAs) ?? false }
            if isAlike { cells[place].makeDishOfWords() }
        }
    }

    /// Makes dishes of rows of words and prices that seemed to be sizes of one dish, where there are more than any dish has
    /// and the dish above has its price: below one without a price they are its choices.
    private static func settleSizes(_ cells: inout [LabelledCell]) {
        var (place, isPriced) = (0, true)
        while place < cells.count {
            let count = cells[place...].prefix { $0.isSized }.count
            if count > mostSizes, isPriced {
                for sized in place..<place + count { cells[sized].makeDishOfSize() }
            }
            if cells[place].contains(.name) { isPriced = false }
            if cells[place].contains(.heading) || cells[place].contains(.price) { isPriced = true }
            place += max(1, count)
        }
    }

    /// Set by hand: menus print some five sizes of a drink in rows of their own.
    private static let mostSizes = 8

    /// Whether it holds words that are no known size as the size of a price, and nothing of a dish besides.
    private var isSized: Bool {
        guard let price = labels.firstIndex(of: .price) else { return false }
        return Set(labels).isSubset(of: [.size, .price, .other])
            && labels[..<price].indices.contains { isUnknownSize($0) }
    }

    /// Makes a dish of words beside a price that isn't that of the dish above, and of additions that have no dish above
    /// them in their column or beside them.
    private static func settleOffers(_ cells: inout [LabelledCell]) {
        var dish: Rect?
        var isPriced = false
        for place in cells.indices {
            if isPriced, cells[place].contains(.price), cells[place].isOther { cells[place].makeDishOfOthers() }
            let own = cells[place].cell.rect
            if cells[place].contains(.heading) { dish = nil }
            // It is below the dish or in its row.
            let isOfDish =
                dish.map { min($0.right, own.right) > max($0.left, own.left) || $0.isLevel(with: own, sharing: 0.25) }
                ?? false
            if !isOfDish, !cells[place].contains(.name) { cells[place].makeDishOfAddition() }
            if cells[place].contains(.name) { (dish, isPriced) = (own, false) }
            if cells[place].contains(.price) { isPriced = true }
        }
    }

    /// Makes variants of words with prices that stand row by row under a name without one: they say what each price is
    /// for.
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

    /// Joins a row without a price that can't be a text's end, since it breaks off behind "with" or within a bracket, to
    /// the name in the row below, where both are set alike: the price stands behind the name's last row.
    private static func settleOpenRows(_ cells: inout [LabelledCell]) {
        for place in cells.indices.dropFirst() {
            let (above, below) = (cells[place - 1], cells[place])
            guard below.labels.first == .name, above.places([.heading, .price, .additionPrice]).isEmpty,
                above.breaksOff, below.isNextRow(of: above)
            else { continue }
            // What goes on from the row above it is no beginning.
            let isWithin =
                place > 1 && !above.contains(.name) && above.isNextRow(of: cells[place - 2])
                && cells[place - 2].labels.last == above.labels.first && !cells[place - 2].cell.endsInPrice
            if isWithin { continue }
            cells[place - 1].makeName()
            cells[place].makeNameGoOn()
        }
    }

    /// Whether its last word needs another one behind it, or a bracket stays open.
    private var breaksOff: Bool {
        guard let last = cell.tokens.last else { return false }
        return Self.needsMore(last) || BrokenText.openBrackets(in: cell.tokens.joinedText) > 0
    }

    /// Whether a word can't be a text's last, such as "with" or "in".
    private static func needsMore(_ word: Token) -> Bool {
        let endsPhrases = ReadingLanguage.mayHavePostpositions(word.language)
        return WordClasses(of: [word.text], language: word.language).closing.contains {
            ["and", "or"].contains($0) || !endsPhrases && ($0 == "with" || $0.hasPrefix("ties"))
        }
    }

    /// Whether it stands right below another cell and is set in the same size.
    private func isNextRow(of above: LabelledCell) -> Bool {
        stands(rightBelow: above) && abs(cell.capital - above.cell.capital) < 2 * Self.alike * cell.capital
    }

    func stands(rightBelow above: LabelledCell) -> Bool {
        let (own, other) = (cell.rect, above.cell.rect)
        return own.top >= other.bottom && own.top - other.bottom < Self.leading * cell.capital
            && min(own.right, other.right) > max(own.left, other.left)
    }

    /// The room between the capitals of two rows of one text, in heights of capitals. Set by hand.
    private static let leading = 1.6

    /// Settles what a row right behind a dish is to it.
    ///
    /// A row that begins with "with" or "or" belongs to the dish; if it costs as much or more it isn't added to it, but is
    /// the dish with something else. Even where the name seems to go on, a row describes it that begins with "served" or
    /// "choice", or with "with" below a price, unless it seems a priced dish of its own, or that stands below a price in
    /// clearly smaller type. A row is part of the name above it where that ends in "in" or "and".
    private static func settleContinuations(_ cells: inout [LabelledCell]) {
        for place in cells.indices.dropFirst() where cells[place - 1].isOfDish {
            guard let word = cells[place].cell.tokens.first, let label = cells[place].labels.first else {
                continue
            }
            let isName = [.name, .inName].contains(label)
            let isBelow = cells[place - 1].contains(.price) && !cells[place].contains(.price)
            // "Choice sirloin 24.00" is a dish of its own.
            let opensOffer = label == .name && cells[place].contains(.price)
            if label == .addition, joins(word), cells[place].costsNoLess(than: cells[place - 1]) {
                cells[place].makeVariantOfAddition()
            } else if label == .name && joins(word)
                || isName && !opensOffer && (serves(word.text) || isBelow && joins(word))
                || label == .inName && isBelow && cells[place].isSetSmaller(than: cells[place - 1])
            {
                cells[place].makeDescriptionOfName()
            } else if label == .name, !cells[place].contains(.price), cells[place - 1].endsOpen {
                cells[place].makeNameGoOn()
            }
        }
    }

    /// Makes a description of a row that begins with "with" or "or" right below a dish, whatever it was taken for, unless
    /// it is set larger, as a heading is: what it names comes with that dish, which may stand under a diet's name.
    private static func settleServed(_ cells: inout [LabelledCell]) {
        for place in cells.indices where !cells[place].isOfDish && !cells[place].cell.endsInPrice {
            let own = cells[place]
            // The cell before it may be that of the price, far from the words.
            let above = cells[..<place].suffix(2).last { own.stands(rightBelow: $0) }
            guard let above, above.isOfDish, own.cell.tokens.first.map(joins) == true,
                own.cell.capital < larger * above.cell.capital
            else { continue }
            cells[place].makeDescription()
        }
    }

    /// Whether its type is clearly smaller: a name goes on in its own.
    private func isSetSmaller(than above: LabelledCell) -> Bool {
        cell.capital < (1 - 2 * Self.alike) * above.cell.capital
    }

    private func costsNoLess(than dish: LabelledCell) -> Bool {
        guard let own = amounts([.additionPrice]).max(), let price = dish.amounts([.price]).min() else { return false }
        return own >= price
    }

    private func amounts(_ kinds: Set<WordLabel>) -> [Double] { places(kinds).flatMap { cell.forms[$0].amounts } }

    /// Whether it is a word such as "served" or "choice", with which no name begins.
    private static func serves(_ word: String) -> Bool {
        serving.contains(word.lowercased().filter(\.isLetter))
    }

    private static let serving = LineWords.serving.set

    /// Whether the last word of its name can't be a name's last.
    var endsOpen: Bool {
        places([.name, .inName]).last.map { Self.needsMore(cell.tokens[$0]) } ?? false
    }

    private var isUnnamedOffer: Bool {
        !contains(.name) && !contains(.heading) && cell.endsInPrice && cell.marketWords == 0
            && (contains(.description) || contains(.addition)) && !Self.joins(cell.tokens[0])
            && cell.tokens[0].text.contains(where: \.isLetter) && !DishWords.addsOn(cell.tokens.joinedText)
    }

    /// Whether it has the typeface, the left edge and the price's edge of a dish.
    private func isSetAs(_ dish: Cell) -> Bool {
        abs(cell.rect.left - dish.rect.left) < 0.5 * dish.capital
            && abs(cell.rect.right - dish.rect.right) < dish.capital
            && abs(cell.tokens[0].rect.height - dish.tokens[0].rect.height) < 2 * Self.alike * dish.capital
    }

    /// Whether it has the typeface of a dish in another column, and its price as far from its left edge.
    private func isAsWideAs(_ dish: Cell) -> Bool {
        abs(cell.rect.width - dish.rect.width) < 0.5 * dish.capital
            && abs(cell.tokens[0].rect.height - dish.tokens[0].rect.height) < Self.alike * dish.capital
    }

    private var isVariant: Bool {
        guard let price = labels.firstIndex(of: .price), price > 0 else { return false }
        return labels[..<price].allSatisfy { $0 == .description || $0 == .other || $0 == .size }
            && labels[price...].allSatisfy { $0 == .price || $0 == .other }
    }

    /// The share of their size by which capitals of one typeface differ. Set by hand.
    static let alike = 0.1

    /// Whether it holds nothing but a name, or how one goes on, perhaps behind a number or bullet.
    var isListed: Bool {
        labels.contains { $0 == .name || $0 == .inName } && Set(labels).isSubset(of: [.name, .inName, .number])
    }
}
