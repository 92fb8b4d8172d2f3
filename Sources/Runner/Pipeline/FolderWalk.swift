internal import Models
internal import Stages

/// Finds the photos below a folder. Every folder is visited once, so links that lead in a circle end.
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
        var skippedFiles = 0
        /// Whether an earlier walk came through the folder.
        var isPartOfAnother = false
    }

    private var visited: Set<FileIdentity> = []
    private let excluded: FileIdentity?

    init(excluding excluded: FilePath?) {
        self.excluded = excluded.flatMap(FileIdentity.init)
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
            let entries: [(name: FilePath, kind: FileKind)]
            do {
                entries = try FolderListing.namesAndKinds(in: folder.path)
            } catch {
                found.problems.append(Plan.Problem(path: folder.path, message: error.message))
                continue
            }
            var photos: [FilePath] = []
            var folders: [PhotoFolder] = []
            let sorted = entries.sorted { NaturalOrder.precedes($0.name, $1.name) }
            for (name, kind) in sorted where name.bytes.first != UInt8(ascii: ".") {
                switch kind {
                case .folder: folders.append(folder.folder(name))
                // A link that leads nowhere is no file, but by its name it may have been a photo.
                case .file, .missing:
                    if Self.looksLikePhoto(folder.path.appending(name), name: name) {
                        photos.append(name)
                    } else {
                        found.skippedFiles += 1
                    }
                }
            }
            if !photos.isEmpty { found.groups.append(Group(folder: folder, photos: photos)) }
            pending.append(contentsOf: folders.reversed())
        }
        return found
    }

    /// By name, so that a photo whose content is damaged is reported instead of passed over; or by content. The name
    /// goes first: it needs no file to be opened.
    static func looksLikePhoto(_ path: FilePath, name: FilePath) -> Bool {
        if let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")),
            photoExtensions.contains(name.bytes[(dot + 1)...].map(lowercased))
        {
            return true
        }
        if let format = try? PictureSniffer.format(of: path), format != .unknown { return true }
        return false
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }

    private static let photoExtensions = Set(
        ["jpg", "jpeg", "jpe", "png", "webp", "tif", "tiff", "gif", "bmp", "heic", "heif", "avif"].map {
            Array($0.utf8)
        })
}
