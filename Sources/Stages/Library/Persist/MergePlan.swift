package import Files
package import Models

/// Where the menus of several output folders go when these are put into one.
///
/// What is in the output folder already stays there. Different menus of one name are told apart by a name from their
/// photos, the same in any order of the folders.
package struct MergePlan: Sendable {
    /// Two results of one menu that differ, of which neither may be lost.
    package struct Conflict: Sendable, Hashable {
        package var menu: FilePath
        package var first: FilePath
        package var second: FilePath
    }

    /// The folders with their menus, as they were named.
    private(set) var sources: [(folder: FilePath, menus: [FilePath])] = []
    /// In byte order.
    package private(set) var conflicts: [Conflict] = []
    /// The names of menus that another one of their name keeps from going by it; in byte order.
    package var apart: [FilePath] { Set(places.values).sorted() }
    private var places: [Origin: FilePath] = [:]

    private struct Origin: Hashable {
        var folder: FilePath
        var menu: FilePath
    }

    private struct Result {
        var folder: FilePath
        var hash: String
    }

    /// - Parameter named: a name for a menu, from its plain one and its photos.
    /// - Throws: `unreadable` when a folder can't be opened.
    package init(
        of folders: [FilePath], into output: FilePath, named: (FilePath, [MenuPhotos.Photo]) -> FilePath
    ) throws(StageFailure) {
        var results: [FilePath: [Result]] = [:]
        func note(_ menus: [FilePath], in folder: FilePath) {
            for menu in menus {
                guard let content = Self.bytes(of: menu, in: folder) else { continue }
                results[menu, default: []].append(Result(folder: folder, hash: ContentHash.sha256(content)))
            }
        }
        if FileKind.of(output) == .folder { note(try BundleFolder(folder: output).menus(), in: output) }
        for folder in folders {
            let menus = try BundleFolder(folder: folder).menus()
            sources.append((folder, menus))
            note(menus, in: folder)
        }
        // A damaged bundle is left out anyway, and must not stand in the way of a whole one.
        for (menu, several) in results where Set(several.map(\.hash)).count > 1 {
            results[menu] = several.filter {
                $0.folder == output || BundleWriter(folder: $0.folder).existing(menu: menu) != nil
            }
        }
        let given = results.mapValues { Set($0.map(\.hash)) }
        for (menu, results) in results where Set(results.map(\.hash)).count > 1 {
            tellApart(menu, results, output, given, named)
        }
        // Only what has a namesake can be there already under another name.
        let plain = Set(given.keys.compactMap { Self.plainName(of: $0) })
        for (menu, results) in results where plain.contains(menu.bytes) && given[menu]?.count == 1 {
            settle(menu, results[0], output, given, named)
        }
        conflicts.sort { ($0.menu, $0.second) < ($1.menu, $1.second) }
    }

    private mutating func tellApart(
        _ menu: FilePath, _ results: [Result], _ output: FilePath, _ given: [FilePath: Set<String>],
        _ named: (FilePath, [MenuPhotos.Photo]) -> FilePath
    ) {
        var known: [FilePath: Result] = [:]
        for result in results {
            let photos = MenuPhotos(menu: menu, in: result.folder)?.photos ?? []
            let name = photos.isEmpty ? menu : named(menu, photos)
            let isTaken = given[name].map { $0 != [result.hash] } ?? false
            if let earlier = known[name], earlier.hash != result.hash {
                conflicts.append(Conflict(menu: menu, first: earlier.folder, second: result.folder))
            } else if isTaken, name != menu || photos.isEmpty {
                conflicts.append(Conflict(menu: name, first: output, second: result.folder))
            } else {
                known[name] = result
                if result.folder != output { places[Origin(folder: result.folder, menu: menu)] = name }
            }
        }
        // The same result as in the output folder stays what it is there.
        guard let own = results.first(where: { $0.folder == output }) else { return }
        for result in results where result.hash == own.hash {
            places[Origin(folder: result.folder, menu: menu)] = nil
        }
    }

    /// Leaves a menu out that the output folder has already under the name which tells it apart.
    private mutating func settle(
        _ menu: FilePath, _ result: Result, _ output: FilePath, _ given: [FilePath: Set<String>],
        _ named: (FilePath, [MenuPhotos.Photo]) -> FilePath
    ) {
        guard result.folder != output else { return }
        guard let photos = MenuPhotos(menu: menu, in: result.folder)?.photos, !photos.isEmpty else { return }
        let name = named(menu, photos)
        guard name != menu, given[name] == [result.hash] else { return }
        for source in sources.map(\.folder) { places[Origin(folder: source, menu: menu)] = name }
    }

    /// The menu's folder in the output folder.
    func place(of menu: FilePath, in folder: FilePath) -> FilePath {
        places[Origin(folder: folder, menu: menu)] ?? menu
    }

    /// What stands before the last `~`; nil without one.
    private static func plainName(of menu: FilePath) -> [UInt8]? {
        menu.bytes.lastIndex(of: UInt8(ascii: "~")).map { Array(menu.bytes[..<$0]) }
    }

    /// Of a bundle; nil when it can't be read.
    static func bytes(of menu: FilePath, in folder: FilePath) -> [UInt8]? {
        SmallFile.bytes(of: BundleWriter(folder: folder).file(ofMenu: menu), limit: BundleWriter.sizeLimit)
    }
}
