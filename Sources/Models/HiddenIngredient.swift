/// Something that dishes of the menu's cuisine often hold though neither the name nor the description says so.
public struct HiddenIngredient: Codable, Sendable, Hashable {
    /// In English, such as "fish sauce".
    public var ingredient: String
    /// In the cuisine's own language and script.
    public var local: String
    public var likelihood: Likelihood
    /// What it does in the dish, in a short clause.
    public var why: String
    public var change: Change
    /// What to ask the staff, in English, or nil.
    public var question: String?

    public init(
        ingredient: String, local: String, likelihood: Likelihood, why: String, change: Change, question: String? = nil
    ) {
        self.ingredient = ingredient
        self.local = local
        self.likelihood = likelihood
        self.why = why
        self.change = change
        self.question = question
    }

    /// How often cooked dishes of the cuisine hold it.
    public enum Likelihood: String, Codable, Sendable, CaseIterable {
        /// In about four kitchens of five or more.
        case common
        /// In one of ten to two of three.
        case sometimes
        /// In fewer than one of ten.
        case rare
    }

    /// How hard it is to leave out of a dish.
    public enum Change: String, Codable, Sendable, CaseIterable {
        /// It comes on top or at the end.
        case easy
        /// The kitchen has to cook the dish another way.
        case moderate
        /// It is in what was made before the order.
        case impossible
    }
}
