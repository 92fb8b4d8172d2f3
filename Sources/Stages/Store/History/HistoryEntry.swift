public import Models

public import struct Foundation.Date

/// What the history says of one scanned menu.
public struct HistoryEntry: Sendable, Hashable {
    /// Its number in the history, from 1.
    public var number: Int
    /// The bundle's id.
    public var id: String
    /// The menu's folder within its output folder.
    public var menu: String
    /// The bundle's file. It may have been moved or deleted since.
    public var bundle: FilePath
    public var scannedAt: Date
    /// As in the bundle.
    public var capturedAt: String?
    public var status: BundleStatus
    public var source: String
    /// As the person calls it, else as the menu does.
    public var restaurantName: String?
    /// The number of its restaurant, nil where the photo's place is unknown.
    public var restaurant: Int?
    public var place: Coordinate?
    public var city: String?
    /// ISO 3166-1 alpha-2 code.
    public var country: String?
    /// Counts of photos and dishes.
    public var pages: Int
    public var dishes: Int
    public var labels: LabelCounts
    /// The names of its favourite dishes, in the order they became so.
    public var favourites: [String]

    /// The output folder that its bundle lies in; nil where the two paths don't fit together.
    public var outputFolder: FilePath? {
        let place = MenuFolder.bundle(of: FilePath(menu)).bytes
        guard bundle.bytes.suffix(place.count + 1) == [UInt8(ascii: "/")] + place else { return nil }
        let folder = bundle.bytes.dropLast(place.count + 1)
        return folder.isEmpty ? FilePath("/") : FilePath(bytes: Array(folder))
    }
}
