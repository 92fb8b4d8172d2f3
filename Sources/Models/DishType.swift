/// What place a dish has in a meal.
public enum DishType: String, Codable, Sendable, CaseIterable, Hashable {
    case starter, soup, salad, main, side, snack, breakfast, dessert, drink, sauce, other
}
