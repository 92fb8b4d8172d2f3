public import Models

/// A menu with its dishes found but not yet judged.
public struct MenuDraft: Codable, Sendable, Hashable {
    /// The pages, with the role of every line set.
    public var pages: [Page]
    /// The dishes in reading order over all pages, without classification.
    public var dishes: [Dish]
    public var restaurantName: String?
    /// BCP 47 codes, the main one first.
    public var languages: [String]
    public var cuisine: String?
    public var warnings: [Warning]

    public init(
        pages: [Page], dishes: [Dish], restaurantName: String? = nil, languages: [String] = [],
        cuisine: String? = nil, warnings: [Warning] = []
    ) {
        self.pages = pages
        self.dishes = dishes
        self.restaurantName = restaurantName
        self.languages = languages
        self.cuisine = cuisine
        self.warnings = warnings
    }
}
