/// "Chicken or tofu": where only one of the two things named is an animal, the dish offers a choice.
enum AlternativeRules {
    /// The largest distance between the two things, in words.
    private static let reach = 4

    static func apply(to field: inout DishField) {
        for place in field.items.indices where field.items[place].kind.contains(.or) && field.items[place].isConnector {
            guard let animal = choice(at: place, in: field.items) else { continue }
            field.items[animal].components = field.items[animal].components.capped(at: .sometimes)
        }
    }

    /// The animal among the two things beside an "or", where the other is none.
    ///
    /// This is a function of its own so that no slice of the items is alive when they change: each would force a copy.
    private static func choice(at place: Int, in items: [DishItem]) -> Int? {
        let following = items[(place + 1)...].prefix(reach).prefix { $0.boundary < .hard }
        guard let right = following.firstIndex(where: \.isContent),
            let left = items[..<place].suffix(reach).lastIndex(where: \.isContent),
            items[left].isStandIn != items[right].isStandIn
        else { return nil }
        return items[left].isStandIn ? right : left
    }
}
