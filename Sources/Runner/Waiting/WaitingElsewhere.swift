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
        let interruption = Interruption()
        let entries = book.entries
        for entry in entries where entry.folder != own && !interruption.isRequested {
            guard FileKind.of(FilePath(entry.folder)) == .folder, KeptSettings(entry).service == settings.activeLLM,
                let kept = resolved(entry)
            else { continue }
            console.note("Finishing what waits for the LLM in \(entry.folder).")
            let code = await FolderRetry(
                folder: FilePath(entry.folder), settings: kept, printsEvents: false, isDryRun: false,
                refreshes: false, waits: false, entry: entry,
                ways: Set(entries.filter { $0.folder == entry.folder }.map(\.judging)),
                arguments: ParsedArguments(command: RetryCommand.name),
                console: Console(isQuiet: true), environment: environment, interruption: interruption
            ).run()
            if code != .success {
                console.note(
                    "Some of it still waits; later run: vegyscan retry \(FilePath(entry.folder).quotedForShell)")
            }
        }
    }

    private func resolved(_ entry: WaitingBook.Entry) -> Settings? {
        var kept = try? Settings.resolve(
            arguments: nil, environment: environment, folder: FilePath("."), kept: KeptSettings(entry))
        kept?.store = settings.store
        return kept
    }
}
