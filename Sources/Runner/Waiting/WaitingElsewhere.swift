internal import Foundation
internal import Judging
internal import Models
internal import Stages

/// Finishes what waits in other folders, once a run has shown that there is a connection.
struct WaitingElsewhere {
    /// How long the service of another folder, which may be gone for good, is left alone after it was tried.
    private static let pause = 3_600.0

    let book: WaitingBook
    /// Those of the run that has the connection.
    let settings: Settings
    let folder: FilePath
    let environment: ProcessEnvironment
    let console: Console

    func finish(at time: Date = Date()) async {
        let own = String(decoding: folder.absolute.bytes, as: UTF8.self)
        for entry in book.entries where entry.folder != own {
            guard FileKind.of(FilePath(entry.folder)) == .folder, isDue(entry, at: time), let kept = resolved(entry)
            else { continue }
            try? book.note(entry, triedAt: time)
            console.note("Finishing what waits for the LLM in \(entry.folder).")
            _ = await RetryCommand(
                folder: FilePath(entry.folder), settings: kept, printsEvents: false, isDryRun: false,
                refreshes: false, waits: false, entry: entry, arguments: ParsedArguments(command: .retry),
                console: Console(isQuiet: true), environment: environment
            ).run()
        }
    }

    /// A service that has just answered is asked at once.
    private func isDue(_ entry: WaitingBook.Entry, at time: Date) -> Bool {
        let isSameService =
            entry.settings[SettingKey.llmURL.rawValue] == settings.llmURL.value.map { [$0] }
            && entry.settings[SettingKey.llmModel.rawValue] == settings.llmModel.value.map { [$0] }
        return isSameService || time.timeIntervalSince1970 - (entry.triedAt ?? 0) >= Self.pause
    }

    private func resolved(_ entry: WaitingBook.Entry) -> Settings? {
        var kept = try? Settings.resolve(
            arguments: nil, environment: environment, folder: FilePath("."), kept: KeptSettings(entry))
        kept?.store = settings.store
        return kept
    }
}
