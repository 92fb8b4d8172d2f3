package import struct Foundation.Date

/// The conditions for menus of the history; nil ones don't apply.
package struct HistoryFilter: Sendable, Hashable {
    /// Words of the restaurant's name, a dish's name or its translation; the beginnings of words are enough.
    package var text: String?
    /// Scanned at this time or later.
    package var from: Date?
    /// Scanned before this time.
    package var until: Date?
    /// A part of the city's name.
    package var city: String?
    /// ISO 3166-1 alpha-2 code.
    package var country: String?
    /// Only menus with favourite dishes.
    package var onlyFavourites = false

    package init() {}

    /// All menus with favourite dishes.
    package static var favourites: HistoryFilter {
        var filter = HistoryFilter()
        filter.onlyFavourites = true
        return filter
    }
}
