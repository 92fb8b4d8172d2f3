public import Foundation

/// A menu that was scanned close by before: a suggestion to the person, never used by itself.
public struct EarlierMenu: Codable, Sendable, Hashable {
    /// How close a menu has to be for a suggestion, in metres: a restaurant and its garden.
    public static let reach = 50.0

    /// The bundle's id.
    public var id: String
    /// Its folder within the output folder of that time.
    public var menu: String
    public var scannedAt: Date
    /// From the place at hand.
    public var metres: Int

    enum CodingKeys: String, CodingKey {
        case id, menu, metres
        case scannedAt = "scanned_at"
    }
}
