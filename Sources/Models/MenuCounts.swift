/// How many dishes a menu has, and of which kinds; one that hasn't been judged is uncertain, and all its claims unknown.
public struct MenuCounts: Codable, Sendable, Hashable {
    public var pages: Int
    public var dishes: Int
    /// The dishes of each label, with 0 where there are none.
    public var labels: [DietLabel: Int]
    /// For each diet, the dishes of each claim, with 0 where there are none.
    public var claims: [Diet: [Claim: Int]]

    public init(_ all: [Dish], pages: Int) {
        self.pages = pages
        dishes = all.count
        labels = all.labelCounts
        claims = Dictionary(
            uniqueKeysWithValues: Diet.allCases.map { diet in
                (diet, Dictionary(uniqueKeysWithValues: Claim.allCases.map { ($0, 0) }))
            })
        for dish in all {
            for diet in Diet.allCases { claims[diet]?[dish.classification?.claims[diet] ?? .unknown, default: 0] += 1 }
        }
    }
}

extension [Dish] {
    /// How many have each label, with 0 where none has; one that hasn't been judged is uncertain.
    package var labelCounts: [DietLabel: Int] {
        var counts = Dictionary(uniqueKeysWithValues: DietLabel.allCases.map { ($0, 0) })
        for dish in self { counts[dish.classification?.label ?? .uncertain, default: 0] += 1 }
        return counts
    }
}
