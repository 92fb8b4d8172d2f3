internal import Files
internal import Library
internal import Models
internal import Pages

/// A menu with everything that its page shows.
struct MenuReport {
    /// The menu's folder relative to the output folder.
    var menu: FilePath
    var bundle: MenuBundle
    /// What a dietary profile says about it; nil for nothing.
    var verdicts: MenuVerdicts?
    /// For each page in order: its pictures, or why there are none.
    var pictures: [Result<PagePictures, PictureFailure>]
    var words: Wording
    /// What the ids of this menu begin with, where a file holds several menus; else nothing.
    var ids = ""
    var detail = Detail.whole

    /// How much of a menu its page shows.
    enum Detail {
        case whole
        /// What a page needs that stands alone and is to stay small: neither the sheet nor the areas of the lines.
        case alone
        /// For a menu of very many dishes: without cut-outs of the photo, the bundle's own sentence and list of questions, and
        /// links to single dishes as well.
        case least
    }

    /// The file's name in the report; always the same for the same menu, whatever that is called.
    var pageName: String { Self.pageName(of: menu) }

    static func pageName(of menu: FilePath) -> String {
        String(ContentHash.sha256(menu.bytes).prefix(16)) + ".html"
    }

    /// The restaurant's name, else what stands largest at the top of the menu, else the name of its folder.
    var title: String { Self.title(of: bundle, in: menu) }

    static func title(of bundle: MenuBundle, in menu: FilePath) -> String {
        printedTitle(of: bundle) ?? menu.display
    }

    /// Nil where the menu doesn't say what it is called.
    var printedTitle: String? { Self.printedTitle(of: bundle) }

    private static func printedTitle(of bundle: MenuBundle) -> String? {
        bundle.restaurantName ?? MenuHeading.heading(of: bundle)
    }

    /// What says the names of its dishes in the reader's language, word by word, for each of the menu's languages.
    var glosses: [Gloss] { bundle.languages.compactMap { Gloss(of: $0, in: words.language) } }

    /// City and country, if a photo gave them; never coordinates.
    var place: String? {
        let parts = [bundle.location.city, bundle.location.country].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The day, as `2026-05-31`.
    var day: String? { bundle.capturedAt.map { String($0.prefix(10)) } }

    /// The id of a dish's article on the page.
    func id(of dish: Dish) -> String { ids + dish.id }
}

/// Why the report has no picture of a page.
enum PictureFailure: Error, Hashable {
    /// Nobody wanted pictures.
    case leftOut
    /// The photo itself couldn't be read, so it isn't opened again.
    case unreadable
    case notFound
    /// The file holds another photo by now.
    case changed
    /// One sentence in English.
    case failed(String)
}

extension Wording {
    func picture(_ failure: PictureFailure) -> String {
        switch failure {
        case .leftOut: self[.picturesLeftOut]
        case .unreadable: self[.pictureUnreadable]
        case .notFound: self[.pictureNotFound]
        case .changed: self[.pictureChanged]
        case .failed(let message): language == "en" ? "\(self[.pictureFailed]) \(message)" : self[.pictureFailed]
        }
    }
}
