internal import Files
internal import Models
internal import Reading
internal import Stages

/// Where photos lie, by the names that bundles give them.
struct PhotoPlaces: Sendable {
    private var places: [String: [FilePath]] = [:]

    init() {}

    /// - Parameter roots: photos and folders, as they were given to the scan.
    init(roots: [FilePath]) {
        for menu in Plan(operands: roots, excluding: nil).menus {
            for page in menu.pages { places[page.shown, default: []].append(page.path) }
        }
    }

    /// Nil when it isn't there; of several of its name the one with the bytes that were read.
    func photo(of page: Page) -> FilePath? {
        guard let named = places[page.photo.path] else { return nil }
        if named.count == 1 { return named.first }
        let file = { PhotoFile(path: $0, shown: page.photo.path, page: page.photo.pageOfFile) }
        return named.first { (try? LoadPhoto()(file($0)))?.sha256 == page.photo.sha256 } ?? named.first
    }
}
