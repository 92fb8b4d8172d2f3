internal import Models

/// That a dish is vegan, vegetarian or pescatarian, with what was known of the dish's doubts.
struct SafeClaim: Sendable, Hashable {
    /// As `Dish.structure` and `Dish.reading`.
    var structure: Double
    var reading: Double
    /// Whether somebody would be wrong to trust it: the dish is less safe, or is none.
    var isWrong: Bool
    /// By what names its menu.
    var menu: String

    init(structure: Double, reading: Double, isWrong: Bool, menu: String) {
        (self.structure, self.reading, self.isWrong, self.menu) = (structure, reading, isWrong, menu)
    }

    init(about dish: Dish, isWrong: Bool, menu: String) {
        self.init(structure: dish.structure ?? 1, reading: dish.reading ?? 1, isWrong: isWrong, menu: menu)
    }
}
