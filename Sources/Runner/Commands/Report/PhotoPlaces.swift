internal import Models
internal import Stages

/// Where photos lie, by the names that bundles give them.
struct PhotoPlaces: Sendable {
    private var places: [String: FilePath] = [:]

    init() {}

    /// - Parameter roots: photos and folders, as they were given to the scan.
    init(roots: [FilePath]) {
        for menu in Plan(operands: roots, excluding: nil).menus {
            // The first of two of one name; only one that has the bytes that were read is ever shown.
            for page in menu.pages where places[page.shown] == nil { places[page.shown] = page.path }
        }
    }

    /// Nil when it isn't there.
    func photo(shownAs name: String) -> FilePath? { places[name] }
}
