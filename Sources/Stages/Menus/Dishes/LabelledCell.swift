internal import Judging
internal import Models
internal import Pages

/// A cell with the label of each of its tokens, corrected by what the words themselves say.
struct LabelledCell {
    let cell: Cell
    private(set) var labels: [WordLabel]

    init(_ cell: Cell, _ labels: [WordLabel]) {
        self.cell = cell
        self.labels = labels
        settle()
    }

    func contains(_ label: WordLabel) -> Bool { labels.contains(label) }

    /// The places of tokens with one of these labels.
    func places(_ wanted: Set<WordLabel>) -> [Int] { labels.indices.filter { wanted.contains(labels[$0]) } }

    /// Whether any word is part of a dish.
    var isOfDish: Bool { !places([.name, .inName, .price, .description, .addition]).isEmpty }

    /// Whether a word joins what follows to what stands before it, as "with" does.
    static func joins(_ word: Token) -> Bool {
        WordClasses(of: [word.text], language: word.language).opening.contains { $0 == "with" || $0 == "or" }
    }

    /// Whether every word is a size, a price or nothing in particular.
    var isOther: Bool { Set(labels).isSubset(of: [.other, .size, .price]) }

    private mutating func settle() {
        // An address, a telephone number or a charge names no dish.
        switch InfoPatterns.kind(of: cell.tokens.joinedText, isPriced: cell.endsInPrice) {
        case .restaurant, .charge:
            labels = labels.map { _ in .other }
            return
        case .note, nil: break
        }
        // A diet in a line of its own belongs to the dish above and never begins the name below.
        if isDiet, contains(.name) || contains(.inName) { labels = labels.map { _ in .description } }
        // Nor does the word of a currency, alone or with an amount, name a dish.
        if cell.tokens.allSatisfy({ PriceForm.isUnit($0.text) || !$0.text.contains(where: \.isLetter) }) {
            for place in places([.name, .inName]) where PriceForm.isUnit(cell.tokens[place].text) {
                labels[place] = .price
            }
        }
        // "Market price" is a price, and it stands behind a dish.
        for place in labels.indices.suffix(cell.marketWords) { labels[place] = .price }
        if cell.marketWords > 0, Set(labels).isSubset(of: [.other, .heading, .price]) {
            for place in places([.other]) { labels[place] = .heading }
        }
        joinUnspaced()
        // Right beside an amount the word of a currency belongs to the price, as the price has it, and not to the name.
        for place in places([.name, .inName]) where isUnitOfPrice(place) {
            if labels[place] == .name, labels[(place + 1)...].first == .inName { labels[place + 1] = .name }
            labels[place] = .price
        }
        // A bracket that says what comes with a dish describes it.
        if let open = places([.inName]).first(where: { opensAside($0) }) {
            for place in labels.indices[open...].prefix(while: { labels[$0] == .inName }) {
                labels[place] = .description
            }
        }
        offerUnlabelled()
        if isOther, headsSizes { labels = labels.map { _ in .heading } }
        // A section's price has a label of its own: a cell with a dish's price is a dish, even if its word also heads
        // menus.
        if contains(.price), !contains(.name) { makeDishOfHeading() }
    }

    /// Whether it ends with several sizes behind words, as a table's heading does: "Chicken   2 pcs   4 pcs".
    private var headsSizes: Bool {
        let texts = cell.tokens.map(\.text)
        guard let first = texts.lastIndex(where: { !SizeWords.isHeader($0) }), !labels.contains(.price) else {
            return false
        }
        let sizes = cell.tokens[(first + 1)...]
        return sizes.contains { SizeWords.isSize($0.text) || SizeWords.isUnit($0.text) }
            && SizeWords.headers(Array(sizes)).count > 1
    }

    /// Makes money printed behind words their price, even though the labels see nothing in either.
    private mutating func offerUnlabelled() {
        let money = places([.other, .description]).filter { isMoney($0) }
        guard !money.isEmpty, !contains(.price), !contains(.additionPrice) else { return }
        if isOther { makeDishOfOthers() }
        guard let name = labels.firstIndex(of: .name), money.contains(where: { $0 > name }) else { return }
        for place in money where place > name { labels[place] = .price }
        for place in ((name + 1)..<labels.count).reversed() where [.other, .inName].contains(labels[place]) {
            let word = cell.tokens[place].text
            let next = labels[(place + 1)...].first
            if PriceForm.isUnit(word) { labels[place] = .price }
            let isMeasured = next == .size && word.contains(where: \.isWholeNumber)
            if next == .price && SizeWords.isHeader(word) || isMeasured { labels[place] = .size }
        }
    }

    /// Whether it is the word of a currency right beside a price that has none yet. In Latin letters some of these words
    /// are food, such as "ron", which is rum and the leu.
    private func isUnitOfPrice(_ place: Int) -> Bool {
        let text = cell.tokens[place].text
        return PriceForm.isUnit(text) && Currency.code(of: text) != nil && !text.contains { $0.isASCII && $0.isLetter }
            && [place - 1, place + 1].contains {
                labels.indices.contains($0) && labels[$0] == .price && cell.forms[$0].isPrice
                    && !cell.forms[$0].isMarked
            }
    }

