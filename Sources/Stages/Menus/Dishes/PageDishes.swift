internal import Judging
package import Models
internal import Pages

/// One page's words sorted into sections, dishes, restaurant information and what is left, by their labels.
package struct PageDishes {
    package private(set) var dishes: [Dish] = []
    /// The roles of lines by their place; a line that is missing belongs to nothing that was understood.
    package private(set) var roles: [Int: LineRole] = [:]
    package private(set) var restaurantName: String?
    /// A currency stated over a column of prices or in a note, such as "all prices in Euro".
    package private(set) var currency: String?

    private var drafts: [DishDraft] = []
    private var section = SectionHead()
    /// Whether words may belong to the last draft, which isn't so after a heading.
    private var hasDish = false
    private let layout: PageLayout
    /// The words of headings and of the restaurant's name.
    private var elsewhere: Set<TokenPlace> = []

    /// - Parameters:
    ///   - lines: the page's lines; their ids are their places.
    ///   - legend: what the menu says its marks mean.
    ///   - inOrder: puts the words of a name or description into reading order, where that differs from the order in
    ///     layout space.
    package init(
        _ layout: PageLayout, labels: PageLabels, lines: [Line], page: Int, legend: [LegendEntry] = [],
        inOrder: @escaping ([Token]) -> [Token] = { $0 }
    ) {
        self.layout = layout
        let cells = LabelledCell.all(of: layout, labels.labels)
        let title = RestaurantName.title(cells)
        restaurantName = title?.name
        for (number, labelled) in cells.enumerated() {
            if let first = labelled.cell.tokens.first, title?.starts.contains(TokenPlace(first)) == true {
                mark(labelled.cell.tokens, .restaurant)
                elsewhere.formUnion(labelled.cell.tokens.map { TokenPlace($0) })
            } else {
                read(labelled, number)
            }
        }
        PriceRepair.mend(&drafts)
        dropWithoutFood()
        if let signs = LeftoverSigns(legend) {
            var unread = UnreadMarks(signs: signs, layout: layout, elsewhere: elsewhere)
            unread.give(to: &drafts)
        }
        let structure = DishStructure(layout, labels)
        dishes = DishFinisher(lines: lines, page: page, structure: structure, inOrder: inOrder).dishes(drafts)
        let taken = Set(dishes.flatMap(\.lines))
        for draft in drafts { mark(draft.tokens.filter { taken.contains($0.line) }, .dish) }
    }

    /// A page without any price counts as a menu only where it mentions food; cards, letters and notices don't.
    private mutating func dropWithoutFood() {
        guard drafts.allSatisfy({ $0.prices.isEmpty && $0.sectionPrices.isEmpty && $0.additionPrices.isEmpty }) else {
            return
        }
        // Name and description may be in two languages.
        let ofFood = drafts.count { Self.namesFood($0.name + $0.text, in: nil) }
        if 2 * ofFood <= drafts.count { drafts = [] }
    }

    private static func namesFood(_ tokens: [Token], in language: String?) -> Bool {
        WordClasses(of: tokens.map(\.text), language: language).kinds.joined().contains {
            $0 == "ingredient" || $0 == "dish"
        }
    }

    /// Gives each line one role: where it holds several things, the one that is worth more to a reader wins.
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
            elsewhere.formUnion(cell.tokens.map { TokenPlace($0) })
        } else if labelled.contains(.heading), !isOfDish, isBehindPrice(cell, number) {
            // What stands behind a dish's price heads nothing, and a mark there must not hold for a section.
            leave(cell, number)
        } else if labelled.contains(.heading) {
            section.open(labelled, number: number, unit: layout.unit)
            hasDish = false
            mark(cell.tokens, .section)
            elsewhere.formUnion(cell.tokens.map { TokenPlace($0) })
        } else if !isOfDish || !hasDish && !labelled.contains(.name) {
            leave(cell, number)
        }
        if currency == nil, !isOfDish, !cell.forms.contains(where: \.isPrice) {
            currency = cell.tokens.lazy.compactMap { Currency.named(by: $0.text) }.first
        }
        if isOfDish, hasDish || labelled.contains(.name) { gather(labelled, number) }
    }

    /// Whether a cell ends the row of the dish before it, behind the price.
    private func isBehindPrice(_ cell: Cell, _ number: Int) -> Bool {
        guard hasDish, number > 0, drafts.last?.lastCell == number - 1 else { return false }
        let before = layout.cells[number - 1]
        return before.endsInPrice && cell.rect.left > before.rect.right
            && (before.rect.top...before.rect.bottom).contains((cell.rect.top + cell.rect.bottom) / 2)
    }

    /// Handles a cell without any dish's words. Right below a dish it is left to that dish, since it may say what that
    /// is made of.
    private mutating func leave(_ cell: Cell, _ number: Int) {
        let info = InfoPatterns.kind(of: cell.tokens.joinedText)
        if info == nil || info == .note && (cell.hasMarks || DishDraft.nameDiet(cell.tokens)), goesOn(cell, number) {
            drafts[drafts.count - 1].text += cell.tokens + cell.marks
            drafts[drafts.count - 1].lastCell = number
        } else {
            // A charge, such as a cover charge, holds for the page as a note on a section does for its dishes.
            mark(cell.tokens, info == .restaurant ? .restaurant : info == .charge ? .section : .unassigned)
            if hasDish, drafts.last?.lastCell == number - 1 { keepMarks(of: cell.tokens + cell.marks) }
        }
    }

    /// Gives what marks of words without a dish warn of to the dish above them, since it must not be lost. What they
    /// promise needs a dish of its own.
    private mutating func keepMarks(of tokens: [Token]) {
        let tokens = tokens.filter { !$0.symbols.isEmpty }
        guard hasDish, !tokens.isEmpty else { return }
        let kept = Set(drafts.suffix(2).flatMap(\.tokens).map { TokenPlace($0) })
        for token in tokens where !kept.contains(TokenPlace(token)) {
            var bare = token
            bare.text = ""
            bare.symbols = token.symbols.filter { $0.meaning.warns || $0.meaning == .unresolved }
            if !bare.symbols.isEmpty { drafts[drafts.count - 1].marks.append(bare) }
        }
    }

    /// Whether a cell stands right below the last words of the dish before it, in type no larger than that dish's name.
    private func goesOn(_ cell: Cell, _ number: Int) -> Bool {
        guard hasDish, let draft = drafts.last, draft.lastCell == number - 1, let name = draft.name.first,
            cell.tokens.contains(where: { $0.text.hasLetters(2) || $0.text.hasHan })
        else { return false }
        // The last cell may be that of the price, far from the words.
        let own = layout.cells[min(draft.cell, draft.lastCell)...draft.lastCell]
        let above = own.dropFirst().reduce(layout.cells[own.startIndex].rect) { $0.union($1.rect) }
        // A mark, food, or what comes with something, belongs to some dish, and that is the one above it.
        let belongs =
            cell.hasMarks || cell.tokens.first.map(LabelledCell.joins) == true
            || Self.namesFood(cell.tokens, in: cell.tokens.first?.language)
        let near = belongs ? Self.nearBelonging : Self.near
        return cell.rect.top - above.bottom < near * layout.unit && cell.rect.top > above.top
            && min(above.right, cell.rect.right) > max(above.left, cell.rect.left)
            && cell.capital < 1.1 * name.rect.height
    }

    /// The distance in units between the baseline of one line and the capitals of the next, where the two belong
    /// together. Set by hand.
    private static let near = 0.75
    private static let nearBelonging = 1.5

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
                drafts[drafts.count - 1].goOnWithName(token, in: number)
            case .price: prices.append(place)
            case .heading: break
            case .size where Self.isLabel(place, labels): break
            default:
                // Words without a label of their own stay with the dish whose words they stand among.
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

    /// Adds what belongs to the dish that a cell ends with, besides its words and prices.
    private mutating func close(_ labelled: LabelledCell, _ number: Int, _ numbers: [Token], isNew: Bool) {
        let (cell, last) = (labelled.cell, drafts.count - 1)
        drafts[last].marks += cell.marks
        drafts[last].text += numbers
        keepMarks(of: cell.tokens)
        drafts[last].lastCell = number
        drafts[last].additionPrices +=
            PriceGathering(cell, labelled.places([.additionPrice]), labels: Set(labelled.places([.addition]))).prices
        // Where there is no other price, a number at the end of a name's row is the price, whatever else it looks like.
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
        // A further price beside words of its own, in which no name was found, is no price of this dish unless the
        // words say what it comes with.
        let others = (0..<first).filter {
            [.description, .other, .heading].contains(labels[$0]) && cell.tokens[$0].text.hasLetters(2)
        }
        let isLater = !drafts[last].prices.isEmpty && drafts[last].cell != number
        if isLater, cell.marketWords > 0, drafts[last].goOnWithMarketPrice(tokens) { return }
        let isFurther = isLater && !others.isEmpty
        let isVariant = isFurther && others.first.map { LabelledCell.joins(cell.tokens[$0]) } == true
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
