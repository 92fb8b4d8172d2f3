package import Foundation

/// A menu that was scanned close by before: a suggestion to the person that the program never acts on.
package struct EarlierMenu: Codable, Sendable, Hashable {
    /// How close a menu has to be for a suggestion, in metres: a restaurant and its garden.
    package static let reach = 50.0

    /// The bundle's id.
    package var id: String
    /// Its folder within that run's output folder.
    package var menu: String
    package var scannedAt: Date
    /// The distance from the present place.
    package var metres: Int

    enum CodingKeys: String, CodingKey {
        case id, menu, metres
        case scannedAt = "scanned_at"
    }
}
