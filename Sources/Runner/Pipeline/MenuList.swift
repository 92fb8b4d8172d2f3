internal import Files
internal import Library
internal import Models
internal import Stages

/// The menus of a plan in little memory: a run over 100,000 photos keeps this list from beginning to end.
///
/// The names of all photos are stored one after another in one buffer, and each folder once; a menu and the paths of
/// its photos are assembled on demand.
struct MenuList: RandomAccessCollection, Sendable {
    private var names: [UInt8] = []
    private var folders: [PhotoFolder] = []
    private var photos: [Photo] = []
    private var menus: [Menu] = []
    /// Places in `menus`, where this list holds some of them only.
    private var selection: [UInt32]?
    /// The folders of those few that can't have their plain name, by their places in `menus`.
    private var settled: [Int: String] = [:]
    /// What is said of menus in a folder, by the folder's place in `folders`, where anything is.
    private var facts: [Int: FolderFacts] = [:]
    /// Names that several menus of the plan would have, as `MenuNames.key` gives them.
    var contested: Set<String> = []

    /// Numbers of photos, folders and pages are of 32 bits: more can't be in memory.
    private struct Photo {
        /// Its name begins where that of the photo before it ends.
        var nameEnd: Int
        var folder: UInt32
        /// Of its file, from 0.
        var page: UInt32
    }

    private struct Menu {
        /// Its photos begin where those of the menu before it end.
        var photosEnd: UInt32
        var namesake: Namesake
        /// Whether it has photos besides that one, or besides those of that folder.
        var isJoined = false
    }

    /// What a menu is called after.
    private enum Namesake {
        case folder, photo
    }

    var startIndex: Int { 0 }
    var endIndex: Int { selection?.count ?? menus.count }

    subscript(index: Int) -> MenuPlan {
        MenuPlan(
            folder: folder(of: index), pages: photos(of: index).map(photo), source: source(of: index),
            facts: facts(of: index), isJoined: menus[place(of: index)].isJoined)
    }

    /// As `MenuPlan.folder`, without the photos.
    func folder(of index: Int) -> String { settled[place(of: index)] ?? plainFolder(of: index) }

    /// The folder of a menu that has no namesake.
    func plainFolder(of index: Int) -> String {
        let first = photos(of: index).lowerBound
        let folder = folders[Int(photos[first].folder)]
        let isFolder = menus[place(of: index)].namesake == .folder
        return MenuNames.plain(isFolder ? folder.shown : folder.shown(name(first)))
    }

    /// As `MenuPlan.source`.
    func source(of index: Int) -> FilePath? {
        let first = photos(of: index).lowerBound
        let origin = folders[Int(photos[first].folder)].origin
        return menus[place(of: index)].namesake == .folder ? origin : origin?.appending(name(first))
    }

    /// As `MenuPlan.origin`.
    func origin(of index: Int) -> String? {
        source(of: index).map { MenuOrigin.mark(of: $0, isJoined: menus[place(of: index)].isJoined) }
    }

    /// As `MenuPlan.facts`: of the folder that the menu's first photo is in.
    func facts(of index: Int) -> FolderFacts { facts[folderPlace(of: index)] ?? FolderFacts() }

    /// Learns what folders say of the menus in them, each folder being asked once.
    ///
    /// - Returns: the menus of folders that something wrong is said of, by what is wrong.
    mutating func learnFacts(from above: FactsAbove) -> [FactsAbove.Problem: [Int]] {
        var problems: [Int: FactsAbove.Problem] = [:]
        for place in Set(indices.map(folderPlace(of:))).sorted() {
            guard let origin = folders[place].origin else { continue }
            do throws(FactsAbove.Problem) {
                let found = try above.facts(of: origin)
                if found != FolderFacts() { facts[place] = found }
            } catch {
                problems[place] = error
            }
        }
        if problems.isEmpty { return [:] }
        return indices.reduce(into: [:]) { menus, index in
            if let problem = problems[folderPlace(of: index)] { menus[problem, default: []].append(index) }
        }
    }

    private func folderPlace(of index: Int) -> Int { Int(photos[photos(of: index).lowerBound].folder) }

    /// Gives a menu another folder than its plain one.
    mutating func settle(_ index: Int, in folder: String) { settled[place(of: index)] = folder }

    func pageCount(of index: Int) -> Int { photos(of: index).count }

    /// - Parameter page: from 0.
    func photo(of index: Int, page: Int) -> PhotoFile { photo(photos(of: index).lowerBound + page) }

    var photoCount: Int { indices.reduce(0) { $0 + pageCount(of: $1) } }

    /// A menu of one page.
    mutating func append(_ photo: FilePath, in folder: PhotoFolder) {
        add([photo], in: folder)
        menus.append(Menu(photosEnd: UInt32(photos.count), namesake: .photo))
    }

    /// A menu of all photos of a folder.
    mutating func append(_ pages: [FilePath], of folder: PhotoFolder) {
        add(pages, in: folder)
        menus.append(Menu(photosEnd: UInt32(photos.count), namesake: .folder))
    }

    /// A menu of photos from anywhere, called after the first of them or its folder.
    mutating func append(pages: [(folder: PhotoFolder, photo: FilePath)], calledAfterFolder: Bool) {
        guard !pages.isEmpty else { return }
        for page in pages { add([page.photo], in: page.folder) }
        let isJoined = calledAfterFolder ? pages.contains { $0.folder != pages[0].folder } : pages.count > 1
        menus.append(
            Menu(photosEnd: UInt32(photos.count), namesake: calledAfterFolder ? .folder : .photo, isJoined: isJoined))
    }

    /// The menus at these indices.
    func selecting(_ indices: [Int]) -> MenuList {
        var part = self
        part.selection = indices.map { UInt32(place(of: $0)) }
        return part
    }

    private mutating func add(_ names: [FilePath], in folder: PhotoFolder) {
        if folders.last != folder { folders.append(folder) }
        for name in names {
            for page in 0..<PhotoFile.pageCount(of: folder.path.appending(name)) {
                self.names += name.bytes
                photos.append(
                    Photo(nameEnd: self.names.count, folder: UInt32(folders.count - 1), page: UInt32(page)))
            }
        }
    }

    private func place(of index: Int) -> Int { selection.map { Int($0[index]) } ?? index }

    private func photos(of index: Int) -> Range<Int> {
        let place = place(of: index)
        return (place == 0 ? 0 : Int(menus[place - 1].photosEnd))..<Int(menus[place].photosEnd)
    }

    private func photo(_ place: Int) -> PhotoFile {
        folders[Int(photos[place].folder)].photo(name(place), page: Int(photos[place].page))
    }

    private func name(_ place: Int) -> FilePath {
        let start = place == 0 ? 0 : photos[place - 1].nameEnd
        return FilePath(bytes: Array(names[start..<photos[place].nameEnd]))
    }
}
