/// What a heading says about every dish under it.
///
/// It counts where it names a group of animals ("Fish", "Fleischgerichte") or a kind of dish that always needs
/// something ("Crêpes": egg and milk), and where it says what comes with every dish ("Bagel with cream cheese"). Words
/// for courses, sizes and mixed kinds ("Tapas", "Large plates") say nothing. All of it is a doubt, never more.
enum HeadingRules {
    static func findings(_ heading: DishField, name: DishField?, others: [DishField]) -> [DishFinding] {
        let named = heading.items.filter { $0.isContent && !$0.isNegated }
        let dish = ([name].compactMap(\.self) + others).flatMap(\.items).filter { !$0.isNegated }
        let speaksOfMore =
            heading.items.contains(where: \.isClaim) || named.contains(where: \.isStandIn)
            || names(oneOf: named, in: dish)
        let with = heading.items.first { $0.kind.contains(.with) && $0.isConnector }
        var findings: [DishFinding] = []
        for item in named {
            let components: Components
            if let with, item.tokens.lowerBound > with.tokens.lowerBound {
                components = item.components
            } else if item.kind.contains(.ingredient), !item.kind.contains(.dish) {
                components = speaksOfMore ? [] : item.components.filter { $0.substance.isFlesh }
            } else {
                components = kind(item.components, isOnly: named.count == 1, name, dish)
            }
            // A vegan burger has a bun.
            for component in components.capped(at: .sometimes) where !item.cover.rulesOut(component.substance) {
                findings.append(DishFinding(component: component, text: heading.printed(item), isNamed: false))
            }
        }
        return findings
    }

    /// Whether the dish names one of the groups: salmon under "Meat & fish" is no meat.
    private static func names(oneOf groups: [DishItem], in dish: [DishItem]) -> Bool {
        let animals = Set(groups.flatMap(\.components).map(\.substance).filter(\.isFlesh))
        return dish.contains { $0.components.contains { $0.certainty >= .usual && animals.contains($0.substance) } }
    }

    /// What a kind of dish usually holds: batter and cheese for every dish, meat only where the name isn't that of a
    /// dish.
    private static func kind(
        _ components: Components, isOnly: Bool, _ name: DishField?, _ dish: [DishItem]
    ) -> Components {
        let isNamed = name?.items.contains { item in
            item.isKnown && item.kind.contains(.dish) && !item.components.contains { $0.substance == .alcohol }
        }
        let namesOther = dish.contains { item in
            item.isStandIn || item.components.contains { $0.substance.isFlesh && $0.certainty >= .usual }
        }
        return components.filter { component in
            guard component.certainty >= .usual else { return false }
            if component.substance.isFlesh { return isOnly && isNamed != true && !namesOther }
            return isOnly || isNamed != true
        }
    }
}
