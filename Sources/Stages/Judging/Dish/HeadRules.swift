/// How a word changes the one after it: a "salmon burger" holds no beef, a "lentil bolognese" no meat, "roast tomatoes"
/// neither.
enum HeadRules {
    /// Makes words give way to what is named right before them, or after them with "de" or "di".
    static func apply(to field: inout DishField) {
        for place in field.items.indices where field.items[place].isManner && isBesideFood(place, in: field.items) {
            field.items[place].components.removeAll { $0.substance.isFlesh }
            field.items[place].kind = .neutral
        }
        for place in field.items.indices where !field.items[place].isNegated {
            guard field.items[place].components.contains(where: \.isReplaceable) else { continue }
            // Only the word right before says what a steak is made of: "ginger-soy steak" is beef in soy sauce.
            let isCertain = field.items[place].components.contains { $0.certainty == .always && $0.isReplaceable }
            let modifiers = modifiers(of: place, atMost: isCertain ? 1 : longestChain, in: field.items)
            guard !modifiers.items.isEmpty else { continue }
            field.items[place].components = given(
                way: field.items[place].components, to: modifiers.items.flatMap(\.components),
                isStandIn: modifiers.items.contains(where: \.isStandIn),
                isCreamy: modifiers.items.contains(where: \.isCreamy),
                isIngredient: modifiers.items.contains { $0.kind.contains(.ingredient) })
            // "Arepa de queso", "bocadillo de tortilla": the name says what it is made of, and that isn't meat.
            if modifiers.areTied { lowerDoubts(of: &field.items[place]) { $0.substance.isFlesh } }
        }
        applyFillings(to: &field)
        // Where vegetables or tofu are named, meat that is only sometimes in the same part of the dish would be named
        // too if it were there; where coconut or soy cream is named, dairy cream would be too. What "with" lists tells
        // about the part before it: "curry with beans and tofu".
        var listsStandIn = false
        var listsCreamy = false
        var sentence = -1
        for number in field.segments.indices.reversed() {
            let segment = field.segments[number]
            if segment.sentence != sentence { (listsStandIn, listsCreamy, sentence) = (false, false, segment.sentence) }
            let namesStandIn = field.items[segment.items].contains { $0.isStandIn && !$0.isNegated }
            let namesCreamy = field.items[segment.items].contains { $0.isCreamy && !$0.isNegated }
            let isListed = isFollowedByWith(number, in: field)
            let tellsStandIn = namesStandIn || isListed && listsStandIn
            let tellsCreamy = namesCreamy || isListed && listsCreamy
            for place in segment.items where tellsStandIn || tellsCreamy {
                lowerDoubts(of: &field.items[place]) {
                    tellsStandIn && $0.isReplaceable || tellsCreamy && $0.substance == .milk
                }
            }
            listsStandIn = listsStandIn || namesStandIn
            listsCreamy = listsCreamy || namesCreamy
        }
        // This comes last, so that its doubts are lowered no further.
        applyPlantMilks(to: &field)
    }

    /// Whether a word like "with" joins what follows to this part of the text.
    private static func isFollowedByWith(_ number: Int, in field: DishField) -> Bool {
        guard number + 1 < field.segments.count else { return false }
        return field.items[field.segments[number].items.upperBound..<field.segments[number + 1].items.lowerBound]
            .contains { $0.kind.contains(.with) && $0.isConnector }
    }

    /// "Latte with oat milk" is either made with it or topped with it: a thing that is joined by "with" and is nothing
    /// else leaves a doubt.
    private static func applyPlantMilks(to field: inout DishField) {
        for number in field.segments.indices.dropLast() where isFollowedByWith(number, in: field) {
            let joined = field.items[field.segments[number + 1].items].filter(\.isContent)
            guard !joined.isEmpty, joined.allSatisfy({ $0.isCreamy && !$0.isNegated }) else { continue }
            for place in field.segments[number].items {
                let components = field.items[place].components
                for index in components.indices
                where components[index].substance == .milk && components[index].isReplaceable {
                    field.items[place].components[index].certainty = min(components[index].certainty, .sometimes)
                }
            }
        }
    }

