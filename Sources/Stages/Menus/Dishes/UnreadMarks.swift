internal import Models
internal import Pages

/// Gives dishes the signs on their rows that nobody took for a word, a price or a mark.
struct UnreadMarks {
    private var signs: LeftoverSigns
    private let layout: PageLayout
    /// Words of headings, names of restaurants and the like, which belong to no dish.
    private let elsewhere: Set<TokenPlace>

    init(signs: LeftoverSigns, layout: PageLayout, elsewhere: Set<TokenPlace>) {
        self.signs = signs
        self.layout = layout
        self.elsewhere = elsewhere
    }

    /// A sign beside a dish.
    private struct Found {
        var draft: Int
        var token: Token
        var symbols: [DietarySymbol]
    }

    /// Signs beside this share of the dishes or more are part of the layout, unless they have letters or digits.
    private static let habit = 0.5
    private static let fewestForHabit = 3

    mutating func give(to drafts: inout [DishDraft]) {
        let beginnings = drafts.compactMap { draft in draft.text.first { $0.text.hasLetters(3) }?.text.first }
        signs.beginsSmall = 2 * beginnings.count { $0.isLowercase } > beginnings.count
        var found: [Found] = []
        // A draft whose name has no letters is a sign that was taken for one.
        let dishes = drafts.indices.filter { drafts[$0].name.contains { $0.hasLetters } }
        for index in dishes { found += own(drafts[index], index) }
        found += apart(from: drafts, dishes)
        found += money(of: drafts)
        let count = dishes.count
        let usual = Dictionary(grouping: found) { $0.token.text }.filter { sign, all in
            let dishes = Set(all.map(\.draft)).count
            return !sign.contains { $0.isLetter || $0.isNumber } && dishes >= Self.fewestForHabit
                && Double(dishes) >= Self.habit * Double(count)
        }
        for sign in found where usual[sign.token.text] == nil {
            var token = sign.token
            token.text = ""
            token.symbols = sign.symbols
            drafts[sign.draft].marks.append(token)
        }
    }

    // MARK: In a dish's own words

    private func own(_ draft: DishDraft, _ index: Int) -> [Found] {
        var found: [Found] = []
        func check(_ token: Token?, _ place: LeftoverSigns.Place, behind before: Token? = nil) {
            guard let token, !token.text.isEmpty else { return }
            let symbols = signs.symbols(of: token.text, at: place, behind: before?.text)
            if !symbols.isEmpty { found.append(Found(draft: index, token: token, symbols: symbols)) }
        }
        let name = draft.name.filter { !$0.text.isEmpty }
        let text = draft.text.filter { !$0.text.isEmpty && !$0.isLeader }
        check(name.last, .nameEnd, behind: name.dropLast().last)
        if text.count > 1 {
            check(text.first, .textStart)
            check(text.last, .textEnd, behind: text.dropLast().last)
        } else {
            check(text.last, .apart)
        }
        let words = Self.words(of: draft.prices)
        for token in draft.priceTokens where !words.contains(token.text) { check(token, .apart) }
        return found
    }

    // MARK: Beside them

    /// What stands on the row of a dish and belongs to nothing.
    private func apart(from drafts: [DishDraft], _ dishes: [Int]) -> [Found] {
        let taken = Set(dishes.flatMap { drafts[$0].tokens }.map { TokenPlace($0) }).union(elsewhere)
        return layout.cells.flatMap(\.tokens).compactMap { token -> Found? in
            guard !token.text.isEmpty, !taken.contains(TokenPlace(token)), !token.isLeader else { return nil }
            let symbols = signs.symbols(of: token.text, at: .apart)
            guard !symbols.isEmpty, let draft = nearest(to: token, drafts, dishes) else { return nil }
            return Found(draft: draft, token: token, symbols: symbols)
        }
    }

    /// The dish on whose row a token stands, the nearest of several; nil where there is none.
    private func nearest(to token: Token, _ drafts: [DishDraft], _ dishes: [Int]) -> Int? {
        let distances = dishes.compactMap { index -> (distance: Double, index: Int)? in
            let level = drafts[index].tokens.filter { $0.rect.isLevel(with: token.rect, sharing: 0.5) }
            return level.map { max(token.rect.left - $0.rect.right, $0.rect.left - token.rect.right) }.min()
                .map { ($0, index) }
        }
        return distances.min { $0 < $1 }?.index
    }

    // MARK: Taken for prices

    /// Numbers taken for prices that are marks: a dish has another price, or the page's prices are of another form.
    private func money(of drafts: [DishDraft]) -> [Found] {
        let marks = signs.legend.marks.compactMap(Double.init)
        guard let highest = marks.max() else { return [] }
        let prices = drafts.flatMap(\.prices).compactMap(\.price.amount)
        // "12" is money on a page of such prices.
        let areAlike = 2 * prices.count { $0 <= highest } > prices.count
        return drafts.indices.flatMap { index -> [Found] in
            let draft = drafts[index]
            let isOne = draft.prices.count <= 1
            guard !areAlike || !isOne else { return [] }
            let words = Self.words(of: draft.prices)
            return draft.priceTokens.indices.compactMap { place in
                let token = draft.priceTokens[place]
                guard words.contains(token.text), mayBeMarks(token.text),
                    !Self.hasCurrency(draft.priceTokens, at: place),
                    // In "5 290" a space stands for thousands.
                    draft.priceTokens[(place + 1)...].first?.text.prefix(while: \.isWholeNumber).count != 3
                else { return nil }
                let isRead = !isOne && signs.codes(of: token.text) != nil
                let symbols = isRead ? signs.symbols(of: token.text, at: .apart) : signs.unread
                return Found(draft: index, token: token, symbols: symbols)
            }
        }
    }

    /// Whether a number is money by the currency behind it, or by one before it that has no number of its own.
    private static func hasCurrency(_ tokens: [Token], at place: Int) -> Bool {
        func isCurrency(_ place: Int) -> Bool {
            tokens.indices.contains(place) && Currency.isCurrency(tokens[place].text)
        }
        if isCurrency(place + 1) { return true }
        return isCurrency(place - 1) && (place < 2 || !tokens[place - 2].text.contains(where: \.isWholeNumber))
    }

    /// Whether a number consists of marks, or of digits that are marks between which a comma was lost.
    private func mayBeMarks(_ text: String) -> Bool {
        let digits = text.filter(\.isWholeNumber)
        guard text.allSatisfy({ $0.isASCII && ($0.isWholeNumber || ",.".contains($0)) }) else { return false }
        return signs.codes(of: text) != nil || digits.count == text.count && (1...2).contains(digits.count)
    }

    /// The words that prices were made of.
    private static func words(of prices: [FoundPrice]) -> Set<String> {
        Set(prices.flatMap { $0.price.text.split(separator: " ").map(String.init) })
    }
}
