internal import Files
internal import Library
internal import Models

/// Tells of what waits for a language model in a folder of results that a command has put together or looked through
/// without asking one, and sees to it that `vegyscan retry` finds it there.
struct WaitingRemark {
    let folder: FilePath
    let console: Console
    /// Nil where nothing may be kept outside of results.
    private let book: WaitingBook?

    init(folder: FilePath, environment: ProcessEnvironment, console: Console) {
        (self.folder, self.console) = (folder, console)
        let settings = try? Settings.resolve(arguments: nil, environment: environment, folder: FilePath("."))
        book = settings.flatMap { settings in
            guard settings.history.value, !settings.mockData.value else { return nil }
            return settings.storeLocations(environment: environment).map { WaitingBook($0) }
        }
    }

    /// Call it once the folder's index is the one of its bundles.
    func tell() {
        let waiting = BundleIndex(folder: folder).load().count {
            $0.codes.contains(WarningCode.modelFailed.rawValue)
        }
        guard waiting > 0 else { return }
        let known = book?.entries ?? []
        let moved = MovedWaiting(folder: folder, known: known).entries
        for entry in moved { try? book?.add(entry) }
        let isKnown = !moved.isEmpty || known.contains { Array($0.folder.utf8) == folder.place.bytes }
        let remedy = "vegyscan retry \(folder.quotedForShell)"
        console.note(
            "\(CountedNoun.menus(waiting)) there \(waiting == 1 ? "has" : "have") dishes that wait for the LLM. Finish with: "
                + (isKnown ? remedy : "\(remedy) --llm-url URL --llm-model NAME, as they were scanned with"))
    }
}
