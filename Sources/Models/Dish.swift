/// One thing that can be ordered, with everything on the menu that belongs to it.
public struct Dish: Codable, Sendable, Hashable {
    /// `d1`, `d2`, … in reading order over the whole menu.
    public var id: String
    /// Stays the same when other dishes come and go: made from the letters and digits of its name, and where an earlier
    /// dish of the menu has the same ones, ended by `-2`, `-3`, …. Nil only until it is part of a bundle.
    public internal(set) var key: String?
    /// The page it stands on, from 1.
    public var page: Int
    /// The heading it stands under, or nil.
    public var section: String?
    /// The number or code it is ordered by, as printed, or nil.
    public var number: String?
    public var name: String
    public var description: String?
    /// From a language model, or nil.
    public var translation: Translation?
    /// From a language model, or nil.
    public var type: DishType?
    public var prices: [Price]
    public var symbols: [DietarySymbol]
    /// Around all its words.
    public var box: Box
    /// Around the words of its name; nil where it wasn't read from a photo, and in bundles of earlier versions.
    public var nameBox: Box?
    /// The ids of the page's lines it was made from.
    public var lines: [Int]
    /// How sure it is that just these words and prices belong to it, 0 to 1; nil where it wasn't read from a photo.
    ///
    /// The least of the model's marginal probabilities that a word is what it was taken for: that the name begins and ends
    /// where it does, that a price is one, that no other word begins another dish.
    public var structure: Double?
    /// How sure the reader is of its words, 0 to 1: the least of the confidences of the words with letters; nil where
    /// it wasn't read from a photo, and in results of earlier versions.
    public var reading: Double?
    /// Nil only until the dish has been judged.
    public var classification: Classification?

    public init(
        id: String, page: Int, section: String? = nil, number: String? = nil, name: String,
        description: String? = nil, prices: [Price] = [], symbols: [DietarySymbol] = [], box: Box, nameBox: Box? = nil,
        lines: [Int],
        structure: Double? = nil, reading: Double? = nil, classification: Classification? = nil,
        translation: Translation? = nil,
        type: DishType? = nil
    ) {
        self.id = id
        self.page = page
        self.section = section
        self.number = number
        self.name = name
        self.description = description
        self.prices = prices
        self.symbols = symbols
        self.box = box
        self.nameBox = nameBox
        self.lines = lines
        self.structure = structure
        self.reading = reading
        self.classification = classification
        self.translation = translation
        self.type = type
    }

    enum CodingKeys: String, CodingKey {
        case id, key, page, section, number, name, description, prices, symbols, box, lines, structure, reading
        case classification, translation, type
        case nameBox = "name_box"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(key, forKey: .key)
        try container.encode(page, forKey: .page)
        try container.encode(section, forKey: .section)
        try container.encode(number, forKey: .number)
        try container.encode(name, forKey: .name)
        try container.encode(description, forKey: .description)
        try container.encode(prices, forKey: .prices)
        try container.encode(symbols, forKey: .symbols)
        try container.encode(box, forKey: .box)
        try container.encodeIfPresent(nameBox, forKey: .nameBox)
        try container.encode(lines, forKey: .lines)
        try container.encode(structure, forKey: .structure)
        try container.encode(reading, forKey: .reading)
        try container.encode(classification, forKey: .classification)
        try container.encode(translation, forKey: .translation)
        try container.encode(type, forKey: .type)
    }
}
