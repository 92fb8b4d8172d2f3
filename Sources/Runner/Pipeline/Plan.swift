internal import Files
internal import Models

/// What a run will do, determined once before any photo is opened.
struct Plan: Sendable {
    var menus = MenuList()
    /// Inputs that lead to no photo, with the reason.
    var problems: [Problem] = []
    /// Notes for the user on how the operands were interpreted.
    var notes: [RunNote] = []
    /// Files of the given folders that are no photos.
    private(set) var skippedFiles = 0

    struct Problem: Sendable, Hashable {
        var path: FilePath
        var message: String
    }

    /// Learns what `vegyscan.json` files above the menus say of them, and leaves out those below a file that is wrong.
    ///
    /// - Throws: where no menu is left.
    mutating func learnFacts(from above: FactsAbove) throws(CommandFailure) {
        let wrong = menus.learnFacts(from: above).sorted { $0.key.folder < $1.key.folder }
        notes += above.notes
        guard let first = wrong.first else { return }
        let left = Set(menus.indices).subtracting(wrong.flatMap(\.value))
        if left.isEmpty { throw CommandFailure(message: first.key.message, exitCode: .badSettings) }
        menus = menus.selecting(left.sorted())
        problems += wrong.map { problem, menus in
            Problem(
                path: problem.folder,
                message: "\(problem.message) Left out below it: \(CountedNoun(menus.count, "menu").text).")
        }
    }

    /// How photos become menus.
    enum Division: Sendable {
        /// Files and loose photos become one-page menus; every sub-folder with photos becomes one menu, its pages in
        /// natural order.
        case byFolders
        /// All are the pages of one menu, in the order in which they are named.
        case oneMenu
    }

    var photoCount: Int { menus.photoCount }

    /// The same operands give the same menus in any order; only the order of the work depends on theirs, and the order
    /// of the pages where all are one menu.
    ///
    /// - Parameters:
    ///   - excluded: the output folder, which may lie inside an input folder.
    ///   - patterns: which photos of folders are wanted.
    init(
        operands: [FilePath], excluding excluded: FilePath?, division: Division = .byFolders,
        patterns: NamePatterns = NamePatterns()
    ) {
        let photos = OperandPhotos(operands, excluding: excluded, patterns: patterns)
        problems = photos.problems
        skippedFiles = photos.skipped.files
        switch division {
        case .byFolders: divide(photos)
        case .oneMenu: join(photos)
        }
        notes += photos.skipped.notes
    }

    /// The plan of a command that takes photos only: a folder among them is a problem.
    init(photos operands: [FilePath]) {
        self.init(operands: operands.filter { FileKind.of($0) != .folder }, excluding: nil)
        for folder in operands where FileKind.of(folder) == .folder {
            problems.append(Problem(path: folder, message: "This is a folder; name the photos in it, or scan it."))
        }
    }

    private mutating func divide(_ photos: OperandPhotos) {
        var loose = (folders: [FilePath](), photos: 0)
        for found in photos.found {
            for group in found.groups {
                guard group.folder.shown.isEmpty else {
                    menus.append(group.photos, of: group.folder)
                    continue
                }
                for photo in group.photos { menus.append(photo, in: group.folder) }
                if found.isFolder, group.photos.count > 1 {
                    loose.folders.append(found.operand)
                    loose.photos += group.photos.count
                }
            }
        }
        menus.contested = MenuNames.contested(among: menus)
        if !loose.folders.isEmpty { notes.append(.severalMenus(loose.photos, in: loose.folders)) }
    }

    private mutating func join(_ photos: OperandPhotos) {
        var pages: [(folder: PhotoFolder, photo: FilePath)] = []
        for found in photos.found {
            for group in found.groups {
                let folder = found.isFolder ? group.folder.shownWithin(found.operand.followingLink) : group.folder
                pages += group.photos.map { (folder, $0) }
            }
        }
        guard !pages.isEmpty else { return }
        menus.append(pages: pages, calledAfterFolder: photos.found.first?.isFolder == true)
        notes.append(.oneMenu(pages.count))
    }
}
