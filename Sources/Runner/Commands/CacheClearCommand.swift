internal import Foundation
internal import Library
internal import Models

/// `vegyscan cache clear`: empties the caches after asking.
struct CacheClearCommand {
    let store: Store
    let file: String
    let isConfirmed: Bool
    let console: Console

    func run() async -> ExitCode {
        guard let before = await store.cacheStatistics() else {
            console.error(CommandName.noCache)
            return .cannotWrite
        }
        console.note(
            "\(file): \(before.readings.entries) readings, \(before.answers.entries) answers and "
                + "\(before.pages.entries) pages go, \(ByteSize(before.fileBytes).text). Settings, history and results stay."
        )
        let confirmation = Confirmation(isGiven: isConfirmed, command: "vegyscan cache clear --yes", console: console)
        if let end = confirmation.ask("Empty the caches?") { return end }
        guard await store.clearCache() else {
            console.error("The cache could not be emptied: another process may be using it; try again.")
            return .cannotWrite
        }
        let after = await store.cacheStatistics()?.fileBytes ?? 0
        console.note("Freed: \(ByteSize(max(0, before.fileBytes - after)).text).")
        return .success
    }
}
