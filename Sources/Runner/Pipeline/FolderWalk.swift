internal import Files
internal import Library
internal import Models
internal import Reading

/// Finds the photos below a folder. Every folder is visited once, so circular links end; links that lead out of the
/// named folders are not followed.
struct FolderWalk {
    /// A folder with photos in it.
    struct Group {
        var folder: PhotoFolder
        /// Their names, in natural order.
        var photos: [FilePath]
    }

    struct Found {
        var groups: [Group] = []
        var problems: [Plan.Problem] = []
        var skipped = SkippedFiles()
        /// Whether an earlier walk came through the folder.
        var isPartOfAnother = false
    }

    private var visited: Set<FileIdentity> = []
    private let excluded: FileIdentity?
    private let roots: [FilePath]
    private let patterns: NamePatterns

    /// - Parameters:
    ///   - excluded: a folder that is left out wherever it lies.
    ///   - roots: the folders that were named, from the root, links followed.
    ///   - patterns: which photos are wanted.
    init(excluding excluded: FilePath?, roots: [FilePath], patterns: NamePatterns = NamePatterns()) {
        self.excluded = excluded.flatMap(FileIdentity.init)
        self.roots = roots
        self.patterns = patterns
        if let excluded = self.excluded { visited.insert(excluded) }
    }

    /// - Parameter origin: the same path from the root, links followed.
    mutating func photos(under root: FilePath, origin: FilePath) -> Found {
        var found = Found()
        if let identity = FileIdentity(of: root), identity != excluded, visited.contains(identity) {
            found.isPartOfAnother = true
            return found
        }
        // An own stack instead of recursion: no depth of folders can overflow it.
        var pending = [PhotoFolder(path: root, shown: "", origin: origin)]
        while let folder = pending.popLast() {
            guard let identity = FileIdentity(of: folder.path), visited.insert(identity).inserted else { continue }
            var entries: [(name: FilePath, kind: FileKind)]
            do {
                entries = try FolderListing.namesAndKinds(in: folder.path)
            } catch {
                found.problems.append(Plan.Problem(path: folder.path, message: error.message))
                continue
            }
            let names = Self.telling(entries.lazy.map(\.name))
            // Whatever was named explicitly is wanted.
            if !folder.shown.isEmpty, Self.isOwn(names) {
                found.skipped.ownFolders += 1
                continue
            }
            var photos: [FilePath] = []
            var folders: [PhotoFolder] = []
            entries.sort { NaturalOrder.precedes($0.name, $1.name) }
            for (name, kind) in entries where name.bytes.first != UInt8(ascii: ".") {
                switch kind {
                case .folder:
                    let child = folder.folder(name)
                    if !patterns.takes(folder: child) {
                        found.skipped.unwanted += 1
                    } else if Self.leadsOut(child.path, origin: child.origin, of: roots) {
                        found.skipped.links += 1
                    } else {
                        folders.append(child)
                    }
                // A broken link is no file, but by its name it may have been a photo.
                case .file, .missing:
                    if !patterns.takes(photo: name, in: folder) {
                        if Self.isCalledLikePhoto(name) { found.skipped.unwanted += 1 }
                    } else if Self.looksLikePhoto(folder.path.appending(name), name: name) {
                        photos.append(name)
                    } else if name != SettingsFile.name, !OwnFolder.isResultFile(name, among: names) {
                        found.skipped.add(name)
                    }
                }
            }
            if !photos.isEmpty { found.groups.append(Group(folder: folder, photos: photos)) }
            pending.append(contentsOf: folders.reversed())
        }
        return found
    }

    /// The names that tell whose folder it is. Of those of photos, which may be a million, one stands for all.
    private static func telling(_ names: some Sequence<FilePath>) -> Set<FilePath> {
        var telling: Set<FilePath> = []
        var hasPhoto = false
        for name in names {
            let isPhoto = isCalledLikePhoto(name)
            if !isPhoto || !hasPhoto { telling.insert(name) }
            hasPhoto = hasPhoto || isPhoto
        }
        return telling
    }

    /// Whether a folder holds what the program wrote: a menu's result, a report, pictures of steps, a store.
    private static func isOwn(_ names: Set<FilePath>) -> Bool {
        OwnFolder.isMarked(by: names) || OwnFolder.isResult(names) && !names.contains(where: isCalledLikePhoto)
    }

    /// Whether a folder is, or lies behind, a link to where nobody named a folder.
    ///
    /// - Parameters:
    ///   - origin: where it would lie without links of its own.
    ///   - roots: those that were named, from the root, links followed.
    static func leadsOut(_ folder: FilePath, origin: FilePath?, of roots: [FilePath]) -> Bool {
        let real = folder.followingLink
        return real != origin
            && !roots.contains { real == $0 || real.bytes.starts(with: $0.appending(FilePath("")).bytes) }
    }

    /// Whether a file looks like a photo, by its name, so that a photo with damaged content is reported instead of
    /// skipped; or else by its content. The name is checked first, since that needs no file to be opened.
    static func looksLikePhoto(_ path: FilePath, name: FilePath) -> Bool {
        if isCalledLikePhoto(name) { return true }
        if let format = try? PictureSniffer.format(of: path), format != .unknown { return true }
        return false
    }

    static func isCalledLikePhoto(_ name: FilePath) -> Bool {
        guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return photoExtensions.contains(name.bytes[(dot + 1)...].map(lowercased))
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }

    private static let photoExtensions = Set(
        ["jpg", "jpeg", "jpe", "png", "webp", "tif", "tiff", "gif", "bmp", "heic", "heif", "avif", "pdf"].map {
            Array($0.utf8)
        })
}
