package import Files

/// Recognises what the program itself puts into folders, as opposed to people's own files.
package enum OwnFolder {
    /// What a run keeps in the output folder for itself. It is no part of the result and may be removed between runs.
    static let name = FilePath(".vegyscan")

    static func path(in output: FilePath) -> FilePath { output.appending(name) }

    /// With which service and model dishes wait in an output folder.
    package static func waiting(in output: FilePath) -> FilePath { path(in: output).appending("waiting.json") }

    /// The logs of the runs that wrote to an output folder, for reports on it.
    package static func runs(in output: FilePath) -> FilePath { path(in: output).appending("runs") }

    /// Whether a folder with these names in it is a report, a folder of step pictures or a store.
    package static func isMarked(by names: Set<FilePath>) -> Bool {
        [FolderMarker.report, FolderMarker.steps, StorePresence.fileName, StoreLocations.cacheName]
            .contains(where: names.contains) || !names.isEmpty && names.allSatisfy(RunLog.isLog)
    }

    /// Whether a folder is, or lies within, a report or a folder of step pictures.
    ///
    /// - Parameters:
    ///   - folder: from the root.
    ///   - known: what was found out of folders so far.
    package static func holdsOwnPictures(_ folder: FilePath, known: inout [FilePath: Bool]) -> Bool {
        if let answer = known[folder] { return answer }
        let parent = folder.parent
        let isMarked = [FolderMarker.report, FolderMarker.steps].contains { name in
            FileKind.of(folder.appending(name)) != .missing
        }
        let answer = isMarked || parent != folder && holdsOwnPictures(parent, known: &known)
        known[folder] = answer
        return answer
    }

    /// Whether a folder with these names in it holds a menu's result.
    package static func isResult(_ names: Set<FilePath>) -> Bool { names.contains(MenuFolder.bundleName) }

    /// Whether a file is part of the results, judged by its name and those beside it.
    package static func isResultFile(_ name: FilePath, among names: Set<FilePath>) -> Bool {
        isResult(names)
            ? [MenuFolder.bundleName, WordsFile.name, ProfileFile.name].contains(name)
            : name == MenuFolder.indexName && names.contains(Self.name)
    }
}
