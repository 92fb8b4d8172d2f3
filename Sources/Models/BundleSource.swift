/// How the photos of a menu came in.
public enum BundleSource: String, Codable, Sendable, CaseIterable, Hashable {
    /// As files.
    case library
    /// As files, none of which says where it was taken.
    case libraryWithoutLocation = "library_without_location"

    /// The sentence that stands in a bundle's `source`.
    public var text: String {
        switch self {
        case .library: "Uploaded from library"
        case .libraryWithoutLocation: "Uploaded from library, no location data"
        }
    }
}

/// Where the words of a bundle's lines are, with their boxes: about half of a bundle.
public enum WordPlacement: String, Codable, Sendable, CaseIterable, Hashable {
    /// In the bundle.
    case inline
    /// In `words.json` beside the bundle.
    case separate
    /// Nowhere; the lines have their text and their own boxes all the same.
    case none
}
