internal import Foundation
internal import Library
internal import Models

/// `vegyscan cache clear`: empties the caches after asking.
struct CacheClearCommand: Command {
    static let name: CommandName = "cache clear"
    static let description = CommandDescription(
        name: name,
        summary: "empty the caches",
        discussion: [
            """
            Says what goes and what stays, and asks first. Where nobody can be asked, such as in a script, --yes is \
            needed.
            """
        ],
        options: [.yes, .quiet, .store],
        examples: [Example("vegyscan cache clear --yes", meaning: "Empty the caches without being asked.")])

    let access: StoreAccess
    let isConfirmed: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        isConfirmed = intake.arguments.has(.yes)
        console = intake.console
    }

    func run() async throws(CommandFailure) -> ExitCode {
        try await access.open { await clear($0) }
    }

    private func clear(_ store: Store) async -> ExitCode {
        guard let before = await store.cacheStatistics() else {
            console.error(StoreAccess.noCache)
            return .cannotWrite
        }
        console.note(
            "\(access.cacheFile): This goes: \(CountedNoun.readings(before.readings.entries)), "
                + "\(CountedNoun.answers(before.answers.entries)) and \(CountedNoun.pages(before.pages.entries)), \(ByteSize(before.fileBytes).text). Settings, history and results stay."
        )
        let confirmation = Confirmation(isGiven: isConfirmed, command: "vegyscan cache clear --yes", console: console)
        if let end = confirmation.ask("Empty the caches?") { return end }
        guard await store.clearCache() else {
            console.error(
                "The cache could not be emptied: its file can't be written, or another process is using it; try again.")
            return .cannotWrite
        }
        let after = await store.cacheStatistics()?.fileBytes ?? 0
        console.note("Freed: \(ByteSize(max(0, before.fileBytes - after)).text).")
        return .success
    }
}