    /// Makes a burger give way to a meatless patty named after it: "Burger mit Gemüsebratling".
    ///
    /// Runs after the claims have been read, since these may make a patty meatless.
    static func applyPatties(to field: inout DishField) {
        let patty = field.items.firstIndex { item in
            guard item.kind.contains(.dish), !item.isNegated else { return false }
            return item.isStandIn || (item.cover != .none && item.components.contains { $0.yields == .toStandIns })
        }
        guard let patty else { return }
        let part = field.items[patty].segment
        // Looks at the burger's own part of the dish, and at the one that a "with" joins to it.
        let isJoined = part > 0 && isFollowedByWith(part - 1, in: field)
        for place in field.items.indices
        where field.items[place].segment == part || isJoined && field.items[place].segment == part - 1 {
            for index in field.items[place].components.indices
            where field.items[place].components[index].isReplaceable
                && field.items[place].components[index].certainty == .usual
            {
                field.items[place].components[index].certainty = .rare
            }
        }
    }

    /// The combined meaning of a compound's parts, where each gives way to the one before it.
    static func meaning(ofCompound parts: [Meaning]) -> Meaning {
        var sum = Meaning(kind: [])
        var before: Meaning?
        // "Eifrei", "fleischlos": the part takes away what stands before it.
        if parts.last?.kind.contains(.free) == true { return Meaning(kind: .neutral) }
        for var part in parts {
            if let before, part.components.contains(where: \.isReplaceable) {
                part.components = given(
                    way: part.components, to: before.components, isStandIn: before.isStandIn,
                    isCreamy: before.isCreamy, isIngredient: before.kind.contains(.ingredient))
            }
            sum.kind.formUnion(part.kind)
            sum.components.merge(part.components)
            if part.isStandIn { sum.isStandIn = true }
            sum.isCreamy = part.isCreamy || (sum.isCreamy && part.components.contains { $0.substance == .milk })
            if !part.kind.isDisjoint(with: .content) { before = part }
        }
        // "Vegan-" and the like inside a word claim nothing by themselves.
        if !sum.kind.isDisjoint(with: .content) { sum.kind.formIntersection(.content) }
        if sum.components.contains(where: { $0.certainty >= .usual && $0.substance.isFlesh }) { sum.isStandIn = false }
        return sum
    }

    private static func given(
        way components: Components, to modifiers: some Sequence<Component>, isStandIn: Bool, isCreamy: Bool,
        isIngredient: Bool
    ) -> Components {
        let namesFlesh = modifiers.contains { $0.substance.isFlesh && $0.certainty >= .usual }
        let isPlant = !modifiers.contains { $0.substance.isAnimal }
        return components.compactMap { component in
            guard component.isReplaceable else { return component }
            let isGiven: Bool
            if component.substance.isFlesh {
                if namesFlesh { return nil }
                isGiven = isStandIn || (isPlant && component.yields == .toPlants)
            } else {
                // "Soy latte" holds no cow's milk.
                isGiven = isCreamy
            }
            var doubtful = component
            if isGiven {
                doubtful.certainty = .rare
            } else if isIngredient, component.substance.isFlesh, component.certainty < .always {
                // An "amaranth burger" or a "goat cheese burger" is unlikely to be beef, but a "pepper burger" may be.
                doubtful.certainty = min(component.certainty, .sometimes)
            }
            return doubtful
        }
    }

    private static func lowerDoubts(of item: inout DishItem, where test: (Component) -> Bool) {
        for index in item.components.indices
        where item.components[index].certainty == .sometimes && test(item.components[index]) {
            item.components[index].certainty = .rare
        }
    }

