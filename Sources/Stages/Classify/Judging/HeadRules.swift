/// What a word before another changes: "salmon burger" is no beef, "lentil bolognese" no meat, "roast tomatoes" neither.
enum HeadRules {
    /// Lets words give way to what is named right before them, or after them with "de" or "di".
    static func apply(to field: inout DishField) {
        for place in field.items.indices where field.items[place].isManner && isBesideFood(place, in: field.items) {
            field.items[place].components.removeAll { $0.substance.isFlesh }
            field.items[place].kind = .neutral
        }
        for place in field.items.indices where !field.items[place].isNegated {
            guard field.items[place].components.contains(where: \.isReplaceable),
                let before = modifier(of: place, in: field.items)
            else { continue }
            let modifier = field.items[before]
            field.items[place].components = given(
                way: field.items[place].components, to: modifier.components, isStandIn: modifier.isStandIn,
                isCreamy: modifier.isCreamy)
        }
        let namesStandIn = field.items.contains { $0.isStandIn && !$0.isNegated }
        let namesCreamy = field.items.contains { $0.isCreamy && !$0.isNegated }
        // Where vegetables or tofu are named, meat that is only sometimes there is named too when it is there.
        if namesStandIn { lowerDoubts(in: &field) { $0.isReplaceable } }
        // Where coconut or soy cream is named, cream of milk would be too.
        if namesCreamy { lowerDoubts(in: &field) { $0.substance == .milk } }
    }

    /// A burger gives way to a meatless patty named after it: "Burger mit Gemüsebratling".
    ///
    /// Comes after the claims have been read, which may make a patty meatless.
    static func applyPatties(to field: inout DishField) {
        let hasMeatlessPatty = field.items.contains { item in
            guard item.kind.contains(.dish), !item.isNegated else { return false }
            return item.isStandIn || (item.cover != .none && item.components.contains { $0.yields == .toStandIns })
        }
        guard hasMeatlessPatty else { return }
        for place in field.items.indices {
            for index in field.items[place].components.indices
            where field.items[place].components[index].isReplaceable
                && field.items[place].components[index].certainty == .usual
            {
                field.items[place].components[index].certainty = .rare
            }
        }
    }

    /// The sum of a compound's parts, each giving way to the one before it.
    static func meaning(ofCompound parts: [Meaning]) -> Meaning {
        var sum = Meaning(kind: [])
        var before: Meaning?
        // "eifrei", "fleischlos": takes away what stands before.
        if parts.last?.kind.contains(.free) == true { return Meaning(kind: .neutral) }
        for var part in parts {
            if let before, part.components.contains(where: \.isReplaceable) {
                part.components = given(
                    way: part.components, to: before.components, isStandIn: before.isStandIn,
                    isCreamy: before.isCreamy)
            }
            sum.kind.formUnion(part.kind)
            sum.components.merge(part.components)
            if part.isStandIn { sum.isStandIn = true }
            if part.isCreamy { sum.isCreamy = true }
            if !part.kind.isDisjoint(with: .content) { before = part }
        }
        // "Vegan-" and the like inside a word claim nothing by themselves.
        if !sum.kind.isDisjoint(with: .content) { sum.kind.formIntersection(.content) }
        if sum.components.contains(where: { $0.certainty == .always && $0.substance.isFlesh }) { sum.isStandIn = false }
        return sum
    }

    private static func given(
        way components: Components, to modifiers: Components, isStandIn: Bool, isCreamy: Bool
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
            guard isGiven else { return component }
            var doubtful = component
            doubtful.certainty = .rare
            return doubtful
        }
    }

    private static func lowerDoubts(in field: inout DishField, where test: (Component) -> Bool) {
        for place in field.items.indices {
            for index in field.items[place].components.indices
            where field.items[place].components[index].certainty == .sometimes
                && test(field.items[place].components[index])
            {
                field.items[place].components[index].certainty = .rare
            }
        }
    }

    /// "Roast tomato soup", "patate arrosto"; but not "roast with potatoes", nor "roast sandwich", whose filling it is.
    private static func isBesideFood(_ place: Int, in items: [DishItem]) -> Bool {
        let following = items[(place + 1)...].prefix { $0.boundary < .hard && !$0.isConnector }
        if let next = following.first(where: \.isContent) {
            return next.isKnown && !next.components.contains { $0.isReplaceable && $0.substance.isFlesh }
        }
        guard place > 0, items[place].boundary < .hard else { return false }
        return items[place - 1].kind.contains(.ingredient) && items[place - 1].isKnown
    }

    /// The item right before a head, or the one after it that "de", "di" or "of" ties to it.
    private static func modifier(of head: Int, in items: [DishItem]) -> Int? {
        if head > 0, items[head].boundary < .hard, items[head - 1].isKnown,
            !items[head - 1].kind.isDisjoint(with: .content), !items[head - 1].isNegated
        {
            return head - 1
        }
        let tie = head + 1
        guard tie + 1 < items.count, items[tie].boundary < .hard, items[tie + 1].boundary < .hard,
            items[tie].kind.contains(.tie), items[tie + 1].kind.contains(.ingredient)
        else { return nil }
        return tie + 1
    }
}
