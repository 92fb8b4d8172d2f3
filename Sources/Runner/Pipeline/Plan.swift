internal import Models
internal import Stages

/// What a run will do: found once, before any photo is opened.
struct Plan: Sendable {
    var menus = MenuList()
    /// Inputs that lead to no photo, with the reason.
    var problems: [Problem] = []
    /// Files of the given folders that are no photos.
    var skippedFiles = 0

    struct Problem: Sendable, Hashable {
        var path: FilePath
        var message: String
    }

    var photoCount: Int { menus.photoCount }

    /// Files become one-page menus. Of a folder, loose photos become one-page menus and every sub-folder with photos
    /// becomes one menu, its pages in natural order.
    ///
    /// - Parameter excluded: the output folder, which may lie inside an input folder.
    init(operands: [FilePath], excluding excluded: FilePath?) {
        var walk = FolderWalk(excluding: excluded)
        var names = MenuNames()
        var seen: Set<NamedFile> = []
        for operand in operands {
            guard let identity = FileIdentity(of: operand) else {
                problems.append(Problem(path: operand, message: "There is no such file or folder."))
                continue
            }
            // "a.jpg" and "./a.jpg" are one photo; two names of one file are two.
            guard seen.insert(NamedFile(identity: identity, name: operand.lastComponent)).inserted else { continue }
            switch FileKind.of(operand) {
            case .missing, .file:
                let (folder, name) = PhotoFolder.parts(of: operand)
                add(name, in: folder, names: &names)
            case .folder:
                let before = menus.count
                let found = walk.photos(under: operand)
                skippedFiles += found.skippedFiles
                problems += found.problems
                for group in found.groups {
                    if group.folder.shown.isEmpty {
                        for photo in group.photos { add(photo, in: group.folder, names: &names) }
                    } else {
                        menus.append(group.photos, of: group.folder, number: names.take(group.folder.shown))
                    }
                }
                if menus.count == before, found.problems.isEmpty {
                    problems.append(Problem(path: operand, message: "The folder holds no photos."))
                }
            }
        }
    }

    /// The plan of a command that takes photos only: a folder among them is a problem.
    init(photos operands: [FilePath]) {
        self.init(operands: operands.filter { FileKind.of($0) != .folder }, excluding: nil)
        for folder in operands where FileKind.of(folder) == .folder {
            problems.append(Problem(path: folder, message: "This is a folder; name the photos in it, or scan it."))
        }
    }

    private struct NamedFile: Hashable {
        var identity: FileIdentity
        var name: FilePath
    }

    private mutating func add(_ photo: FilePath, in folder: PhotoFolder, names: inout MenuNames) {
        menus.append(photo, in: folder, number: names.take(folder.shown(photo)))
    }
}
