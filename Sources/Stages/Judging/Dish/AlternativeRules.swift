/// "Chicken or tofu": where one of two things named is no animal, the other is a choice.
enum AlternativeRules {
    /// How many words away the two things may stand.
    private static let reach = 4

    static func apply(to field: inout DishField) {
        for place in field.items.indices where field.items[place].kind.contains(.or) && field.items[place].isConnector {
            guard let animal = choice(at: place, in: field.items) else { continue }
            field.items[animal].components = field.items[animal].components.capped(at: .sometimes)
        }
    }

    /// The animal of the two things beside an "or", where the other is none.
    ///
    /// By itself, so that no slice is left of the items when they change: each would have them copied.
    private static func choice(at place: Int, in items: [DishItem]) -> Int? {
        let following = items[(place + 1)...].prefix(reach).prefix { $0.boundary < .hard }
        guard let right = following.firstIndex(where: \.isContent),
            let left = items[..<place].suffix(reach).lastIndex(where: \.isContent),
            items[left].isStandIn != items[right].isStandIn
        else { return nil }
        return items[left].isStandIn ? right : left
    }
}
