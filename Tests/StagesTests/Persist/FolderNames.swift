@testable import Stages

extension Folder {
    /// What lies in a folder; nothing when it isn't there.
    static func names(in folder: FilePath) -> [FilePath] {
        (try? FolderListing.names(in: folder)) ?? []
    }
}

extension Folder {
    /// Takes a file out of a folder.
    static func remove(_ file: FilePath) throws {
        TemporaryName.remove(file)
    }
}
