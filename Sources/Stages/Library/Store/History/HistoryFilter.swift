package import struct Foundation.Date

/// Which menus of the history are wanted; what is nil doesn't matter.
package struct HistoryFilter: Sendable, Hashable {
    /// Words of the restaurant's name, a dish's name or its translation; the beginnings of words will do.
    package var text: String?
    /// Scanned then or later.
    package var from: Date?
    /// Scanned before.
    package var until: Date?
    /// A part of the city's name.
    package var city: String?
    /// ISO 3166-1 alpha-2 code.
    package var country: String?
    /// Only menus with favourite dishes.
    package var onlyFavourites = false

    package init() {}
}
