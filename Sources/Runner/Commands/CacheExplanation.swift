internal import Foundation
internal import Judging
internal import Library
internal import Models

/// What the caches know of one photo.
struct CacheExplanation: Encodable {
    /// A page seen before that looks like the photo's.
    struct Page: Encodable {
        /// In bits.
        var distance: Int
        /// Up to which pages are looked into.
        var radius: Int
        /// Dishes of it whose answers are still there.
        var dishes: Int
    }

    struct Dish: Encodable {
        var name: String
        var finding: Store.DishFinding
    }

    var photo: String
    /// The SHA-256 of the file's bytes.
    var sha256: String
    /// Over settings and versions; both keys of level 1 end with it.
    var fingerprint: String
    var bytes: Store.PhotoFinding
    /// Nil when the bytes were known, so that no pixel had to be looked at.
    var pixels: Store.PhotoFinding?
    /// Whether a language model is configured; without one there is nothing to be answered.
    var hasModel: Bool
    var pages: [Page] = []
    /// In bits, of the page most like this one, however far; nil when there is none.
    var nearestPage: Int?
    var dishes: [Dish] = []
    /// Scanned within 50 m before, the nearest first.
    var earlierMenus: [EarlierMenu] = []

    /// Whether a scan would neither read the photo nor ask about a dish of it.
    var isAllKnown: Bool {
        (bytes == .hit || pixels == .hit)
            && (!hasModel || dishes.allSatisfy { $0.finding.level != nil && !$0.finding.isExpired })
    }

    enum CodingKeys: String, CodingKey {
        case photo, sha256, fingerprint, bytes, pixels, pages, dishes
        case hasModel = "has_model"
        case nearestPage = "nearest_page"
        case earlierMenus = "earlier_menus"
    }
}
