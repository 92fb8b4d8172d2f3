internal import Models
internal import Stages

/// What a run will do: found once, before any photo is opened.
struct Plan: Sendable {
    var menus: [MenuPlan] = []
    /// Inputs that lead to no photo, with the reason.
    var problems: [Problem] = []
    /// Files of the given folders that are no photos.
    var skippedFiles = 0

    struct Problem: Sendable, Hashable {
        var path: FilePath
        var message: String
    }

    var photoCount: Int { menus.reduce(0) { $0 + $1.pages.count } }

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
                add(PhotoFile(path: operand, shown: operand.lastComponent.display), names: &names)
            case .folder:
                let before = menus.count
                let found = walk.photos(under: operand)
                skippedFiles += found.skippedFiles
                problems += found.problems
                for photo in found.loose { add(photo, names: &names) }
                for group in found.groups {
                    menus.append(MenuPlan(folder: names.unique(group.shown), pages: group.photos))
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

    private mutating func add(_ photo: PhotoFile, names: inout MenuNames) {
        menus.append(MenuPlan(folder: names.unique(photo.shown), pages: [photo]))
    }
}

/// Hands out folder names below the output folder, each only once, also where the file system ignores case.
private struct MenuNames {
    /// Names the output folder needs for itself.
    private var taken: Set<String> = ["index.jsonl", "bundle.json", ".vegyscan"]

    mutating func unique(_ wanted: String) -> String {
        var name = Self.safe(wanted)
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = Self.safe(wanted) + "~\(number)"
            number += 1
        }
        return name
    }

    /// A relative path that can't leave the output folder and meets no `bundle.json` on its way.
    private static func safe(_ path: String) -> String {
        // Nearly all names are of that kind.
        if !path.isEmpty, path != ".", path != "..", !path.utf8.contains(UInt8(ascii: "/")) {
            return path.lowercased() == "bundle.json" ? "_" + path : path
        }
        let parts = path.split(separator: "/").filter { $0 != "." }.map { part in
            part == ".." || part.lowercased() == "bundle.json" ? "_" + part : String(part)
        }
        return parts.isEmpty ? "_" : parts.joined(separator: "/")
    }
}
