internal import Files
internal import Models

/// The photos that the operands of a command lead to, each once, in the operands' order.
struct OperandPhotos {
    struct Found {
        var operand: FilePath
        /// Whether the operand is a folder; else it is the one photo.
        var isFolder: Bool
        var groups: [FolderWalk.Group]
    }

    private(set) var found: [Found] = []
    /// Operands that lead to no photo, with the reason.
    private(set) var problems: [Plan.Problem] = []
    private(set) var skipped = SkippedFiles()

    /// - Parameters:
    ///   - excluded: a folder that is left out wherever it lies.
    ///   - patterns: which photos of folders are wanted; one that is named by itself always is.
    init(_ operands: [FilePath], excluding excluded: FilePath?, patterns: NamePatterns = NamePatterns()) {
        var origins = FolderOrigins()
        var walks = Self.walk(operands, excluding: excluded, patterns)
        // A photo that is named explicitly and also lies in a named folder is one photo.
        let named = Set(operands.indices.filter { walks[$0] == nil }.compactMap { NamedFile(operands[$0]) })
        var seen: Set<NamedFile> = []
        for (place, operand) in operands.enumerated() {
            guard let file = NamedFile(operand) else {
                problems.append(Plan.Problem(path: operand, message: "There is no such file or folder."))
                continue
            }
            // "a.jpg" and "./a.jpg" are one photo; two names of one file are two.
            guard seen.insert(file).inserted else { continue }
            guard var walk = walks.removeValue(forKey: place) else {
                let (folder, name) = PhotoFolder.parts(of: operand)
                let group = FolderWalk.Group(folder: origins.completing(folder), photos: [name])
                found.append(Found(operand: operand, isFolder: false, groups: [group]))
                continue
            }
            problems += walk.problems
            skipped.add(walk.skipped)
            if walk.groups.isEmpty, walk.problems.isEmpty, !walk.isPartOfAnother {
                let isOutput = excluded.flatMap(FileIdentity.init).map { $0 == FileIdentity(of: operand) } == true
                problems.append(
                    Plan.Problem(
                        path: operand,
                        message: isOutput
                            ? "This is the folder for the results, which is not searched; choose another for --out."
                            : walk.skipped.unwanted > 0
                                ? "The folder holds no photos but those left out by --include and --exclude."
                                : "The folder holds no photos."))
            }
            if !named.isEmpty {
                for place in walk.groups.indices where walk.groups[place].folder.shown.isEmpty {
                    let folder = walk.groups[place].folder.path
                    walk.groups[place].photos.removeAll { photo in
                        NamedFile(folder.appending(photo)).map(named.contains) == true
                    }
                }
            }
            found.append(Found(operand: operand, isFolder: true, groups: walk.groups.filter { !$0.photos.isEmpty }))
        }
    }

    /// The contents of the folders among the operands, by the operand's place. A folder within another one is found as
    /// part of that, whichever is named first.
    private static func walk(
        _ operands: [FilePath], excluding excluded: FilePath?, _ patterns: NamePatterns
    ) -> [Int: FolderWalk.Found] {
        let folders = operands.indices.filter { FileKind.of(operands[$0]) == .folder }
            .map { (place: $0, origin: operands[$0].followingLink) }
            .sorted { ($0.origin, $0.place) < ($1.origin, $1.place) }
        var walk = FolderWalk(excluding: excluded, roots: folders.map(\.origin), patterns: patterns)
        var found: [Int: FolderWalk.Found] = [:]
        for folder in folders {
            found[folder.place] = walk.photos(under: operands[folder.place], origin: folder.origin)
        }
        return found
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
