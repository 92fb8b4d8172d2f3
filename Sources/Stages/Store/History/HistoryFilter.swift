public import struct Foundation.Date

/// Which menus of the history are wanted; what is nil doesn't matter.
public struct HistoryFilter: Sendable, Hashable {
    /// Words of the restaurant's name, a dish's name or its translation; the beginnings of words will do.
    public var text: String?
    /// Scanned then or later.
    public var from: Date?
    /// Scanned before.
    public var until: Date?
    /// A part of the city's name.
    public var city: String?
    /// ISO 3166-1 alpha-2 code.
    public var country: String?
    /// Only menus with favourite dishes.
    public var onlyFavourites = false

    public init() {}
}
