package import Files

extension Folder {
    /// What lies in a folder; nothing when it isn't there.
    package static func names(in folder: FilePath) -> [FilePath] {
        (try? FolderListing.names(in: folder)) ?? []
    }
}

extension Folder {
    /// Takes a file out of a folder.
    package static func remove(_ file: FilePath) throws {
        TemporaryName.remove(file)
    }
}
