internal import Files
internal import Library
internal import Models

/// A menu with everything that its page shows.
struct MenuReport {
    /// The menu's folder relative to the output folder.
    var menu: FilePath
    var bundle: MenuBundle
    /// What a dietary profile says about it; nil for nothing.
    var verdicts: MenuVerdicts?
    /// For each page in order: its pictures, or why there are none.
    var pictures: [Result<PagePictures, PictureFailure>]

    /// The file's name in the report; always the same for the same menu, whatever that is called.
    var pageName: String { Self.pageName(of: menu) }

    static func pageName(of menu: FilePath) -> String {
        String(ContentHash.sha256(menu.bytes).prefix(16)) + ".html"
    }

    var title: String { bundle.restaurantName ?? menu.display }

    /// City and country, if a photo gave them; never coordinates.
    var place: String? {
        let parts = [bundle.location.city, bundle.location.country].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The day, as `2026-05-31`.
    var day: String? { bundle.capturedAt.map { String($0.prefix(10)) } }
}

/// Why the report has no picture of a page: one sentence.
struct PictureFailure: Error, Hashable {
    var message: String
}

extension BundleStatus {
    var words: String {
        switch self {
        case .complete: "read"
        case .partial: "read in part"
        case .rejected: "left out as too poor"
        case .noText: "no text found"
        case .failed: "could not be read"
        }
    }
}
