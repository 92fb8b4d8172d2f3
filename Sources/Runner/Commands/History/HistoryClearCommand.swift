internal import Library
internal import Models

/// `vegyscan history clear`.
struct HistoryClearCommand: HistoryCommand {
    static let name: CommandName = "history clear"
    static let description = CommandDescription(
        name: name,
        summary: "empty the history",
        discussion: [
            "Favourites go as well; photos, results, caches and settings stay. Asks first; elsewhere --yes is needed."
        ],
        options: [.yes, .quiet, .store],
        examples: [Example("vegyscan history clear", meaning: "See what goes, and be asked.")])
    static let whenEmpty = EmptyHistory.nothing(EmptyHistory.noMenu)

    let access: StoreAccess
    let isConfirmed: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        isConfirmed = intake.arguments.has(.yes)
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode {
        let menus = await store.historyCount()
        let favourites = try await store.menus(.favourites).reduce(0) { $0 + $1.favourites.count }
        console.note("The history goes: \(CountedNoun.menus(menus)) and \(CountedNoun.favourites(favourites)).")
        console.note("Photos, results, caches, profiles and settings stay.")
        let confirmation = Confirmation(
            isGiven: isConfirmed, command: "vegyscan history clear --yes", console: console)
        if let end = confirmation.ask("Empty the history?") { return end }
        try await store.clearHistory()
        console.note("The history is empty.")
        return .success
    }
}
