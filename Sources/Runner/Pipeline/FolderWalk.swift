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
            let entries: [FilePath]
            do {
                entries = try FolderListing.names(in: folder.path)
            } catch {
                found.problems.append(Plan.Problem(path: folder.path, message: error.message))
                continue
            }
            var photos: [PhotoFile] = []
            var folders: [(path: FilePath, shown: String)] = []
            for name in entries.sorted(by: NaturalOrder.precedes) where name.bytes.first != UInt8(ascii: ".") {
                let path = folder.path.appending(name)
                let shown = folder.shown.isEmpty ? name.display : folder.shown + "/" + name.display
                switch FileKind.of(path) {
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

    /// By content; or by name, so that a photo whose content is damaged is reported instead of passed over.
    static func looksLikePhoto(_ path: FilePath, name: FilePath) -> Bool {
        if let format = try? PictureSniffer.format(of: path), format != .unknown { return true }
        guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return photoExtensions.contains(FilePath(bytes: Array(name.bytes[(dot + 1)...])).display.lowercased())
    }

    private static let photoExtensions: Set<String> = [
        "jpg", "jpeg", "jpe", "png", "webp", "tif", "tiff", "gif", "bmp", "heic", "heif", "avif",
    ]
}
