/// Finds out what a "vegan" or "vegetarian" among a dish's words refers to.
///
/// The word must stand as an adjective or as a mark; in a sentence ("everything here is vegan") it isn't believed.
enum ClaimScope {
    /// A text with more claims than this is no dish. The rest isn't believed, which also keeps the time linear.
    private static let mostClaims = 16

    static func apply(to field: inout DishField) {
        var claims = 0
        for (number, segment) in field.segments.enumerated() {
            for place in segment.items {
                let kind = field.items[place].kind
                if kind.contains(.nonVegetarian) {
                    field.saysNotVegetarian = true
                } else if !kind.isDisjoint(with: .claim), kind.isDisjoint(with: .content) {
                    claims += 1
                    if claims <= mostClaims {
                        read(place, in: segment, number, &field)
                    } else {
                        field.isSuspicious = true
                    }
                }
            }
        }
    }

    private static func read(_ place: Int, in segment: TextSegment, _ number: Int, _ field: inout DishField) {
        let cover = DishItem.Cover(field.items[place].kind)
        switch ClaimReading(of: place, in: segment, of: field) {
        case .claim: apply(cover, place, in: segment, number, &field)
        case .offer: offer(cover, &field)
        case .denial: field.saysNotVegetarian = true
        case .sentence: field.isSuspicious = true
        case .nothing: break
        }
    }

    /// What is offered on request isn't the dish as it stands.
    private static func offer(_ cover: DishItem.Cover, _ field: inout DishField) {
        if cover == .vegan { field.offersVegan = true }
        field.offersVegetarian = true
    }

    private static func apply(
        _ cover: DishItem.Cover, _ place: Int, in segment: TextSegment, _ number: Int, _ field: inout DishField
    ) {
        let before = segment.items.lowerBound..<place
        let after = place + 1..<segment.items.upperBound
        let hasBefore = field.items[before].contains { $0.isContent }
        let hasAfter = field.items[after].contains { $0.isContent }
        if !hasBefore, !hasAfter {
            standAlone(cover, place, segment, number, &field)
        } else {
            let follows = field.items[place].kind.contains(.follows)
            let covered = (follows && hasBefore) || !hasAfter ? before : after
            guard field.items[covered].lazy.filter({ $0.isContent }).count <= 8 else { return }
            if !follows, !hasAfter, belongsToWord(after: place, in: segment, cover, field) {
                field.partClaims.append(place)
                return
            }
            if covered == after, let thing = thingBesideUnknown(in: covered, field) {
                mark(after.lowerBound..<thing + 1, cover, from: place, &field)
                field.partClaims.append(place)
                return
            }
            let leads = covered == after && !hasBefore && number == 0
            mark(covered, cover, from: place, leads: leads, &field)
            if leads { trustTheRest(after: segment, cover, &field) }
            let rest = field.items[covered == after ? before : after]
            let speaksOfAll = leads || covered == before && !field.items[before].contains(where: \.holdsConnector)
            // "Foie gras – vegan fig chutney": what a description says of one thing isn't said of the dish.
            let isOfDish = field.role == .name && field.segments.count == 1 && speaksOfAll
            if isOfDish, rest.allSatisfy(\.isKnown) {
                claimWhole(cover, place, &field)
            } else if leads, field.role == .name, isDishOfItsOwn(field.items[covered]) {
                claimLead(cover, place, &field)
            } else {
                field.partClaims.append(place)
            }
        }
    }

    /// Whether a claim that nothing but words like "side dish" follows belongs to these: "beefsteak with vegetarian sides",
    /// in a language that has no word for "with".
    private static func belongsToWord(
        after place: Int, in segment: TextSegment, _ cover: DishItem.Cover, _ field: DishField
    ) -> Bool {
        guard place + 1 < field.items.count, field.items[place + 1].boundary < .hard,
            !field.items[place + 1].kind.isDisjoint(with: [.neutral, .with])
        else { return false }
        return field.items[segment.items.lowerBound..<place].contains { item in
            item.components.contains { $0.certainty == .always && cover.rulesOut($0.substance) }
        }
    }

