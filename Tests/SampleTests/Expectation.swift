import Foundation
import Models

/// What `expect.json` says of a sample; samples/README.md explains each field.
struct Expectation: Decodable, Sendable {
    var what: String
    var status: BundleStatus
    var pages: [ExpectedPage]
    var languages: [String]
    var restaurantName: String?
    var capturedAt: String?
    var location: ExpectedLocation
    var minimum: Shares
    var extraDishes: Int
    var neverAny: [DietLabel]
    var dishes: [ExpectedDish]

    enum CodingKeys: String, CodingKey {
        case what, status, pages, languages, location, minimum, dishes
        case restaurantName = "restaurant_name"
        case capturedAt = "captured_at"
        case extraDishes = "extra_dishes"
        case neverAny = "never_any"
    }

    /// The least share, from 0 to 1, that must be right.
    struct Shares: Decodable, Sendable {
        var dishes: Double
        var prices: Double
        var sections: Double
        var descriptions: Double
        var symbols: Double
        var labels: Double
        var allergens: Double
    }
}

struct ExpectedPage: Decodable, Sendable {
    var file: String
    var format: PhotoFormat
    var width: Int?
    var height: Int?
    var orientation: Int?
    /// The codes one of which the page must fail with; nil for a page that is read.
    var failure: [FailureCode]?
}

struct ExpectedLocation: Decodable, Sendable {
    var source: LocationSource
    var lat: Double?
    var lng: Double?
    var city: String?
    var country: String?
}

struct ExpectedDish: Decodable, Sendable {
    var name: String
    var description: String?
    var page: Int
    var section: String
    var prices: [ExpectedPrice]
    var symbols: [ExpectedSymbol]
    /// The labels that are right.
    var labels: [DietLabel]
    /// The labels that would do harm.
    var never: [DietLabel]
    /// Those that the printed words or marks name without doubt.
    var allergens: [Allergen]
}

struct ExpectedPrice: Decodable, Sendable, Hashable {
    var amount: Double
    var currency: String?
}

struct ExpectedSymbol: Decodable, Sendable, Hashable {
    var mark: String
    var meaning: SymbolMeaning
}
