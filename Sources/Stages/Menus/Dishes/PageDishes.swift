internal import Judging
package import Models
internal import Pages

/// One page's words sorted into sections, dishes, restaurant information and what is left, by their labels.
package struct PageDishes {
    package private(set) var dishes: [Dish] = []
    /// Of lines by their place; a line that isn't named belongs to nothing that was understood.
    package private(set) var roles: [Int: LineRole] = [:]
    package private(set) var restaurantName: String?
    /// A currency named over a column of prices or in a note, such as "all prices in Euro".
    package private(set) var currency: String?

    private var drafts: [DishDraft] = []
    private var section = SectionHead()
    /// Whether the last draft is the dish that words belong to: not where a heading came after it.
    private var hasDish = false
    private let layout: PageLayout

    /// - Parameters:
    ///   - lines: of the page, whose ids are their places.
    ///   - inOrder: the words of a name or description in the order in which they are read, where that isn't the one of
    ///     layout space.
    package init(
        _ layout: PageLayout, labels: PageLabels, lines: [Line], page: Int,
        inOrder: @escaping ([Token]) -> [Token] = { $0 }
    ) {
        self.layout = layout
        let cells = LabelledCell.all(of: layout, labels.labels)
        let title = RestaurantName.title(cells)
        restaurantName = title?.name
        for (number, labelled) in cells.enumerated() {
            if let first = labelled.cell.tokens.first, title?.starts.contains(TokenPlace(first)) == true {
                mark(labelled.cell.tokens, .restaurant)
            } else {
                read(labelled, number)
            }
        }
        PriceRepair.mend(&drafts)
        dropWithoutFood()
        let structure = DishStructure(layout, labels)
        dishes = DishFinisher(lines: lines, page: page, structure: structure, inOrder: inOrder).dishes(drafts)
        let taken = Set(dishes.flatMap(\.lines))
        for draft in drafts { mark(draft.tokens.filter { taken.contains($0.line) }, .dish) }
    }

    /// A page without any price is a menu where it speaks of food; cards, letters and notices don't.
    private mutating func dropWithoutFood() {
        guard drafts.allSatisfy({ $0.prices.isEmpty && $0.sectionPrices.isEmpty && $0.additionPrices.isEmpty }) else {
            return
        }
        let ofFood = drafts.count { draft in
            WordClasses(of: (draft.name + draft.text).map(\.text)).kinds.joined().contains {
                $0 == "ingredient" || $0 == "dish"
            }
        }
        if 2 * ofFood <= drafts.count { drafts = [] }
    }

    /// Each line has one role; what is worth more to a reader wins where a line holds several things.
    private mutating func mark(_ tokens: [Token], _ role: LineRole) {
        let order: [LineRole] = [.unassigned, .restaurant, .legend, .section, .dish]
        for line in Set(tokens.map(\.line)) {
            let old = roles[line].flatMap(order.firstIndex) ?? 0
            if let new = order.firstIndex(of: role), new >= old { roles[line] = role }
        }
    }

    // MARK: Cells

    private mutating func read(_ labelled: LabelledCell, _ number: Int) {
        let (cell, isOfDish) = (labelled.cell, labelled.isOfDish)
        if labelled.headsPrices {
            section.addSizes(cell)
            mark(cell.tokens, .section)
        } else if labelled.contains(.heading) {
            section.open(labelled, number: number, unit: layout.unit)
            hasDish = false
            mark(cell.tokens, .section)
        } else if !isOfDish || !hasDish && !labelled.contains(.name) {
            leave(cell, number)
        }
        if currency == nil, !isOfDish, !cell.forms.contains(where: \.isPrice) {
            currency = cell.tokens.lazy.compactMap { Currency.named(by: $0.text) }.first
        }
        if isOfDish, hasDish || labelled.contains(.name) { gather(labelled, number) }
    }

    /// A cell without a dish's words; right below them it is left with them, since it may say what the dish is made of.
    private mutating func leave(_ cell: Cell, _ number: Int) {
        let info = InfoPatterns.kind(of: cell.tokens.joinedText)
        if info == nil, goesOn(cell, number) {
            drafts[drafts.count - 1].text += cell.tokens + cell.marks
            drafts[drafts.count - 1].lastCell = number
        } else {
            // A charge, such as one for the cover, holds for the page as a note on a section does for its dishes.
            mark(cell.tokens, info == .restaurant ? .restaurant : info == .charge ? .section : .unassigned)
        }
    }

    /// Whether a cell stands right below the last words of the dish before it, in type that is no larger than its name's.
    private func goesOn(_ cell: Cell, _ number: Int) -> Bool {
        guard hasDish, let draft = drafts.last, draft.lastCell == number - 1, let name = draft.name.first,
            cell.tokens.contains(where: { $0.text.hasLetters(2) || $0.text.hasHan })
        else { return false }
        let above = layout.cells[draft.lastCell].rect
        return cell.rect.top - above.bottom < Self.near * layout.unit && cell.rect.top > above.top
            && min(above.right, cell.rect.right) > max(above.left, cell.rect.left)
            && cell.capital < 1.1 * name.rect.height
    }

    /// Between the baseline of one line and the capitals of the next, in units, where they belong together. Set by hand.
    private static let near = 0.75

    private mutating func gather(_ labelled: LabelledCell, _ number: Int) {
        let (cell, labels) = (labelled.cell, labelled.labels)
        var numbers: [Token] = []
        var prices: [Int] = []
        let prior = drafts.count
        for (place, label) in labels.enumerated() {
            let token = cell.tokens[place]
            switch label {
            case .name:
                take(prices, of: labelled, number)
                prices = []
                begin(with: token, numbers, number)
                numbers = []
            case .number: numbers.append(token)
            case .inName where hasDish:
                drafts[drafts.count - 1].name.append(token)
                drafts[drafts.count - 1].cell = number
            case .price: prices.append(place)
            case .heading: break
            case .size where Self.isLabel(place, labels): break
            default:
                // Words that are nothing by themselves stay with the dish whose words they stand among.
                guard hasDish else { continue }
                let isBehind = drafts.count > prior || labels[..<place].contains { $0 != .other && $0 != .number }
                if label != .other || isBehind || labels.contains(.description) {
                    drafts[drafts.count - 1].text.append(token)
                }
            }
        }
        take(prices, of: labelled, number)
        guard hasDish else { return }
        close(labelled, number, numbers, isNew: drafts.count > prior)
    }

    private mutating func begin(with token: Token, _ numbers: [Token], _ number: Int) {
        var draft = DishDraft(section: section.name, name: [token], cell: number, lastCell: number)
        (draft.number, draft.sectionPrices, draft.sectionSymbols) = (numbers, section.prices, section.symbols)
        drafts.append(draft)
        hasDish = true
    }

    /// What of a cell belongs to the dish that it ends with, besides its words and prices.
    private mutating func close(_ labelled: LabelledCell, _ number: Int, _ numbers: [Token], isNew: Bool) {
        let (cell, last) = (labelled.cell, drafts.count - 1)
        drafts[last].marks += cell.marks
        drafts[last].text += numbers
        drafts[last].lastCell = number
        drafts[last].additionPrices +=
            PriceGathering(cell, labelled.places([.additionPrice]), labels: Set(labelled.places([.addition]))).prices
        // A number at the end of a name's row is its price, whatever else it looks like, where there is no other.
        let end = cell.tokens.count - 1
        guard isNew, drafts[last].prices.isEmpty, cell.forms[end].isPrice,
            [.other, .number, .size].contains(labelled.labels[end])
        else { return }
        let place = TokenPlace(cell.tokens[end])
        drafts[last].text.removeAll { TokenPlace($0) == place }
        take([end], of: labelled, number)
    }

    /// Whether a size says what the price behind it is for.
    private static func isLabel(_ place: Int, _ labels: [WordLabel]) -> Bool {
        labels[place...].first { $0 != .size } == .price
            || place > 0 && labels[..<place].last { $0 != .size } == .price
    }

    /// Gives the prices of a cell to the dish whose name came last.
    private mutating func take(_ places: [Int], of labelled: LabelledCell, _ number: Int) {
        guard let first = places.first, hasDish, let last = drafts.indices.last else { return }
        let (cell, labels) = (labelled.cell, labelled.labels)
        let tokens = places.map { cell.tokens[$0] }
        // A further price beside words of its own, which no name was found in, is no price of this dish, unless these say
        // what it comes with.
        let others = (0..<first).filter {
            [.description, .other, .heading].contains(labels[$0]) && cell.tokens[$0].text.hasLetters(2)
        }
        let isFurther = !drafts[last].prices.isEmpty && drafts[last].cell != number && !others.isEmpty
        if isFurther, cell.marketWords > 0, drafts[last].goOnWithMarketPrice(tokens) { return }
        let isVariant = isFurther && others.first.map { LabelledCell.joins(cell.tokens[$0].text) } == true
        guard !isFurther || isVariant else {
            drafts[last].text += tokens
            return
        }
        let sizes = labelled.places([.size])
        let named = isVariant ? Set(others) : Set(sizes)
        drafts[last].prices += PriceGathering(cell, places, labels: named).prices
        drafts[last].priceTokens += tokens + sizes.map { cell.tokens[$0] }
        drafts[last].label(with: section.sizes)
    }
}
