import Models

/// What one judgement allows that another doesn't.
enum Permissiveness {
    /// One sentence for each claim, allergen or label that became safer.
    static func problems(from old: Classification?, to new: Classification?) -> [String] {
        guard let old, let new else { return old == nil && new == nil ? [] : ["one isn't judged"] }
        var problems: [String] = []
        for diet in Diet.allCases {
            let (before, after) = (old.claims[diet] ?? .unknown, new.claims[diet] ?? .unknown)
            if rank(after) > rank(before) { problems.append("\(diet): \(before) became \(after)") }
        }
        for (allergen, status) in old.allergens where !holds(status, new.allergens[allergen]) {
            problems.append("\(allergen): \(status) was lost")
        }
        if rank(new.label) > rank(old.label) { problems.append("the label \(old.label) became \(new.label)") }
        return problems
    }

    /// How many guests a label invites.
    private static func rank(_ label: DietLabel) -> Int {
        switch label {
        case .meat, .uncertain: 0
        case .pescatarian: 1
        case .vegetarian: 2
        case .vegan: 3
        }
    }

    /// Nobody eats by "unknown" what they wouldn't by "maybe".
    private static func rank(_ claim: Claim) -> Int {
        switch claim {
        case .no: 0
        case .unknown, .maybe: 1
        case .yes: 2
        }
    }

    private static func holds(_ status: AllergenStatus, _ later: AllergenStatus?) -> Bool {
        status == later || status != .contains && later == .contains
    }
}
