@testable import Stages

extension Folder {
    /// What lies in a folder; nothing when it isn't there.
    static func names(in folder: FilePath) -> [FilePath] {
        (try? FolderListing.names(in: folder)) ?? []
    }
}
