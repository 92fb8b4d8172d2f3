internal import Library
internal import Models

/// `vegyscan favourite remove`: makes a dish no favourite any more.
struct FavouriteRemoveCommand: HistoryCommand {
    static let name: CommandName = "favourite remove"
    static let description = CommandDescription(
        name: name,
        summary: "take a dish out of the favourites",
        discussion: ["The menu stays in the history."],
        operand: .menuAndDish,
        options: [.quiet, .store],
        examples: [Example("vegyscan favourite remove 12 d3", meaning: "Take the mark away.")])
    static let whenEmpty = EmptyHistory.unknownMenu

    let access: StoreAccess
    let change: FavouriteChange

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        change = FavouriteChange(words: intake.arguments.words, adds: false, console: intake.console)
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode { try await change.run(on: store) }
}
