internal import Library
internal import Models

/// `vegyscan history search`: menus by words of restaurants and dishes.
struct HistorySearchCommand: HistoryCommand {
    static let name: CommandName = "history search"
    static let description = CommandDescription(
        name: name,
        summary: "find menus by words of restaurants and dishes",
        discussion: [
            """
            Every word has to begin a word of the restaurant's name, a dish or its translation; capitals and accents \
            don't matter. The dishes that fit are named.
            """
        ],
        operand: OperandDescription(name: "WORD", kind: .text, help: "What to look for.", isRepeatable: true),
        options: .historyFilters + [.flag(.json, nil, .output, "Print one JSON object per menu."), .store],
        examples: [Example("vegyscan history search creme bru", meaning: "Find a dish, whatever its accents.")])
    static let whenEmpty = EmptyHistory.nothing(EmptyHistory.noMenu)

    let access: StoreAccess
    let listing: HistoryListing

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        listing = HistoryListing(intake)
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode { try await listing.run(on: store) }
}