    /// The place of a thing that exists in an animal and another version, where a word that nothing is known of follows: in
    /// "vegan mayonnaise" with anything else, that may be an animal.
    private static func thingBesideUnknown(in covered: Range<Int>, _ field: DishField) -> Int? {
        guard let thing = covered.first(where: { field.items[$0].isContent }),
            field.items[thing].kind.contains(.ingredient),
            field.items[thing].components.contains(where: { $0.substance.isAnimal }),
            field.items[thing + 1..<covered.upperBound].contains(where: { $0.isContent && !$0.isKnown })
        else { return nil }
        return thing
    }

    /// Handles a claim between commas, in brackets or alone in its line. At the start or end of the text it refers to
    /// the dish, elsewhere to what stands before it. Beside a bare "and" ("vegan & cheese burger") it refers to
    /// nothing.
    private static func standAlone(
        _ cover: DishItem.Cover, _ place: Int, _ segment: TextSegment, _ number: Int, _ field: inout DishField
    ) {
        guard segment.startsHard, segment.endsHard || opensDescription(segment, number, field) else { return }
        // "Sausage, vegetarian side dish": here the claim belongs to a word that says nothing about the dish itself.
        let saysNothingElse = field.items[segment.items].allSatisfy { $0.isClaim || $0.kind.contains(.entirely) }
        guard saysNothingElse || segment.endsHard && field.segments.count == 1 else { return }
        let claims = field.items.filter(\.isClaim)
        // "Vegan, without animal products" says it twice.
        let isRepeated =
            number == 0 && field.role == .description && claims.allSatisfy { DishItem.Cover($0.kind) == cover }
        let isOnlyOne = claims.count == 1 || isRepeated
        if isOnlyOne, number > 1, number == field.segments.count - 1, isOfAnimals(before: number - 1, cover, field) {
            // "Stroganoff, lentil dumplings (vegan)": it may be meant for the dumplings only.
            offer(cover, &field)
        } else if isOnlyOne, number == 0 || number == field.segments.count - 1 {
            claimWhole(cover, place, &field)
        } else if number > 0, !MenuMark.isAbbreviation(field.printed(field.items[place])) {
            // "Meat loaf, veg. side dish": an abbreviation doesn't speak of what stands before it.
            mark(field.segments[number - 1].items, cover, from: place, &field)
            field.partClaims.append(place)
            if cover == .vegan { field.veganParts += 1 }
        }
    }

    /// Whether a description begins with this part and goes on with a word like "with": "fully vegan with tofu".
    private static func opensDescription(_ segment: TextSegment, _ number: Int, _ field: DishField) -> Bool {
        let next = segment.items.upperBound
        return number == 0 && field.role == .description && next < field.items.count
            && field.items[next].isConnector && field.items[next].kind.contains(.with)
    }

    /// Whether a thing that stands by itself before a part of the text usually holds what the claim rules out; one that
    /// plainly does contradicts the claim wherever it belongs.
    private static func isOfAnimals(before part: Int, _ cover: DishItem.Cover, _ field: DishField) -> Bool {
        guard let first = field.segments[...part].last(where: \.startsHard) else { return false }
        let items = field.items[..<first.items.lowerBound].filter { $0.isContent && !$0.isNegated }
        guard !items.contains(where: { $0.isPlainly(cover.rulesOut) }) else { return false }
        return items.contains { item in
            item.cover == .none
                && item.components.contains { $0.certainty >= .usual && cover.rulesOut($0.substance) }
        }
    }

    private static func claimWhole(_ cover: DishItem.Cover, _ place: Int, _ field: inout DishField) {
        guard field.role != .ingredients else { return }
        guard cover >= .vegetarian else {
            // "Meatless soup in chicken broth" holds chicken: only what a dish usually holds is taken away.
            for item in field.items.indices where !names(field.items[item], whatIsRuledOutBy: cover) {
                field.items[item].cover = max(field.items[item].cover, cover)
            }
            return
        }
        if cover > field.wholeClaim || field.isClaimOfLead {
            field.isClaimOfLead = false
            field.wholeClaim = cover
            field.claimItem = place
        }
    }

