internal import Library
internal import Models

/// `vegyscan history delete`.
struct HistoryDeleteCommand: HistoryCommand {
    static let name: CommandName = "history delete"
    static let description = CommandDescription(
        name: name,
        summary: "take menus out of the history",
        discussion: [
            """
            Their favourites go with them; photos, results and settings stay, and a scan of the same photos brings a \
            menu back under a new number. Asks first; elsewhere --yes is needed.
            """
        ],
        operand: OperandDescription(
            name: "MENU", kind: .text, help: "The menu's number or id.", isRepeatable: true, proposes: .menus),
        options: [.yes, .quiet, .store],
        examples: [Example("vegyscan history delete 12 13", meaning: "Remove two menus.")])
    static let whenEmpty = EmptyHistory.unknownMenu

    let access: StoreAccess
    let handles: [String]
    let isConfirmed: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        handles = intake.arguments.words
        isConfirmed = intake.arguments.has(.yes)
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode {
        var entries: [HistoryEntry] = []
        for handle in handles {
            guard let entry = try await MenuHandle(text: handle, store: store, console: console).menu() else {
                return .noInput
            }
            // A menu can be named by its number and by its id.
            if !entries.contains(where: { $0.number == entry.number }) { entries.append(entry) }
        }
        let favourites = entries.reduce(0) { $0 + $1.favourites.count }
        console.note("These go from the history, with \(CountedNoun.favourites(favourites)):")
        for entry in entries { console.note("  \(entry.number) \(entry.title), scanned \(entry.scannedAt.dayText)") }
        console.note("Photos, results and settings stay; a scan that finds the result puts its menu back.")
        let confirmation = Confirmation(
            isGiven: isConfirmed, command: "vegyscan history delete --yes " + handles.joined(separator: " "),
            console: console)
        if let end = confirmation.ask("Remove them?") { return end }
        let removed = try await store.remove(menus: entries.map(\.number))
        console.note("Removed: \(CountedNoun.menus(removed)).")
        return .success
    }
}
