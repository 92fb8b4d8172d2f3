internal import Judging
package import Models

/// One page's words sorted into sections, dishes, restaurant information and what is left, by their labels.
package struct PageDishes {
    package private(set) var dishes: [Dish] = []
    /// Of lines by their place; a line that isn't named belongs to nothing that was understood.
    package private(set) var roles: [Int: LineRole] = [:]
    package private(set) var restaurantName: String?
    /// A currency named over a column of prices or in a note, such as "all prices in Euro".
    package private(set) var currency: String?

    private var drafts: [DishDraft] = []
    private var section = Section()
    private let layout: PageLayout

    /// What a heading says for the dishes under it.
    private struct Section {
        var name: String?
        var cell: Int?
        var prices: [FoundPrice] = []
        var symbols: [DietarySymbol] = []
        var sizes: [(x: Double, label: String)] = []
        var sizesRect: Rect?
    }

    /// - Parameters:
    ///   - lines: of the page, whose ids are their places.
    ///   - inOrder: the words of a name or description in the order in which they are read, where that isn't the one of
    ///     layout space.
    package init(
        _ layout: PageLayout, labels: PageLabels, lines: [Line], page: Int,
        inOrder: @escaping ([Token]) -> [Token] = { $0 }
    ) {
        self.layout = layout
        var start = 0
        // An addition belongs to a dish; where its section has none above, it is one itself.
        var isOffered = true
        let cells = layout.cells.map { cell in
            defer { start += cell.tokens.count }
            let places = start..<start + cell.tokens.count
            var own = Self.settled(Array(labels.labels[places]), cell)
            if own.contains(.heading) { isOffered = true }
            if own.contains(.name) { isOffered = false }
            if isOffered { own = Self.asDish(own) }
            return (cell: cell, labels: own)
        }
        let title = RestaurantName.title(cells)
        restaurantName = title?.name
        for (number, (cell, own)) in cells.enumerated() {
            if let first = cell.tokens.first, title?.starts.contains(WordPlace(first)) == true {
                mark(cell.tokens, .restaurant)
            } else {
                read(cell, number, own)
            }
        }
        PriceRepair.mend(&drafts)
        dropWithoutFood()
        dishes = DishFinisher(lines: lines, page: page, inOrder: inOrder).dishes(drafts)
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

    /// The labels with what follows from the words themselves: an address, a telephone number or a charge names no dish;
    /// a diet in a line of its own belongs to the dish above; "market price" is a price, and what it stands behind a dish.
    private static func settled(_ labels: [WordLabel], _ cell: Cell) -> [WordLabel] {
        switch InfoPatterns.kind(of: cell.tokens.joinedText, isPriced: cell.endsInPrice) {
        case .restaurant, .charge: return labels.map { _ in .other }
        case .note, nil: break
        }
        let isDiet = cell.tokens.allSatisfy { token in
            token.symbols.contains { $0.mark.lowercased() == token.text.lowercased() }
        }
        if isDiet, labels.contains(.name) || labels.contains(.inName) {
            return labels.map { _ in .description }
        }
        var found = Array(labels.dropLast(cell.marketWords))
        found += Array(repeating: WordLabel.price, count: cell.marketWords)
        // The price of a section is another label: what has a dish's price is a dish, though its word heads menus too.
        guard found.contains(.price), !found.contains(.name) else { return found }
        for place in found.indices where found[place] == .heading { found[place] = place == 0 ? .name : .inName }
        return found
    }

    private static func asDish(_ labels: [WordLabel]) -> [WordLabel] {
        guard let first = labels.firstIndex(of: .addition) else { return labels }
        return labels.indices.map { place in
            switch labels[place] {
            case .addition: place == first ? .name : .inName
            case .additionPrice: .price
            default: labels[place]
            }
        }
    }

    // MARK: Cells

    private mutating func read(_ cell: Cell, _ number: Int, _ labels: [WordLabel]) {
        let isOfDish = labels.contains { [.name, .inName, .price, .description, .addition].contains($0) }
        if !isOfDish, Self.headsPrices(cell, labels) {
            addSizes(cell)
            mark(cell.tokens, .section)
        } else if labels.contains(.heading) {
            open(cell, number, labels)
        } else if !isOfDish || drafts.isEmpty && !labels.contains(.name) {
            let info = InfoPatterns.kind(of: cell.tokens.joinedText)
            if info == nil, goesOn(cell, number) {
                // What stands right below a dish's words is left with it: it may say what the dish is made of.
                drafts[drafts.count - 1].text += cell.tokens
                drafts[drafts.count - 1].lastCell = number
            } else {
                mark(cell.tokens, info == .restaurant ? .restaurant : .unassigned)
            }
        }
        if currency == nil, !isOfDish, !cell.forms.contains(where: \.isPrice) {
            currency = cell.tokens.lazy.compactMap { Currency.named(by: $0.text) }.first
        }
        if isOfDish { gather(cell, number, labels) }
    }

    /// Whether a cell stands right below the last words of the dish before it, in type that is no larger than its name's.
    private func goesOn(_ cell: Cell, _ number: Int) -> Bool {
        guard let draft = drafts.last, draft.lastCell == number - 1, let name = draft.name.first,
            cell.tokens.contains(where: { $0.text.hasLetters(2) || $0.text.hasHan })
        else { return false }
        let above = layout.cells[draft.lastCell].rect
        return cell.rect.top - above.bottom < Self.near * layout.unit && cell.rect.top > above.top
            && min(above.right, cell.rect.right) > max(above.left, cell.rect.left)
            && cell.capital < 1.1 * name.rect.height
    }

    /// Between the baseline of one line and the capitals of the next, in units, where they belong together.
    private static let near = 0.75

    /// Whether a cell names what columns of prices are for: sizes, or their currency.
    private static func headsPrices(_ cell: Cell, _ labels: [WordLabel]) -> Bool {
        if labels.contains(.additionPrice) { return false }
        if labels.contains(.size), !labels.contains(.heading) { return true }
        return cell.tokens.allSatisfy {
            SizeWords.isSize($0.text) || SizeWords.isUnit($0.text) || Currency.named(by: $0.text) != nil
        }
    }

    /// Sizes in one row head the prices below them together.
    private mutating func addSizes(_ cell: Cell) {
        let isSameRow = section.sizesRect.map { $0.isLevel(with: cell.rect, sharing: 0.5) } ?? false
        if !isSameRow { section.sizes = [] }
        section.sizes = (section.sizes + SizeWords.headers(cell.tokens)).sorted { $0.x < $1.x }
        section.sizesRect = cell.rect
    }

    private mutating func open(_ cell: Cell, _ number: Int, _ labels: [WordLabel]) {
        let places = cell.tokens.indices
        var words = places.filter { labels[$0] == .heading && !cell.forms[$0].isPrice }.map { cell.tokens[$0] }
        // "Starters   Euro" heads a column of prices too.
        while words.count > 1, let last = words.last, Currency.named(by: last.text) != nil { words.removeLast() }
        let text = DishWords.cleaned(words.joinedText)
        let goesOn = section.cell.map { last in
            last == number - 1 && Self.isContinued(layout.cells[last], cell, unit: layout.unit)
        }
        section.name = goesOn == true ? [section.name, text].compactMap { $0 }.joined(separator: " ") : text
        section.cell = number
        section.prices = PriceGathering(cell, places.filter { [.price, .additionPrice].contains(labels[$0]) }).prices
        section.symbols = (cell.tokens + cell.marks).flatMap(\.symbols).filter(\.warns)
        section.sizes = SizeWords.headers(places.filter { labels[$0] == .size }.map { cell.tokens[$0] })
        mark(cell.tokens, .section)
    }

    private static func isContinued(_ upper: Cell, _ lower: Cell, unit: Double) -> Bool {
        abs(upper.capital - lower.capital) < 0.15 * lower.capital && lower.rect.top - upper.rect.bottom < 0.9 * unit
    }

    private mutating func gather(_ cell: Cell, _ number: Int, _ labels: [WordLabel]) {
        var numbers: [Token] = []
        var prices: [Int] = []
        let prior = drafts.count
        for (place, label) in labels.enumerated() {
            let token = cell.tokens[place]
            switch label {
            case .name:
                take(prices, of: cell, number, labels)
                prices = []
                var draft = DishDraft(section: section.name, name: [token], cell: number, lastCell: number)
                (draft.number, draft.sectionPrices) = (numbers, section.prices)
                draft.sectionSymbols = section.symbols
                drafts.append(draft)
                numbers = []
            case .number: numbers.append(token)
            case .inName where !drafts.isEmpty:
                drafts[drafts.count - 1].name.append(token)
                drafts[drafts.count - 1].cell = number
            case .price: prices.append(place)
            case .heading: break
            case .size where Self.isLabel(place, labels): break
            default:
                // Words that are nothing by themselves stay with the dish whose words they stand among.
                guard let last = drafts.indices.last else { continue }
                let isBehind = drafts.count > prior || labels[..<place].contains { $0 != .other && $0 != .number }
                if label != .other || isBehind || labels.contains(.description) { drafts[last].text.append(token) }
            }
        }
        take(prices, of: cell, number, labels)
        guard let last = drafts.indices.last else { return }
        drafts[last].priceTokens += cell.marks
        drafts[last].text += numbers
        drafts[last].lastCell = number
        let offered = cell.tokens.indices.filter { labels[$0] == .additionPrice }
        let words = Set(cell.tokens.indices.filter { labels[$0] == .addition })
        drafts[last].additionPrices += PriceGathering(cell, offered, labels: words).prices
        // A number at the end of a name's row is its price, whatever else it looks like, where there is no other.
        let end = cell.tokens.count - 1
        if drafts.count > prior, drafts[last].prices.isEmpty, cell.forms[end].isPrice,
            [.other, .number, .size].contains(labels[end])
        {
            drafts[last].text.removeAll { $0.line == cell.tokens[end].line && $0.word == cell.tokens[end].word }
            take([end], of: cell, number, labels)
        }
    }

    /// Whether a size says what the price behind it is for.
    private static func isLabel(_ place: Int, _ labels: [WordLabel]) -> Bool {
        labels[place...].first { $0 != .size } == .price
            || place > 0 && labels[..<place].last { $0 != .size } == .price
    }

    /// Gives the prices of a cell to the dish whose name came last.
    private mutating func take(_ places: [Int], of cell: Cell, _ number: Int, _ labels: [WordLabel]) {
        guard let first = places.first, let last = drafts.indices.last else { return }
        let tokens = places.map { cell.tokens[$0] }
        // A further price beside words of its own, which no name was found in, is no price of this dish.
        let isAnothers =
            !drafts[last].prices.isEmpty && drafts[last].cell != number
            && (0..<first).contains {
                [.description, .other, .heading].contains(labels[$0]) && cell.tokens[$0].text.hasLetters(2)
            }
        guard !isAnothers else {
            drafts[last].text += tokens
            return
        }
        if cell.marketWords > 0, first >= cell.tokens.count - cell.marketWords {
            let words = tokens.filter { !$0.text.isEmpty }
            let rect = tokens.dropFirst().reduce(tokens[0].rect) { $0.union($1.rect) }
            drafts[last].prices.append(
                FoundPrice(price: Price(text: words.joinedText), rect: rect, isMarked: true))
            drafts[last].priceTokens += tokens
            return
        }
        let sizes = Set(labels.indices.filter { labels[$0] == .size })
        let gathering = PriceGathering(cell, places, labels: sizes)
        drafts[last].prices += gathering.prices
        drafts[last].priceTokens += tokens + sizes.sorted().map { cell.tokens[$0] }
        drafts[last].label(with: section.sizes)
    }
}

extension DietarySymbol {
    /// Whether the mark speaks against a dish; only such marks pass from a heading to the dishes below it.
    fileprivate var warns: Bool {
        switch meaning {
        case .contains, .mayContain, .containsMeat, .containsPork, .containsAlcohol, .unresolved: true
        default: false
        }
    }
}
