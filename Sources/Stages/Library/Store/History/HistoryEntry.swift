package import Files
package import Models
package import Pages

package import struct Foundation.Date

/// What the history says about one scanned menu.
package struct HistoryEntry: Sendable, Hashable {
    /// Its number in the history, from 1.
    package var number: Int
    /// The bundle's id.
    package var id: String
    /// The menu's folder within its output folder.
    package var menu: String
    /// The bundle's file. It may have been moved or deleted since.
    package var bundle: FilePath
    package var scannedAt: Date
    /// As in the bundle.
    package var capturedAt: String?
    package var status: BundleStatus
    package var source: String
    /// The name given by the person, else the one on the menu.
    package var restaurantName: String?
    /// The number of its restaurant, nil where the photo's place is unknown.
    package var restaurant: Int?
    package var place: Coordinate?
    package var city: String?
    /// ISO 3166-1 alpha-2 code.
    package var country: String?
    /// The number of photos, followed by that of dishes.
    package var pages: Int
    package var dishes: Int
    package var labels: LabelCounts
    /// The names of its favourite dishes, in the order they were marked.
    package var favourites: [String]

    /// The output folder that holds its bundle; nil where the two paths don't match.
    package var outputFolder: FilePath? {
        let place = MenuFolder.bundle(of: FilePath(menu)).bytes
        guard bundle.bytes.suffix(place.count + 1) == [UInt8(ascii: "/")] + place else { return nil }
        let folder = bundle.bytes.dropLast(place.count + 1)
        return folder.isEmpty ? FilePath("/") : FilePath(bytes: Array(folder))
    }
}
