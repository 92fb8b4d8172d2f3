internal import Models
internal import Stages

/// Finds the photos below a folder. Every folder is visited once, so links that lead in a circle end.
struct FolderWalk {
    struct Group {
        /// The folder, relative to where the walk began.
        var shown: String
        var photos: [PhotoFile]
    }

    struct Found {
        var loose: [PhotoFile] = []
        var groups: [Group] = []
        var problems: [Plan.Problem] = []
        var skippedFiles = 0
    }

    private var visited: Set<FileIdentity> = []

    init(excluding excluded: FilePath?) {
        if let excluded, let identity = FileIdentity(of: excluded) { visited.insert(identity) }
    }

    mutating func photos(under root: FilePath) -> Found {
        var found = Found()
        // An own stack instead of recursion: no depth of folders can overflow it.
        var pending: [(path: FilePath, shown: String)] = [(root, "")]
        while let folder = pending.popLast() {
            guard let identity = FileIdentity(of: folder.path), visited.insert(identity).inserted else { continue }
            let entries: [(name: FilePath, kind: FileKind)]
            do {
                entries = try FolderListing.namesAndKinds(in: folder.path)
            } catch {
                found.problems.append(Plan.Problem(path: folder.path, message: error.message))
                continue
            }
            var photos: [PhotoFile] = []
            var folders: [(path: FilePath, shown: String)] = []
            let sorted = entries.sorted { NaturalOrder.precedes($0.name, $1.name) }
            for (name, kind) in sorted where name.bytes.first != UInt8(ascii: ".") {
                let path = folder.path.appending(name)
                let shown = folder.shown.isEmpty ? name.display : folder.shown + "/" + name.display
                switch kind {
                case .folder: folders.append((path, shown))
                // A link that leads nowhere is no file, but by its name it may have been a photo.
                case .file, .missing:
                    if Self.looksLikePhoto(path, name: name) {
                        photos.append(PhotoFile(path: path, shown: shown))
                    } else {
                        found.skippedFiles += 1
                    }
                }
            }
            if folder.shown.isEmpty {
                found.loose = photos
            } else if !photos.isEmpty {
                found.groups.append(Group(shown: folder.shown, photos: photos))
            }
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
