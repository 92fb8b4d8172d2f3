internal import Foundation
internal import Models
internal import Stages

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
        if !isConfirmed {
            guard isatty(STDIN_FILENO) == 1 else {
                console.error("Nobody can be asked here; run \"vegyscan cache clear --yes\".")
                return .usage
            }
            StandardStreams.printError("Empty the caches? [y/N] ")
            guard let answer = readLine(), ["y", "yes"].contains(answer.lowercased()) else {
                console.note("Nothing was removed.")
                return .success
            }
        }
        guard await store.clearCache() else {
            console.error("The cache could not be emptied: another process may be using it; try again.")
            return .cannotWrite
        }
        return .success
    }
}
