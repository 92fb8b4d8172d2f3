public import struct Foundation.Date

/// A place where menus were photographed.
public struct Restaurant: Sendable, Hashable {
    /// Its number in the history, from 1.
    public var number: Int
    /// As the person calls it, else as its newest menu that names one does.
    public var name: String?
    public var city: String?
    /// ISO 3166-1 alpha-2 code.
    public var country: String?
    /// Of the first menu.
    public var place: Coordinate
    /// A count.
    public var menus: Int
    public var lastScannedAt: Date
}
