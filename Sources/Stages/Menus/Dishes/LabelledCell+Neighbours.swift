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
        settleOffers(&cells)
        settleAlike(&cells, unit: layout.unit)
        settlePricedHeadings(&cells)
        settleOpenRows(&cells)
        settleContinuations(&cells)
        settleVariants(&cells)
        settleServed(&cells)
        return cells
    }

    /// How many dishes show that a row below each, or a price, is the habit of a page, and the share of its dishes that
    /// have one. Set by hand on drawn menus in two languages.
    static let fewestBelow = 4
    static let nearlyEach = 0.8

    /// Makes a heading of a name without a price that is larger than the priced names below, where it is set like a
    /// heading of the page, or where nearly each other name of the page has a price.
    private static func settleHeadings(_ cells: inout [LabelledCell]) {
        let headings = cells.filter { $0.contains(.heading) && !$0.isOfDish }.map(\.cell.capital)
        let places = zip(cells.indices, cells.dropFirst()).filter { place, next in
            cells[place].isNameAlone && next.contains(.name) && next.contains(.price)
                && cells[place].cell.capital > larger * next.cell.capital
        }.map(\.0)
        let names = cells.count { $0.contains(.name) } - places.count
        let priced = cells.count { $0.contains(.name) && $0.contains(.price) }
        let isHabit = priced >= fewestBelow && Double(priced) >= nearlyEach * Double(names)
        for place in places {
            let capital = cells[place].cell.capital
            guard isHabit || headings.contains(where: { abs($0 - capital) < alike * capital }) else { continue }
            cells[place].makeHeadingOfDish()
        }
    }

    /// Makes a description of a row that begins with "with", right below a dish, whatever it was taken for: no heading
    /// does, and what it names is part of that dish, which may stand under a diet's name.
    private static func settleServed(_ cells: inout [LabelledCell]) {
        for place in cells.indices.dropFirst() where !cells[place].isOfDish {
            let cell = cells[place].cell
            guard cell.tokens.first.map(joins) == true, !cell.endsInPrice else { continue }
            // The cell before it may be that of the price, far from the words.
            let above = cells[..<place].suffix(2).last { above in
                min(above.cell.rect.right, cell.rect.right) > max(above.cell.rect.left, cell.rect.left)
            }
            guard let above, above.isOfDish,
                (0...nextRow * cell.capital).contains(cell.rect.top - above.cell.rect.bottom)
            else { continue }
            cells[place].makeDescription()
        }
    }

    /// How far below a row the next one stands at most, in heights of capitals. Set by hand.
    private static let nextRow = 2.5

    /// Makes a dish of a heading that stands over a description and its price alone: a price that no name has is that of
    /// the heading.
    private static func settleHeadingsOfOne(_ cells: inout [LabelledCell]) {
        for place in cells.indices {
            guard cells[place].contains(.heading), !cells[place].isOfDish, !cells[place].headsPrices else { continue }
            let described = cells[(place + 1)...].prefix { Set($0.labels) == [.description] }
            guard described.endIndex < cells.count, cells[described.endIndex].cell.isPrice,
                cells[described.endIndex].contains(.price)
            else { continue }
            // Names without prices behind it share this one.
            let listed = cells[(described.endIndex + 1)...].prefix { !$0.contains(.heading) }
            guard !listed.contains(where: { $0.contains(.name) }) || listed.contains(where: { $0.contains(.price) })
            else { continue }
            cells[place].makeDishOfHeading()
        }
    }

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
        return WordClasses(of: [word.text], language: word.language).kinds[0].contains {
            ["and", "or"].contains($0) || !endsPhrases && ($0 == "with" || $0.hasPrefix("ties"))
        }
    }

    /// Whether it stands right below another cell and is set in the same size.
    private func isNextRow(of above: LabelledCell) -> Bool {
        let (own, other) = (cell.rect, above.cell.rect)
        return own.top >= other.bottom && own.top - other.bottom < Self.leading * cell.capital
            && min(own.right, other.right) > max(own.left, other.left)
            && abs(cell.capital - above.cell.capital) < 2 * Self.alike * cell.capital
    }

    /// The room between the capitals of two rows of one text, in heights of capitals. Set by hand.
    private static let leading = 1.6

    /// Describes a dish by a row below its price in clearly smaller type, even where the name seems to go on.
    ///
    /// Joins what begins with "with" or "or" to the dish in the row above. What costs as much as the dish or more isn't
    /// added to it, but the dish with something else. What begins with "served" or "choice", or with "with" below a price,
    /// describes it, even where the name seems to go on, unless it seems a priced dish of its own. A row whose name ends in "in" or "and" goes on in the next one.
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
    private var endsOpen: Bool {
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

    /// Gives a heading's price to the names below that have none. Where no such name comes next, the heading is a dish.
    /// A name that heads menus or is set larger, above several bare names, is a heading.
    private static func settlePricedHeadings(_ cells: inout [LabelledCell]) {
        for place in cells.indices {
            if cells[place].isPricedHeading {
                let next = cells[(place + 1)...].first
                if next?.isUnpricedDish != true { cells[place].makeDishOfHeading() }
                continue
            }
            guard cells[place].contains(.price), cells[place].places([.name]).count == 1 else { continue }
            let listed = cells[(place + 1)...].prefix { $0.isListed }.count
            guard listed >= fewestListed, cells[place].headsMenus(over: cells[place + 1]) else { continue }
            cells[place].makeHeadingOfDish()
            separateNames(&cells[place + 1...place + listed])
        }
    }

    /// Begins a name in each row of a list, but where a row is nearer the one above than rows of the list usually are.
    private static func separateNames(_ rows: inout ArraySlice<LabelledCell>) {
        let gaps = zip(rows, rows.dropFirst()).map { $1.cell.rect.top - $0.cell.rect.top }
        for (place, gap) in zip(rows.indices.dropFirst(), gaps)
        where !rows[place].contains(.name) && gap > (1 - alike) * middle(gaps) {
            rows[place].beginName()
        }
    }

    /// How many names a priced heading covers at least, and how much larger than them it is. Set by hand.
    private static let fewestListed = 3
    private static let larger = 1.15
    /// The share of their size by which capitals of one typeface differ. Set by hand.
    private static let alike = 0.1

    private var isPricedHeading: Bool { contains(.heading) && contains(.additionPrice) && !contains(.name) }

    /// Whether it holds nothing but a name, or how one goes on, perhaps behind a number or bullet.
    var isListed: Bool {
        labels.contains { $0 == .name || $0 == .inName } && Set(labels).isSubset(of: [.name, .inName, .number])
    }

    private var isUnpricedDish: Bool { (contains(.name) || contains(.addition)) && !contains(.price) }

    private var isNameAlone: Bool { labels.first == .name && labels.dropFirst().allSatisfy { $0 == .inName } }

    private func headsMenus(over listed: LabelledCell) -> Bool {
        HeadingWords.isHeading(places([.name, .inName]).map { cell.tokens[$0] }.joinedText)
            || cell.capital > Self.larger * listed.cell.capital
    }
}