    /// True in "roast tomato soup", "patate arrosto"; not in "roast with potatoes", nor in "roast sandwich", whose
    /// filling it is.
    private static func isBesideFood(_ place: Int, in items: [DishItem]) -> Bool {
        let following = items[(place + 1)...].prefix { $0.boundary < .hard && !$0.isConnector }
        if let next = following.first(where: \.isContent) {
            return next.isKnown && !next.components.contains { $0.isReplaceable && $0.substance.isFlesh }
        }
        guard place > 0, items[place].boundary < .hard else { return false }
        return items[place - 1].kind.contains(.ingredient) && items[place - 1].isKnown
    }

    /// Stems of words for fillings in German, English, French, Italian and Spanish.
    private static let fillingStems = ["füll", "filling", "filled", "stuffed", "farci", "ripien", "rellen"]

    /// How many items before a head may say what it is made of: "sweet potato amaranth burger".
    private static let longestChain = 3

    /// What is named beside a dish to say what it is made of.
    private struct Modifiers {
        var items: [DishItem] = []
        /// Whether a word like "of" joins them to the dish.
        var areTied = false
    }

    /// The items right before a head; or else the first thing named after it that "de", "di" or "of" ties to it; or
    /// else what stands right after it ("burger halloumi").
    private static func modifiers(of head: Int, atMost most: Int, in items: [DishItem]) -> Modifiers {
        var chain: [DishItem] = []
        var place = head
        while place > 0, chain.count < most, items[place].boundary < .hard {
            let before = items[place - 1]
            guard before.isKnown, !before.isNegated, !before.isConnector, !before.kind.isDisjoint(with: .content)
            else { break }
            chain.append(before)
            place -= 1
        }
        if !chain.isEmpty { return Modifiers(items: chain) }
        let following = items[(head + 1)...].prefix(longestChain).prefix { $0.boundary < .hard && $0.isKnown }
        if most > 1, let next = following.first, next.kind.contains(.ingredient), !next.isNegated {
            return Modifiers(items: [next])
        }
        // "Empanada gallega de atún".
        guard let tie = following.firstIndex(where: { $0.kind.contains(.tie) && $0.kind.isDisjoint(with: .content) }),
            following[..<tie].allSatisfy({ $0.kind == .neutral })
        else { return Modifiers() }
        let after = items[(tie + 1)...].prefix(longestChain).prefix { $0.boundary < .hard && $0.isKnown }
        guard let tied = after.first(where: { $0.kind != .neutral }), tied.isContent, !tied.isNegated else {
            return Modifiers()
        }
        return Modifiers(items: [tied], areTied: !tied.isFilled)
    }

    /// "Lasagne with spinach": meat that such a dish usually holds becomes doubtful where a stand-in or cheese, and no
    /// meat, is named as its filling; what it only sometimes holds would have been named ("tortellini with cheese").
    private static func applyFillings(to field: inout DishField) {
        guard let first = field.items.firstIndex(where: { $0.isFilled && !$0.isNegated }) else { return }
        let namesFlesh = field.items.contains { item in
            !item.isNegated && !item.isFilled
                && item.components.contains { $0.substance.isFlesh && $0.certainty >= .usual }
        }
        // Butter and cream more often make the sauce.
        lazy var saysFilling = field.text.tokens.indices.contains { token in
            let key = field.text.key(of: token)
            return fillingStems.contains { key.contains($0) }
        }
        let filling = field.items[(first + 1)...].contains { item in
            guard !item.isNegated, item.isContent, item.isKnown else { return false }
            return item.isStandIn
                || (item.components.contains { $0.substance == .milk && $0.certainty == .always } && saysFilling)
        }
        guard filling, !namesFlesh else { return }
        for place in field.items.indices where field.items[place].isFilled {
            for index in field.items[place].components.indices {
                let component = field.items[place].components[index]
                guard component.substance.isFlesh else { continue }
                if component.certainty == .usual, component.isReplaceable {
                    field.items[place].components[index].certainty = .sometimes
                } else if component.certainty == .sometimes {
                    field.items[place].components[index].certainty = .rare
                }
            }
        }
    }
}
