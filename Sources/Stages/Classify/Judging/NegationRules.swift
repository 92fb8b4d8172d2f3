/// What "ohne", "without", "statt", "-frei" and the like take away, and how far they reach.
enum NegationRules {
    /// In words; keeps the time linear.
    private static let longestReach = 12

    static func apply(to field: inout DishField) {
        for place in field.items.indices {
            let kind = field.items[place].kind
            if !kind.isDisjoint(with: [.without, .instead]), kind.isDisjoint(with: .content) {
                takeAway(after: place, in: &field)
            }
            if kind.contains(.free), kind.isDisjoint(with: .content) { takeAway(before: place, in: &field) }
            if kind.contains(.imitation) { weaken(after: place, in: &field) }
            if kind.contains(.style), field.items[place].boundary == .hyphen, place > 0 {
                weaken(place - 1, in: &field)
            }
        }
    }

    /// The first thing named after the word is gone. What "or" adds is gone too; what "and" adds is in doubt, since
    /// "without egg and bacon" may be read both ways.
    private static func takeAway(after start: Int, in field: inout DishField) {
        var place = start + 1
        var isInDoubt = false
        var isOpen = true
        while place < field.items.count, place - start <= longestReach, field.items[place].boundary < .hard {
            let item = field.items[place]
            if item.isContent {
                if isOpen, isInDoubt {
                    weaken(place, in: &field)
                } else if isOpen {
                    negate(place, in: &field)
                }
                isOpen = false
            } else if item.kind.contains(.or) {
                isOpen = true
            } else if item.kind.contains(.and) {
                isOpen = true
                isInDoubt = true
            } else if item.kind.contains(.with) || item.isClaim {
                return
            }
            place += 1
        }
    }

    private static func takeAway(before end: Int, in field: inout DishField) {
        guard end > 0, field.items[end].boundary < .hard, field.items[end - 1].isContent else { return }
        if field.items[end].boundary == .hyphen {
            negate(end - 1, in: &field)
        } else {
            // "Cheese free drink" isn't "cheese-free drink".
            weaken(end - 1, in: &field)
        }
    }

    private static func weaken(after start: Int, in field: inout DishField) {
        let next = start + 1
        guard next < field.items.count, field.items[next].boundary < .hard else { return }
        weaken(next, in: &field)
    }

    private static func negate(_ place: Int, in field: inout DishField) {
        field.items[place].isNegated = true
    }

    private static func weaken(_ place: Int, in field: inout DishField) {
        field.items[place].components = field.items[place].components.capped(at: .sometimes)
    }
}
