/// Where a photo says it was taken. Never the machine's own place.
public struct Location: Codable, Sendable, Hashable {
    /// Degrees north, -90 to 90, or nil when unknown.
    public var lat: Double?
    /// Degrees east, -180 to 180, or nil when unknown.
    public var lng: Double?
    /// The nearest city of the built-in table within reach, or nil.
    public var city: String?
    /// ISO 3166-1 alpha-2 code of that city's country, or nil.
    public var country: String?
    public var source: LocationSource

    public init(
        lat: Double? = nil, lng: Double? = nil, city: String? = nil, country: String? = nil, source: LocationSource
    ) {
        self.lat = lat
        self.lng = lng
        self.city = city
        self.country = country
        self.source = source
    }

    /// No photo of the menu carries a usable position.
    public static let none = Location(source: .none)

    enum CodingKeys: String, CodingKey {
        case lat, lng, city, country, source
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(lat, forKey: .lat)
        try container.encode(lng, forKey: .lng)
        try container.encode(city, forKey: .city)
        try container.encode(country, forKey: .country)
        try container.encode(source, forKey: .source)
    }
}

public enum LocationSource: String, Codable, Sendable, CaseIterable {
    /// The GPS block of a photo's EXIF data.
    case exif
    /// No photo has one that can be trusted.
    case none
    /// The user switched locations off.
    case off
}
