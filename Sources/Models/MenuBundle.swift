/// The result for one menu: what `bundle.json` holds.
///
/// The same photos, settings and program version give the same bytes, whatever the number of lanes.
public struct MenuBundle: Codable, Sendable, Hashable {
    /// The version of this format that the program writes.
    public static let currentSchemaVersion = "1.1"
    /// The versions that the program reads as results of its own: it may write them again without losing a key.
    public static let knownSchemaVersions = ["1.0", "1.1"]

    /// Whether a bundle of this version can be read: within 1.x keys are only added, and no meaning changes, so that what
    /// is known of a later one holds.
    public static func reads(_ schemaVersion: String) -> Bool {
        let parts = schemaVersion.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[0] == "1" && !parts[1].isEmpty && parts[1].allSatisfy { "0"..."9" ~= $0 }
    }

    /// Of what was read; a known one is written as the current one.
    public var schemaVersion: String
    /// 32 hexadecimal digits made from the pages' content hashes in order: the same photos are the same menu,
    /// whatever their names.
    public var id: String
    public var status: BundleStatus
    /// How the photos came in, such as "Uploaded from library, no location data".
    public var source: String
    /// When the first page with a capture time was taken, ISO 8601 without a time zone where the photo has none.
    public var capturedAt: String?
    public var location: Location
    public var restaurantName: String?
    /// BCP 47 codes of the menu's languages, the main one first; empty when unknown.
    public var languages: [String]
    /// Such as "italian", or nil when the menu doesn't tell.
    public var cuisine: String?
    public var pages: [Page]
    /// Where the words of its lines are.
    public var words: WordPlacement
    /// In reading order over all pages.
    public var dishes: [Dish]
    /// The ids of the dishes that a language model was to be asked about and that still wait for its answer; the
    /// knowledge base has judged them meanwhile.
    public var pendingDishes: [String]
    public var warnings: [Warning]
    public var producer: Producer

    public init(
        id: String, status: BundleStatus, source: String, capturedAt: String? = nil, location: Location = .none,
        restaurantName: String? = nil, languages: [String] = [], cuisine: String? = nil, pages: [Page],
        words: WordPlacement = .inline, dishes: [Dish] = [], pendingDishes: [String] = [], warnings: [Warning] = [],
        producer: Producer
    ) {
        self.schemaVersion = Self.currentSchemaVersion
        self.id = id
        self.status = status
        self.source = source
        self.capturedAt = capturedAt
        self.location = location
        self.restaurantName = restaurantName
        self.languages = languages
        self.cuisine = cuisine
        self.pages = pages
        self.words = words
        self.dishes = dishes.keyed()
        self.pendingDishes = pendingDishes
        self.warnings = warnings
        self.producer = producer
    }

    /// `source` as a code; nil for a sentence that no version of the program writes.
    public var sourceCode: BundleSource? { BundleSource.allCases.first { $0.text == source } }

    /// What a list of menus shows.
    public var counts: MenuCounts { MenuCounts(dishes, pages: pages.count) }

    enum CodingKeys: String, CodingKey {
        case id, status, source, location, languages, cuisine, pages, words, dishes, counts, warnings, producer
        case schemaVersion = "schema_version"
        case sourceCode = "source_code"
        case capturedAt = "captured_at"
        case restaurantName = "restaurant_name"
        case pendingDishes = "pending_dishes"
    }

    /// Bundles of earlier versions have no list of pending dishes, no keys, and all their words.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        schemaVersion = try container.decode(String.self, forKey: .schemaVersion)
        id = try container.decode(String.self, forKey: .id)
        status = try container.decode(BundleStatus.self, forKey: .status)
        source = try container.decode(String.self, forKey: .source)
        capturedAt = try container.decodeIfPresent(String.self, forKey: .capturedAt)
        location = try container.decode(Location.self, forKey: .location)
        restaurantName = try container.decodeIfPresent(String.self, forKey: .restaurantName)
        languages = try container.decode([String].self, forKey: .languages)
        cuisine = try container.decodeIfPresent(String.self, forKey: .cuisine)
        pages = try container.decode([Page].self, forKey: .pages)
        words = try container.decodeIfPresent(WordPlacement.self, forKey: .words) ?? .inline
        dishes = try container.decode([Dish].self, forKey: .dishes)
        if dishes.contains(where: { $0.key == nil }) { dishes = dishes.keyed() }
        pendingDishes = try container.decodeIfPresent([String].self, forKey: .pendingDishes) ?? []
        warnings = try container.decode([Warning].self, forKey: .warnings)
        producer = try container.decode(Producer.self, forKey: .producer)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        // An earlier bundle gets all keys of today; what a later one says of itself stays.
        let isKnown = Self.knownSchemaVersions.contains(schemaVersion)
        try container.encode(isKnown ? Self.currentSchemaVersion : schemaVersion, forKey: .schemaVersion)
        try container.encode(id, forKey: .id)
        try container.encode(status, forKey: .status)
        try container.encode(source, forKey: .source)
        try container.encodeIfPresent(sourceCode, forKey: .sourceCode)
        try container.encode(capturedAt, forKey: .capturedAt)
        try container.encode(location, forKey: .location)
        try container.encode(restaurantName, forKey: .restaurantName)
        try container.encode(languages, forKey: .languages)
        try container.encode(cuisine, forKey: .cuisine)
        try container.encode(words == .inline ? pages : pages.map { $0.withoutWords() }, forKey: .pages)
        try container.encode(words, forKey: .words)
        try container.encode(dishes, forKey: .dishes)
        try container.encode(counts, forKey: .counts)
        try container.encode(pendingDishes, forKey: .pendingDishes)
        try container.encode(warnings, forKey: .warnings)
        try container.encode(producer, forKey: .producer)
    }
}

/// How far the program got with a menu.
public enum BundleStatus: String, Codable, Sendable, CaseIterable {
    /// Every page was read and every dish judged.
    case complete
    /// Some page failed, or a step that can be made up for later is missing.
    case partial
    /// The photos were too poor to be read, and the user asked to leave such photos out.
    case rejected
    /// The photos show no text.
    case noText = "no_text"
    /// No page could be read.
    case failed
}

/// What made a bundle: enough to know whether making it again would give another result.
public struct Producer: Codable, Sendable, Hashable {
    public var name: String
    public var version: String
    /// 16 hexadecimal digits over every setting and version that can change a result.
    public var fingerprint: String

    public init(name: String = "vegyscan", version: String, fingerprint: String) {
        self.name = name
        self.version = version
        self.fingerprint = fingerprint
    }
}
