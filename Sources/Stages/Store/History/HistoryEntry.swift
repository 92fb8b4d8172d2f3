public import Models

public import struct Foundation.Date

/// What the history says of one scanned menu.
public struct HistoryEntry: Sendable, Hashable {
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
    public var restaurantName: String?
    public var city: String?
    /// ISO 3166-1 alpha-2 code.
    public var country: String?
    /// Counts of photos and dishes.
    public var pages: Int
    public var dishes: Int
    public var labels: LabelCounts
}
