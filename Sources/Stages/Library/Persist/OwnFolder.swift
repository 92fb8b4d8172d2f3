package import Files

/// What the program itself puts into folders, for telling that from what people have there.
package enum OwnFolder {
    /// What a run keeps in the output folder for itself; no part of the result, and it may be removed between runs.
    static let name = FilePath(".vegyscan")

    static func path(in output: FilePath) -> FilePath { output.appending(name) }

    /// Whether a folder with these names in it is a report, the pictures of steps or a store.
    package static func isMarked(by names: Set<FilePath>) -> Bool {
        [FolderMarker.report, FolderMarker.steps, StorePresence.fileName, StoreLocations.cacheName]
            .contains(where: names.contains) || !names.isEmpty && names.allSatisfy(RunLog.isLog)
    }

    /// Whether a folder with these names in it is that of a menu's result.
    package static func isResult(_ names: Set<FilePath>) -> Bool { names.contains(MenuFolder.bundleName) }

    /// Whether a file is a part of results, by its name and those beside it.
    package static func isResultFile(_ name: FilePath, among names: Set<FilePath>) -> Bool {
        isResult(names)
            ? name == MenuFolder.bundleName || name == ProfileFile.name
            : name == MenuFolder.indexName && names.contains(Self.name)
    }
}
