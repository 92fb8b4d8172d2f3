internal import Foundation
internal import Library
internal import Models

/// `vegyscan reset`: the last resort when history or caches give trouble.
struct ResetCommand: Command {
    static let name: CommandName = "reset"
    static let description = CommandDescription(
        name: name,
        summary: "remove history, caches and run logs for good",
        discussion: [
            """
            The last resort, for when the stored data give trouble that cache verify --repair doesn't mend: a damaged \
            database is put aside at the next run by itself, and the history made anew. Says what would be lost and \
            asks first; where nobody can be asked, such as in a script, --yes is needed. Photos, output folders, \
            settings and keys are never touched.
            """
        ],
        options: [.yes, .quiet, .store],
        examples: [Example("vegyscan reset", meaning: "See what would be lost, and be asked.")])

    let locations: StoreLocations
    let isConfirmed: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        locations = try intake.storeLocations(try intake.resolveSettings())
        isConfirmed = intake.arguments.has(.yes)
        console = intake.console
    }

    func run() async -> ExitCode {
        let files = StoredFiles(locations)
        guard !files.isEmpty else {
            console.note("There is nothing to remove.")
            return .success
        }
        await tell(files)
        let confirmation = Confirmation(isGiven: isConfirmed, command: "vegyscan reset --yes", console: console)
        if let end = confirmation.ask("Remove all of it for good?") { return end }
        do throws(StageFailure) {
            // The files are listed anew, since asking for the counts may have put a damaged file aside.
            try StoredFiles(locations).remove()
        } catch {
            console.error(error.message)
            return .cannotWrite
        }
        return .success
    }

    private func tell(_ files: StoredFiles) async {
        // The store is opened only for the counts; what can't be opened is lost anyway.
        let store = try? Store(locations: locations)
        let menus = await store?.historyCount()
        let favourites = try? await store?.menus(.favourites).reduce(0) { $0 + $1.favourites.count }
        let caches = await store?.cacheStatistics()
        console.note("This goes for good, \(ByteSize(files.size).text):")
        let history = menus.map {
            "\(CountedNoun.menus($0)) and \(CountedNoun.favourites(favourites ?? 0))"
        }
        console.note("  the history: " + (history ?? "it can't be read"))
        console.note(
            "  the caches: "
                + (caches.map {
                    CountedNoun.readings($0.readings.entries) + ", " + CountedNoun.answers($0.answers.entries) + ", "
                        + CountedNoun.pages($0.pages.entries)
                }
                    ?? "they can't be read"))
        console.note("  \(CountedNoun(files.files(of: .runLogs).count, "run log").text)")
        console.note("  \(CountedNoun(files.files(of: .reports).count, "problem report").text)")
        console.note(
            "  installed updates: \(files.files(of: .updates).isEmpty ? "none" : "all; the program's own words and prices are used then")"
        )
        console.note(
            "Settings, profiles, keys, backups, notes of the last one and of what waits, photos and output folders stay."
        )
        console.note("No scan should be running.")
    }
}