    /// Whether a number has a currency or cents.
    private func isMoney(_ place: Int) -> Bool {
        let form = cell.forms[place]
        guard form.isPrice, !form.measures else { return false }
        let digits = form.plain.split { !$0.isWholeNumber }
        return form.isMarked || digits.count > 1 && digits.last?.count == 2
            || [place - 1, place + 1].contains {
                cell.tokens.indices.contains($0) && Currency.code(of: cell.tokens[$0].text) != nil
            }
    }

    /// Joins a name in a script without spaces: it doesn't end where the recogniser separated its words, but at a gap.
    private mutating func joinUnspaced() {
        for place in labels.indices.dropFirst() where [.name, .inName].contains(labels[place - 1]) {
            let (before, token) = (cell.tokens[place - 1], cell.tokens[place])
            guard before.text.last?.isIdeograph == true, token.text.first?.isIdeograph == true,
                before.line == token.line,
                token.rect.left - before.rect.right < Self.gap * token.rect.height
            else { continue }
            labels[place] = .inName
        }
    }

    /// The gap between two characters, in heights of capitals. Set by hand.
    private static let gap = 0.5

    private func opensAside(_ place: Int) -> Bool {
        let text = cell.tokens[place].text
        return "(（[".contains(text.first ?? " ") && Self.joins(cell.tokens[place])
    }

    private var isDiet: Bool {
        cell.tokens.allSatisfy { token in
            token.symbols.contains { $0.mark.lowercased() == token.text.lowercased() }
        }
    }

    // MARK: Other labels

    mutating func makeDishOfHeading() {
        for (number, place) in places([.heading]).enumerated() { labels[place] = number == 0 ? .name : .inName }
        for place in places([.additionPrice]) { labels[place] = .price }
    }

    /// Begins a name with the first word that goes on with one.
    mutating func beginName() {
        if let place = labels.firstIndex(of: .inName) { labels[place] = .name }
    }

    /// Makes another form of the dish above of what seemed to be added to it.
    mutating func makeVariantOfAddition() {
        for place in places([.addition]) { labels[place] = .description }
        for place in places([.additionPrice]) { labels[place] = .price }
    }

    mutating func makeHeadingOfDish() {
        for place in places([.name, .inName]) { labels[place] = .heading }
        for place in places([.price]) { labels[place] = .additionPrice }
    }

    /// Makes a dish of the words before a price that have no label of their own.
    mutating func makeDishOfOthers() {
        let words = labels.indices.prefix {
            !isMoney($0) && labels[$0] != .price && !PriceForm.isUnit(cell.tokens[$0].text)
        }
        let start = words.first {
            let text = cell.tokens[$0].text
            return (text.hasLetters(2) || text.hasHan) && !SizeWords.isSize(text)
        }
        guard let start, InfoPatterns.kind(of: cell.tokens.joinedText) == nil else { return }
        for place in words where place >= start && labels[place] == .other {
            labels[place] = place == start ? .name : .inName
        }
    }

    mutating func makeDishOfAddition() {
        for (number, place) in places([.addition]).enumerated() { labels[place] = number == 0 ? .name : .inName }
        for place in places([.additionPrice]) where contains(.name) { labels[place] = .price }
    }

    /// Makes a name of the words before a price that seemed to say what size it is for, but for known sizes.
    mutating func makeDishOfSize() {
        let words = labels.indices.prefix { labels[$0] != .price }.filter { isUnknownSize($0) }
        for (number, place) in words.enumerated() { labels[place] = number == 0 ? .name : .inName }
    }

    /// Whether it is labelled as a size and is no word for one.
    func isUnknownSize(_ place: Int) -> Bool {
        let text = cell.tokens[place].text
        return labels[place] == .size && text.hasLetters(2) && !SizeWords.isSize(text) && !SizeWords.isUnit(text)
    }

    mutating func makeSizeOfWords() {
        for place in labels.indices.prefix(while: { labels[$0] != .price }) { labels[place] = .size }
    }

    /// Makes a dish of the words before the prices at its end.
    mutating func makeDishOfWords() {
        let end = labels.indices.last { !cell.forms[$0].isPrice && !PriceForm.isUnit(cell.tokens[$0].text) } ?? 0
        for place in labels.indices {
            labels[place] = place > end ? .price : place == 0 ? .name : labels[place] == .size ? .size : .inName
        }
    }

    /// Makes a name of all its words but a number before them.
    mutating func makeName() {
        let words = labels.indices.drop { labels[$0] == .number }
        for place in words { labels[place] = place == words.first ? .name : .inName }
    }

    /// Joins its name to the one in the row above.
    mutating func makeNameGoOn() {
        for place in places([.name]).prefix(1) { labels[place] = .inName }
    }

    /// Makes all its words go on with a name.
    mutating func makePartOfName() { labels = labels.map { _ in .inName } }

    /// Makes a description of a name; prices and numbers stay what they are.
    mutating func makeDescriptionOfName() {
        for place in places([.name, .inName]) { labels[place] = .description }
    }

    /// Makes a description of all its words; prices, and sizes that are known as such, are the dish's.
    mutating func makeDescription() {
        for place in labels.indices {
            let text = cell.tokens[place].text
            switch labels[place] {
            case .price: break
            case .additionPrice: labels[place] = .price
            case .size where SizeWords.isSize(text) || SizeWords.isUnit(text): break
            default: labels[place] = .description
            }
        }
    }
}
