internal import Files
internal import Library
internal import Models
internal import Reading
internal import Stages

/// Gives each menu of a plan its folder below the output folder, so that a menu has the same one in every run and never
/// takes another's.
///
/// A menu without namesakes is named after its photo or folder. If several menus of a plan would have the same name, or
/// another menu's result already has it, digits derived from the photos' content distinguish them, which are the same
/// in any order and on every machine. A menu that already has a folder stays there.
struct MenuFolders {
    /// Nil where there are no earlier results to look at.
    private let output: FilePath?
    private let known: JournalContents?
    private let load: LoadPhoto
    private var neighbours: NamesakeFolders

    /// - Parameters:
    ///   - output: the output folder; nil to look only at the plan.
    ///   - known: the output folder's journal.
    init(in output: FilePath? = nil, known: JournalContents? = nil, load: LoadPhoto = LoadPhoto()) {
        self.output = output
        self.known = known
        self.load = load
        neighbours = NamesakeFolders(output: output)
    }

    /// Entries of the journal that now say where their photos came from.
    private(set) var learned: [JournalEntry] = []

    /// A menu that needs more than a look at its name.
    private struct Open {
        var index: Int
        var plain: String
        /// Whether another menu of the plan would have this name too.
        var isContested: Bool
        var pages: [MenuPhotos.Photo]
        var source: FilePath
        var namesakes: [String]

        var content: String { BundleID.make(pageHashes: pages.map(\.identity)) }
    }

    /// Settles the folder of each menu.
    ///
    /// - Returns: the folders of menus that are new there and could not have their plain names.
    mutating func settle(_ menus: inout MenuList) -> [String] {
        let open = menus.indices.filter { !hasPlainFolder($0, in: menus) }
        if open.isEmpty { return [] }
        let isOpen = Set(open)
        let wanted = Set(menus.indices.map { MenuNames.key(menus.plainFolder(of: $0)) })
        var given = Set<String>()
        for index in menus.indices where !isOpen.contains(index) {
            given.insert(MenuNames.key(menus.folder(of: index)))
        }
        // First come the menus that existed before, since nobody else may have their folders.
        var rest: [Open] = []
        for index in open {
            if let folder = earlierFolder(of: index, in: menus), given.insert(MenuNames.key(folder)).inserted {
                menus.settle(index, in: folder)
            } else {
                rest.append(newcomer(index, in: menus))
            }
        }
        rest.sort { ($0.plain, $0.content, $0.source) < ($1.plain, $1.content, $1.source) }
        var told: [String] = []
        for menu in rest {
            let folder = folder(for: menu, wanted: wanted, given: given)
            given.insert(MenuNames.key(folder))
            menus.settle(menu.index, in: folder)
            if folder != menu.plain, !hasBundle(folder) { told.append(folder) }
        }
        return told
    }

    /// Whether its plain name is free, or has been its own since an earlier run; opens no photo.
    private mutating func hasPlainFolder(_ index: Int, in menus: MenuList) -> Bool {
        let plain = menus.plainFolder(of: index)
        // A key takes as long as all the rest, and nearly all plans have no namesakes.
        if !menus.contested.isEmpty, menus.contested.contains(MenuNames.key(plain)) { return false }
        guard output != nil else { return true }
        let origin = menus.origin(of: index)
        if let origin, let known, known.isMenu(plain, from: origin) { return true }
        guard hasBundle(plain) else { return neighbours.names(besides: plain).isEmpty && !isTakenByFile(plain) }
        // Lines of 0.1.0 don't say where photos came from, but how their files looked.
        guard var entry = known?.entry(of: plain), entry.origin == nil, isUntouched(menus[index], entry) else {
            return false
        }
        entry.origin = origin
        learned.append(entry)
        return true
    }

    private func isUntouched(_ menu: MenuPlan, _ entry: JournalEntry) -> Bool {
        entry.photos.count == menu.pages.count
            && zip(entry.photos, menu.pages).allSatisfy { photo, page in
                photo.stamp != nil && photo.path == page.shown && FileStamp(of: page.path) == photo.stamp
            }
    }

    /// The folder that a menu from this place has been given, or nil.
    private mutating func earlierFolder(of index: Int, in menus: MenuList) -> String? {
        guard let known, let origin = menus.origin(of: index) else { return nil }
        let plain = menus.plainFolder(of: index)
        return ([plain] + neighbours.names(besides: plain)).first { known.isMenu($0, from: origin) && hasBundle($0) }
    }

    private mutating func newcomer(_ index: Int, in menus: MenuList) -> Open {
        let menu = menus[index]
        let plain = menus.plainFolder(of: index)
        return Open(
            index: index, plain: plain, isContested: menus.contested.contains(MenuNames.key(plain)),
            pages: menu.pages.map { page in
                let hash = (try? load(page))?.sha256
                return MenuPhotos.Photo(path: page.shown, sha256: hash ?? "")
            },
            source: menu.source ?? FilePath(""), namesakes: neighbours.names(besides: plain))
    }

    /// - Parameters:
    ///   - wanted: the plain names of the plan's menus.
    ///   - given: the names that some of them have already.
    private func folder(for menu: Open, wanted: Set<String>, given: Set<String>) -> String {
        // A result of these photos, also of a version that numbered namesakes as they came.
        for folder in [menu.plain] + menu.namesakes where hasBundle(folder) && !given.contains(MenuNames.key(folder)) {
            let isTold = folder != menu.plain && MenuNames.isToldByContent(folder)
            if !isTold, isMade(folder, from: menu) { return folder }
        }
        let told = MenuNames.told(menu.plain, apartBy: menu.content)
        let isPlainFree =
            !menu.isContested && !hasBundle(menu.plain) && !given.contains(MenuNames.key(menu.plain))
            && !isTakenByFile(menu.plain)
        if isPlainFree, !menu.namesakes.contains(told) { return menu.plain }
        var number = 1
        while true {
            let folder = MenuNames.told(menu.plain, apartBy: menu.content, number: number)
            let key = MenuNames.key(folder)
            if !wanted.contains(key), !given.contains(key), !hasBundle(folder) || isMade(folder, from: menu) {
                return folder
            }
            number += 1
        }
    }

    /// Whether a file stands where the folder would be, such as a photo in a folder that was meant for photos.
    private func isTakenByFile(_ folder: String) -> Bool {
        guard let output else { return false }
        return FileKind.of(output.appending(folder)) == .file
    }

    private func hasBundle(_ folder: String) -> Bool {
        guard let output else { return false }
        return FileKind.of(BundleWriter(folder: output).file(ofMenu: FilePath(folder))) == .file
    }

    /// Whether the result in a folder is this menu's: made from the same photos, or, where nobody knows where those came
    /// from, from one of them under the same name. A bundle that can't be
    /// read may be replaced.
    private func isMade(_ folder: String, from menu: Open) -> Bool {
        guard let output else { return false }
        let entry = known?.entry(of: folder)
        let stamp = FileStamp(of: BundleWriter(folder: output).file(ofMenu: FilePath(folder)))
        let isCurrent = stamp != nil && entry?.bundle == stamp
        guard
            let stored = isCurrent ? entry.map({ MenuPhotos($0) }) : MenuPhotos(menu: FilePath(folder), in: output)
        else { return true }
        let pages = stored.photos.filter { !$0.path.hasPrefix(AddedPages.folder) }
        if pages.map(\.identity) == menu.pages.map(\.identity) { return true }
        return entry?.origin == nil && pages.contains { !$0.sha256.isEmpty && menu.pages.contains($0) }
    }
}
