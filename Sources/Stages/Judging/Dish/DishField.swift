internal import Models

/// One text of a dish (name, description or list of ingredients), read word by word.
package struct DishField: Sendable {
    package enum Role: Sendable { case name, description, ingredients, section }

    let role: Role
    let text: MenuTokens
    package var items: [DishItem] = []
    var segments: [TextSegment] = []
    /// A claim on the menu about the whole dish.
    var wholeClaim = DishItem.Cover.none
    /// The claim stands before the first of several things on the plate.
    var isClaimOfLead = false
    /// Where the claim stands, for the evidence.
    var claimItem: Int?
    /// Where claims about a part of the dish stand.
    var partClaims: [Int] = []
    /// The number of parts that have a "vegan" between commas or in brackets behind them.
    var veganParts = 0
    var offersVegan = false
    var offersVegetarian = false
    var saysNotVegetarian = false
    /// Allergens that the text says may be there in traces, with the words for them as printed.
    var traces: [(allergen: Allergen, text: String)] = []
    /// "Vegan?" is a question, not a claim.
    let asksQuestion: Bool
    /// Words that look like a claim stand in a sentence: nothing in this text may be taken as a "yes".
    var isSuspicious = false

    package init(_ string: String, role: Role, language: ReadingLanguage, phrases: PhraseIndex) {
        self.role = role
        text = MenuTokens(string)
        asksQuestion = string.unicodeScalars.contains { $0 == "?" || $0 == "？" || $0 == "؟" }
        var reader = ItemReader(text, language, phrases)
        items = reader.read()
        TraceRules.apply(to: &self)
        segments = Self.segments(of: &items)
        NegationRules.apply(to: &self)
        OptionRules.withdrawStandIns(from: &self)
        HeadRules.apply(to: &self)
        ClaimScope.apply(to: &self)
        HeadRules.applyPatties(to: &self)
        OptionRules.apply(to: &self)
    }

    /// Cuts at commas and the like, at ends of sentences, and at words like "with" and "and", also where these are part of
    /// the next one.
    private static func segments(of items: inout [DishItem]) -> [TextSegment] {
        var segments: [TextSegment] = []
        var start = 0
        var startsHard = true
        var sentence = 0
        func close(at end: Int, hard: Bool) {
            if end > start {
                segments.append(
                    TextSegment(items: start..<end, startsHard: startsHard, endsHard: hard, sentence: sentence))
            }
        }
        for place in items.indices {
            if items[place].boundary >= .hard, place > 0 {
                close(at: place, hard: true)
                if items[place].boundary == .sentence { sentence += 1 }
                start = place
                startsHard = true
            }
            if items[place].startsJoined, place > start {
                close(at: place, hard: false)
                start = place
                startsHard = false
            }
            if items[place].isConnector {
                close(at: place, hard: false)
                start = place + 1
                // A word like "with" still joins when it stands right after a comma.
                startsHard = false
            }
            items[place].segment = segments.count
        }
        close(at: items.count, hard: true)
        return segments
    }

    /// The signs before an item.
    func separator(before place: Int) -> String { text.separator(before: items[place].tokens.lowerBound) }

    /// Whether an item is a word like "the", which names nothing.
    func isLittleWord(_ place: Int) -> Bool {
        guard items.indices.contains(place), items[place].tokens.count == 1, items[place].kind == .neutral else {
            return false
        }
        return text.tokens[items[place].tokens.lowerBound].length <= ItemReader.longestLittleWord
    }

    func printed(_ item: DishItem) -> String { text.printed(item.tokens) }

    /// The number of words that name something, known or not.
    var contentCount: Int { items.lazy.filter { $0.isContent && !$0.isNegated }.count }
    /// The number of words that name something and are known.
    var understoodCount: Int { items.lazy.filter { $0.isKnown && $0.isContent && !$0.isNegated }.count }
    /// The number of words that nothing is known of, unless a "vegan" on the menu covers them.
    var unknownCount: Int { items.lazy.filter { !$0.isKnown && !$0.isNegated && $0.cover == .none }.count }

    var unread: [String] { items.lazy.filter { !$0.isKnown }.map { printed($0) } }

    /// Words that stand for more than a food of that name.
    var recipes: [String] {
        items.lazy.filter { item in
            guard item.isKnown, item.kind.isDisjoint(with: .ingredient) else { return false }
            return !item.kind.isDisjoint(with: [.dish, .custom])
        }.map { printed($0) }
    }
}
