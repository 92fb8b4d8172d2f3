/// "Chicken or tofu": where one of two things named is no animal, the other is a choice.
enum AlternativeRules {
    /// How many words away the two things may stand.
    private static let reach = 4

    static func apply(to field: inout DishField) {
        for place in field.items.indices where field.items[place].kind.contains(.or) && field.items[place].isConnector {
            let following = field.items[(place + 1)...].prefix(reach).prefix { $0.boundary < .hard }
            guard let right = following.firstIndex(where: \.isContent),
                let left = field.items[..<place].suffix(reach).lastIndex(where: \.isContent),
                field.items[left].isStandIn != field.items[right].isStandIn
            else { continue }
            let animal = field.items[left].isStandIn ? right : left
            field.items[animal].components = field.items[animal].components.capped(at: .sometimes)
        }
    }
}
