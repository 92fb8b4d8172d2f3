internal import Files
internal import Foundation
internal import Library
internal import Models

/// A menu of the history for other programs.
struct HistoryRecord: Encodable {
    let entry: HistoryEntry
    var matchingDishes: [String]?

    enum CodingKeys: String, CodingKey {
        case number, id, menu, bundle, status, source, city, country, pages, dishes, labels, favourites, restaurant
        case scannedAt = "scanned_at"
        case capturedAt = "captured_at"
        case restaurantName = "restaurant_name"
        case matchingDishes = "matching_dishes"
        case isResultGone = "result_gone"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(entry.number, forKey: .number)
        try container.encode(entry.id, forKey: .id)
        try container.encode(entry.menu, forKey: .menu)
        try container.encode(entry.bundle.display, forKey: .bundle)
        try container.encode(entry.isResultGone, forKey: .isResultGone)
        try container.encode(entry.scannedAt.ISO8601Format(), forKey: .scannedAt)
        try container.encode(entry.capturedAt, forKey: .capturedAt)
        try container.encode(entry.status, forKey: .status)
        try container.encode(entry.source, forKey: .source)
        try container.encode(entry.restaurantName, forKey: .restaurantName)
        try container.encode(entry.restaurant, forKey: .restaurant)
        try container.encode(entry.city, forKey: .city)
        try container.encode(entry.country, forKey: .country)
        try container.encode(entry.pages, forKey: .pages)
        try container.encode(entry.dishes, forKey: .dishes)
        try container.encode(entry.labels, forKey: .labels)
        try container.encode(entry.favourites, forKey: .favourites)
        try container.encodeIfPresent(matchingDishes, forKey: .matchingDishes)
    }
}

extension HistoryEntry {
    /// What a person calls it: the restaurant, else the menu's folder.
    var title: String { restaurantName ?? menu }

    /// Whether its bundle isn't where it was written.
    var isResultGone: Bool { FileKind.of(bundle) != .file }

    /// The title in a list.
    var listedTitle: String { title + (isResultGone ? " (gone)" : "") }

    /// Stands below a list with a menu whose result is gone.
    static let whereResultsAre = """
        (gone): its result is not where it was written. If it lies elsewhere now: vegyscan history rebuild DIR; to \
        forget it: vegyscan history delete MENU
        """

    /// Such as "Rome, Italy", or nil.
    var placeText: String? {
        let parts = [city, country.map { CountryName.name(of: $0) ?? $0 }].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension Encodable {
    /// As one line of JSON.
    var jsonLine: String { String(decoding: (try? JSONEncoder.bundle().encode(self)) ?? Data(), as: UTF8.self) + "\n" }

    /// As indented JSON.
    var jsonText: String {
        String(decoding: (try? JSONEncoder.bundle(pretty: true).encode(self)) ?? Data(), as: UTF8.self) + "\n"
    }
}

extension Date {
    /// Such as 2026-11-21, where the user is.
    var dayText: String { formatted(ISO8601FormatStyle(timeZone: .current).year().month().day()) }
}
