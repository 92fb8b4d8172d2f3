internal import Files
internal import Models
internal import Outputs

/// The bundles of a folder of results, each read once those before it are written. It can be iterated only once.
final class ExportedMenus: Sequence, IteratorProtocol {
    private let results: ResultsPlace
    private let console: Console
    private var pending: ArraySlice<FilePath>
    private(set) var count = 0
    private(set) var dishes = 0
    private(set) var unreadable = 0
    /// Menus that were not read as a whole, or have no dish, with their status.
    private var lacking: [String] = []
    /// As many are named.
    private static let mostNamed = 10

    /// What the export doesn't tell by its rows; nil where it tells all.
    var incomplete: String? {
        guard !lacking.isEmpty else { return nil }
        let more = lacking.count > Self.mostNamed ? ", … (\(lacking.count) in all)" : ""
        return "Not whole in this table: \(lacking.prefix(Self.mostNamed).joined(separator: ", "))\(more)"
    }

    init(results: ResultsPlace, console: Console) {
        self.results = results
        self.console = console
        pending = results.menus[...]
    }

    func next() -> (menu: String, bundle: MenuBundle)? {
        while let menu = pending.popFirst() {
            guard let bundle = results.bundle(ofMenu: menu) else {
                let file = results.file(ofMenu: menu)
                // A run that is going on may have removed it.
                if FileKind.of(file) != .missing {
                    unreadable += 1
                    console.error(ResultsPlace.cannotBeRead(file))
                }
                continue
            }
            count += 1
            dishes += bundle.dishes.count
            if !bundle.status.isWhole || bundle.dishes.isEmpty {
                lacking.append("\(menu.display) (\(bundle.status.rawValue.replacing("_", with: " ")))")
            }
            return (menu.display, bundle)
        }
        return nil
    }
}

/// A table's bytes, one menu at a time. It can be iterated only once.
struct TableText: Sequence, IteratorProtocol {
    private let menus: ExportedMenus
    private let table: DishTable
    private enum Place { case head, menus, end }
    private var place = Place.head
    private var isFirst = true

    init(menus: ExportedMenus, table: DishTable) {
        self.menus = menus
        self.table = table
    }

    mutating func next() -> [UInt8]? {
        switch place {
        case .head:
            place = .menus
            return Array(table.head.utf8)
        case .menus:
            guard let (menu, bundle) = menus.next() else {
                place = .end
                return Array(table.tail.utf8)
            }
            let text = table.text(of: bundle, menu: menu, isFirst: isFirst)
            if !text.isEmpty { isFirst = false }
            return Array(text.utf8)
        case .end: return nil
        }
    }
}