    /// "Vegan burger with fries": a claim at the head of a name is meant for the dish, though it doesn't say so
    /// outright.
    private static func claimLead(_ cover: DishItem.Cover, _ place: Int, _ field: inout DishField) {
        guard field.wholeClaim == .none, cover >= .vegetarian else { return }
        // "Vegan wrap with chlcken": a word that may be a misread animal isn't covered by the claim, nor is one that
        // nothing is known of.
        let isDoubtful = field.items[place...].contains { $0.cover == .none && (!$0.isKnown || $0.isSuspect) }
        guard !isDoubtful else {
            field.partClaims.append(place)
            return
        }
        field.wholeClaim = cover
        field.claimItem = place
        field.isClaimOfLead = true
    }

    /// False for a thing that exists in an animal and another version and that may come with others: "vegan cheese with
    /// ham", "vegan mayo and chips".
    private static func isDishOfItsOwn(_ covered: ArraySlice<DishItem>) -> Bool {
        guard let head = covered.last(where: \.isContent) else { return false }
        return !(head.kind.contains(.ingredient) && head.components.contains { $0.substance.isAnimal })
    }

    /// The claim covers the thing beside it, whatever that is ("vegan chicken"), and what else belongs to it. It
    /// doesn't change another animal that is plainly named there: "vegetarian pizza tuna" holds tuna.
    ///
    /// - Parameter leads: whether it stands at the head of the text.
    private static func mark(
        _ items: Range<Int>, _ cover: DishItem.Cover, from claim: Int, leads: Bool = false, _ field: inout DishField
    ) {
        let isBefore = claim >= items.upperBound
        var isFirst = true
        for place in isBefore ? Array(items.reversed()) : Array(items) {
            let item = field.items[place]
            let isOther = names(item, whatIsRuledOutBy: cover) && (!isFirst || item.holdsConnector)
            if item.isContent { isFirst = false }
            // "Bread with vegan cheese and ham": what the tables have as one phrase are two things here.
            if isOther || item.joinsThings && !isBefore && !leads { continue }
            // "Huevos con chorizo vegano" is a phrase for two things, and the adjective refers to the second.
            let bound = isBefore && item.holdsConnector ? min(cover, .vegetarian) : cover
            field.items[place].cover = max(item.cover, bound)
        }
    }

    /// Whether an item plainly is, or may be, an animal that the claim says isn't there.
    private static func names(_ item: DishItem, whatIsRuledOutBy cover: DishItem.Cover) -> Bool {
        item.isPlainly { cover.rulesOut($0) } || mayBe(item, cover.rulesOut)
    }

    /// Whether a word that isn't known begins or ends like one for an animal: "Okseinderlår".
    private static func mayBe(_ item: DishItem, _ test: (Substance) -> Bool) -> Bool {
        !item.isKnown && item.components.contains { $0.certainty >= .usual && test($0.substance) }
    }

    /// "Vegan burger with sauce": what the rest only sometimes holds is unlikely to be in it here. What it usually
    /// holds stays: "vegan bun with sausage" refers to the bun.
    private static func trustTheRest(
        after segment: TextSegment, _ cover: DishItem.Cover, _ field: inout DishField
    ) {
        // A word that nothing is known of may be a misread animal.
        for place in segment.items.upperBound..<field.items.count
        where field.items[place].isKnown && !field.items[place].isSuspect {
            for index in field.items[place].components.indices {
                let component = field.items[place].components[index]
                let isRuledOut = cover.rulesOut(component.substance)
                if isRuledOut, component.certainty == .sometimes {
                    field.items[place].components[index].certainty = .rare
                }
            }
        }
    }
}
