internal import Files
internal import Judging
internal import Library
internal import Models

/// Finishes what waits in other folders for the service that has just answered. No other service is contacted, since
/// neither the key nor the consent of this run is meant for it.
struct WaitingElsewhere {
    let book: WaitingBook
    /// Those of the run that has the connection.
    let settings: Settings
    let folder: FilePath
    let environment: ProcessEnvironment
    let console: Console

    func finish() async {
        let own = String(decoding: folder.place.bytes, as: UTF8.self)
        for entry in book.entries where entry.folder != own {
            guard FileKind.of(FilePath(entry.folder)) == .folder, KeptSettings(entry).service == settings.activeLLM,
                let kept = resolved(entry)
            else { continue }
            console.note("Finishing what waits for the LLM in \(entry.folder).")
            _ = await FolderRetry(
                folder: FilePath(entry.folder), settings: kept, printsEvents: false, isDryRun: false,
                refreshes: false, waits: false, entry: entry, arguments: ParsedArguments(command: RetryCommand.name),
                console: Console(isQuiet: true), environment: environment
            ).run()
        }
    }

    private func resolved(_ entry: WaitingBook.Entry) -> Settings? {
        var kept = try? Settings.resolve(
            arguments: nil, environment: environment, folder: FilePath("."), kept: KeptSettings(entry))
        kept?.store = settings.store
        return kept
    }
}
