internal import Asking
internal import Judging
package import Models

/// What changed about one dish. Unchanged values are nil or missing from the lists.
package struct DishChange: Encodable, Sendable, Hashable {
    package var before: ComparedDish
    package var after: ComparedDish
    /// Whether something is claimed that wasn't before, or an allergen is no longer named or named with less certainty.
    package var isLessCautious: Bool
    /// Set only where the two can't be readings of the same print.
    package var name: Changed<String>?
    package var prices: Changed<[Price]>?
    package var label: Changed<DietLabel?>?
    package var claims: [Diet: Changed<Claim>]
    /// Either side is nil where nothing shows the allergen.
    package var allergens: [Allergen: Changed<AllergenStatus?>]
    /// Why the verdict differs, in one sentence; nil where it doesn't.
    package var reason: String?

    enum CodingKeys: String, CodingKey {
        case before, after, name, prices, label, claims, allergens, reason
        case isLessCautious = "less_cautious"
    }

    init?(_ before: Dish, _ after: Dish, context: ChangeContext) {
        let (old, new) = (before.classification, after.classification)
        name = Self.name(before.name, after.name)
        prices = Self.areSame(before.prices, after.prices) ? nil : Changed(before.prices, after.prices)
        label = Changed(old?.label, new?.label)
        claims = [:]
        for diet in Diet.allCases {
            claims[diet] = Changed(old?.claims[diet] ?? .unknown, new?.claims[diet] ?? .unknown)
        }
        allergens = [:]
        for allergen in Allergen.allCases {
            allergens[allergen] = Changed(old?.allergens[allergen], new?.allergens[allergen])
        }
        let isJudgedOtherwise = label != nil || !claims.isEmpty || !allergens.isEmpty
        if name == nil, prices == nil, !isJudgedOtherwise { return nil }
        reason = isJudgedOtherwise ? context.reason(before, after) : nil
        isLessCautious =
            claims.values.contains { $0.to.daring > $0.from.daring }
            || allergens.values.contains { $0.from.warning > $0.to.warning }
            || !(new?.label.promises ?? []).isSubset(of: old?.label.promises ?? [])
        self.before = ComparedDish(before)
        self.after = ComparedDish(after)
    }

    private static func name(_ before: String, _ after: String) -> Changed<String>? {
        let (old, new) = (NormalForm.text(before), NormalForm.text(after))
        if old == new || ReadingSlip(knowledge: .embedded).areReadings(old, new) { return nil }
        return Changed(before, after)
    }

    /// A currency that only one of the results shows doesn't make a different price.
    private static func areSame(_ before: [Price], _ after: [Price]) -> Bool {
        before.count == after.count
            && zip(before, after).allSatisfy { old, new in
                guard NormalForm.text(old.label) == NormalForm.text(new.label) else { return false }
                guard let amount = old.amount, let other = new.amount else {
                    return NormalForm.text(old.text) == NormalForm.text(new.text)
                }
                return amount == other && (old.currency == nil || new.currency == nil || old.currency == new.currency)
            }
    }
}

extension Claim {
    /// How much is promised to a person with such a diet.
    fileprivate var daring: Int {
        switch self {
        case .no: 0
        case .unknown, .maybe: 1
        case .yes: 2
        }
    }
}

extension AllergenStatus? {
    fileprivate var warning: Int {
        switch self {
        case nil: 0
        case .mayContain?: 1
        case .contains?: 2
        }
    }
}

extension DietLabel {
    /// The diets that it says a dish fits.
    fileprivate var promises: Set<Diet> {
        switch self {
        case .vegan: [.vegan, .vegetarian, .pescatarian]
        case .vegetarian: [.vegetarian, .pescatarian]
        case .pescatarian: [.pescatarian]
        case .meat, .uncertain: []
        }
    }
}
