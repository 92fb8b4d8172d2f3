public import Models

/// The words a dish is judged by: what is printed on the menu, and nothing about the person or the place.
public struct DishText: Codable, Sendable, Hashable {
    public var id: String?
    public var name: String
    public var description: String?
    /// A list of ingredients where one is printed, as one text.
    public var ingredients: String?
    /// BCP 47 code, or nil when unknown.
    public var language: String?
    /// Such as "italian", or nil.
    public var cuisine: String?
    /// The heading the dish stands under, or nil.
    public var section: String?
    public var symbols: [DietarySymbol]
    /// The least of the reader's confidences in its words, 0 to 1; nil where it wasn't read from a photo.
    public var reading: Double?
    /// How sure it is which words of the page are its own, 0 to 1; nil where nobody says.
    public var structure: Double?
    /// Whether something that looks like text beside it wasn't read.
    public var isBesideUnread: Bool
    /// Whether it runs into an edge of the photo, so that words of it may lie outside.
    public var isCutOff: Bool

    public init(
        id: String? = nil, name: String, description: String? = nil, ingredients: String? = nil,
        language: String? = nil, cuisine: String? = nil, section: String? = nil, symbols: [DietarySymbol] = [],
        reading: Double? = nil, structure: Double? = nil, isBesideUnread: Bool = false, isCutOff: Bool = false
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.ingredients = ingredients
        self.language = language
        self.cuisine = cuisine
        self.section = section
        self.symbols = symbols
        self.reading = reading
        self.structure = structure
        self.isBesideUnread = isBesideUnread
        self.isCutOff = isCutOff
    }
}
