internal import Models
internal import Stages

/// What a run will do: found once, before any photo is opened.
struct Plan: Sendable {
    var menus = MenuList()
    /// Inputs that lead to no photo, with the reason.
    var problems: [Problem] = []
    /// Files of the given folders that are no photos.
    var skippedFiles = 0
    /// What a person should know of how the operands were taken.
    var notes: [PlanNote] = []

    struct Problem: Sendable, Hashable {
        var path: FilePath
        var message: String
    }

    var photoCount: Int { menus.photoCount }

    /// Files become one-page menus. Of a folder, loose photos become one-page menus and every sub-folder with photos
    /// becomes one menu, its pages in natural order.
    ///
    /// The same operands give the same menus in any order; only the order of the work follows theirs.
    ///
    /// - Parameter excluded: the output folder, which may lie inside an input folder.
    init(operands: [FilePath], excluding excluded: FilePath?) {
        var names = MenuNames()
        var origins = FolderOrigins()
        var found = Self.walk(operands, excluding: excluded)
        let named = Set(operands.filter { FileKind.of($0) != .folder }.compactMap(NamedFile.init))
        var seen: Set<NamedFile> = []
        for (place, operand) in operands.enumerated() {
            guard let file = NamedFile(operand) else {
                problems.append(Problem(path: operand, message: "There is no such file or folder."))
                continue
            }
            // "a.jpg" and "./a.jpg" are one photo; two names of one file are two.
            guard seen.insert(file).inserted else { continue }
            guard let walk = found.removeValue(forKey: place) else {
                let (folder, name) = PhotoFolder.parts(of: operand)
                add(name, in: origins.completing(folder), names: &names)
                continue
            }
            skippedFiles += walk.skippedFiles
            problems += walk.problems
            for group in walk.groups {
                if group.folder.shown.isEmpty {
                    for photo in group.photos where !named.contains(group.folder.path.appending(photo)) {
                        add(photo, in: group.folder, names: &names)
                    }
                } else {
                    names.add(group.folder.shown)
                    menus.append(group.photos, of: group.folder)
                }
            }
            if walk.groups.isEmpty, walk.problems.isEmpty, !walk.isPartOfAnother {
                problems.append(Problem(path: operand, message: "The folder holds no photos."))
            }
        }
        menus.contested = names.contested
    }

    /// The plan of a command that takes photos only: a folder among them is a problem.
    init(photos operands: [FilePath]) {
        self.init(operands: operands.filter { FileKind.of($0) != .folder }, excluding: nil)
        for folder in operands where FileKind.of(folder) == .folder {
            problems.append(Problem(path: folder, message: "This is a folder; name the photos in it, or scan it."))
        }
    }

    /// What the folders among the operands hold, by the operand's place. One that lies within another is found as a
    /// part of it, whichever is named first.
    private static func walk(_ operands: [FilePath], excluding excluded: FilePath?) -> [Int: FolderWalk.Found] {
        var walk = FolderWalk(excluding: excluded)
        var found: [Int: FolderWalk.Found] = [:]
        let folders = operands.indices.filter { FileKind.of(operands[$0]) == .folder }
            .map { (place: $0, origin: operands[$0].followingLink) }
            .sorted { ($0.origin, $0.place) < ($1.origin, $1.place) }
        for folder in folders { found[folder.place] = walk.photos(under: operands[folder.place], origin: folder.origin) }
        return found
    }

    private mutating func add(_ photo: FilePath, in folder: PhotoFolder, names: inout MenuNames) {
        names.add(folder.shown(photo))
        menus.append(photo, in: folder)
    }
}

/// A file under one of its names.
private struct NamedFile: Hashable {
    var identity: FileIdentity
    var name: FilePath

    /// Nil when nothing is there.
    init?(_ path: FilePath) {
        guard let identity = FileIdentity(of: path) else { return nil }
        (self.identity, name) = (identity, path.lastComponent)
    }
}

extension Set<NamedFile> {
    fileprivate func contains(_ path: FilePath) -> Bool { !isEmpty && NamedFile(path).map(contains) == true }
}

/// Where folders lie, found out once for each.
private struct FolderOrigins {
    private var known: [FilePath: FilePath] = [:]

    mutating func completing(_ folder: PhotoFolder) -> PhotoFolder {
        var folder = folder
        let path = folder.path.bytes.isEmpty ? FilePath(".") : folder.path
        let origin = known[path] ?? path.followingLink
        known[path] = origin
        folder.origin = origin
        return folder
    }
}
