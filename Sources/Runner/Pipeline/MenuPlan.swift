internal import Files
internal import Library
internal import Stages

/// A menu to be made: its photos in page order.
struct MenuPlan: Sendable, Hashable {
    /// The folder of its bundle, relative to the output folder; unique within a plan once `MenuFolders` has settled it.
    var folder: String
    var pages: [PhotoFile]
    /// The photo, or the folder of its photos, from the root; nil where nobody asked.
    var source: FilePath?
    /// What its folder and those above it say of it.
    var facts = FolderFacts()
    /// Whether photos from elsewhere than `source` are pages too.
    var isJoined = false

    /// What the journal remembers of where it came from, or nil.
    var origin: String? { source.map { MenuOrigin.mark(of: $0, isJoined: isJoined) } }
}
