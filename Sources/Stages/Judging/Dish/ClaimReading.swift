/// What a word for a diet says where it stands.
enum ClaimReading {
    /// That the dish, or a part of it, is fit for that diet.
    case claim
    /// That a variant is.
    case offer
    /// That the dish isn't: "almost vegan", "no vegana".
    case denial
    /// Something about diets in a whole sentence: "everything here is vegan".
    case sentence
    /// Nothing: "instead of vegan cheese", "fully vegan except for the egg".
    case nothing

    /// - Parameter place: where the word stands in the field, in this part of its text.
    init(of place: Int, in segment: TextSegment, of field: DishField) {
        let sentence = Self.wordsOfSentence(segment.sentence, in: field)
        func holds(_ kind: WordKind) -> Bool {
            sentence.contains { $0.kind.contains(kind) && $0.kind.isDisjoint(with: .content) }
        }
        let before = place > 0 && field.items[place].boundary < .hard ? field.items[place - 1].kind : []
        if sentence.contains(where: { Self.isOfSentence($0, in: field) }) {
            self = .sentence
        } else if !before.isDisjoint(with: [.without, .instead, .imitation]) {
            // "No vegana", "non végan": lacking what the word promises.
            self = before.contains(.without) ? .denial : .nothing
        } else if Self.isTakenBack(place, in: field) {
            self = .denial
        } else if holds(.except) {
            // The egg is there.
            self = .nothing
        } else if Self.isOnlyLike(place, in: field) || field.asksQuestion || Self.isOption(place, sentence, field) {
            self = .offer
        } else {
            self = .claim
        }
    }

    /// "Everything here is vegan" is a sentence; the heading "Vegan dishes" isn't. With a word that isn't known, such as in
    /// "see our vegan dishes", a heading may be one, and "V = vegan dishes" explains a mark.
    private static func isOfSentence(_ item: DishItem, in field: DishField) -> Bool {
        guard item.kind.contains(.prose), item.kind.isDisjoint(with: .content) else { return false }
        guard field.role == .section, item.kind.contains(.listing) else { return true }
        return !field.items.allSatisfy(\.isKnown) || field.text.printed(0..<field.text.tokens.count).contains("=")
    }

    /// "Almost vegan", "pas végétarien".
    private static func isTakenBack(_ place: Int, in field: DishField) -> Bool {
        guard place > 0, field.items[place].boundary < .hard else { return isTakenBackAfter(place, in: field) }
        // A word that may also be a food ("quasi" of veal) is no reason to believe the claim.
        if field.items[place - 1].kind.contains(.hedge) { return true }
        // "Not suitable for vegetarians": any words may stand between, as long as none names a food.
        var before = place - 1
        while before >= 0, place - before <= longestClause {
            let item = field.items[before]
            if item.kind.isDisjoint(with: .content), !item.kind.isDisjoint(with: negators) { return true }
            if item.isKnown && item.isContent || field.items[before].boundary >= .hard { break }
            before -= 1
        }
        return isTakenBackAfter(place, in: field)
    }

    private static let negators: WordKind = [.without, .hedge, .nonVegetarian]
    /// The longest clause in words, or in characters of scripts without spaces.
    private static let longestClause = 8

    /// "For vegans not suitable", "vegan değil": a negator that doesn't refer to anything else.
    private static func isTakenBackAfter(_ place: Int, in field: DishField) -> Bool {
        var after = place + 1
        while after < field.items.count, after - place <= longestClause, field.items[after].boundary < .hard {
            let item = field.items[after]
            if item.isKnown && item.isContent || item.isConnector { return false }
            if item.kind.isDisjoint(with: .content), !item.kind.isDisjoint(with: negators) {
                let rest = field.items[(after + 1)...].prefix { $0.boundary < .hard && !$0.isConnector }
                return !rest.contains(where: \.isContent)
            }
            after += 1
        }
        return false
    }

    /// "Vegan-ish", "vegan-style", "vegan's nightmare", and "(vegan alternative)", which is another dish.
    private static func isOnlyLike(_ place: Int, in field: DishField) -> Bool {
        guard place + 1 < field.items.count, field.items[place + 1].boundary < .hard else { return false }
        let after = field.items[place + 1]
        if !after.kind.isDisjoint(with: [.hedge, .style]) { return after.kind.isDisjoint(with: .content) }
        guard after.tokens.count == 1, field.text.tokens[after.tokens.lowerBound].length == 1 else { return false }
        let printed = field.text.printed(field.items[place].tokens.lowerBound..<after.tokens.upperBound)
        return printed.contains { $0 == "'" || $0 == "’" }
    }

    private static func isOption(_ place: Int, _ sentence: ArraySlice<DishItem>, _ field: DishField) -> Bool {
        if sentence.contains(where: \.isOption) || isFollowedByCondition(place, field) { return true }
        return place > 0 && (field.items[place - 1].kind.contains(.or) || field.items[place - 1].isOption)
    }

    /// "Vegan on request", "vegetarian or with bacon", "vegan without the feta".
    private static func isFollowedByCondition(_ place: Int, _ field: DishField) -> Bool {
        guard place + 1 < field.items.count else { return false }
        let next = field.items[place + 1]
        if next.isOption { return true }
        guard next.boundary < .hard, next.kind.isDisjoint(with: .content) else { return false }
        return next.kind.isDisjoint(with: .with) && !next.kind.isDisjoint(with: [.or, .without])
    }

    private static func wordsOfSentence(_ sentence: Int, in field: DishField) -> ArraySlice<DishItem> {
        guard let first = field.segments.first(where: { $0.sentence == sentence }),
            let last = field.segments.last(where: { $0.sentence == sentence })
        else { return [] }
        // Connectors between the segments belong to the sentence too.
        return field.items[first.items.lowerBound..<last.items.upperBound]
    }
}
