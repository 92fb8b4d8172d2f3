internal import Library
internal import Models

/// `vegyscan favourite add`: makes a dish a favourite.
struct FavouriteAddCommand: HistoryCommand {
    static let name: CommandName = "favourite add"
    static let description = CommandDescription(
        name: name,
        summary: "make a dish a favourite",
        discussion: ["It stays one when the menu is scanned again."],
        operand: .menuAndDish,
        options: [.quiet, .store],
        examples: [Example("vegyscan favourite add 12 \"Pasta Pomodoro\"", meaning: "Mark a dish by its name.")])
    static let whenEmpty = EmptyHistory.unknownMenu

    let access: StoreAccess
    let change: FavouriteChange

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        change = FavouriteChange(words: intake.arguments.words, adds: true, console: intake.console)
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode { try await change.run(on: store) }
}
