internal import Foundation
internal import Library
internal import Models

/// `vegyscan history list`: menus, the newest first.
struct HistoryListCommand: HistoryCommand {
    static let name: CommandName = "history list"
    static let description = CommandDescription(
        name: name,
        summary: "list menus, the newest first",
        discussion: ["Conditions can be given together; a menu has to meet all of them."],
        options: .historyFilters + [.flag(.json, nil, .output, "Print one JSON object per menu."), .store],
        examples: [
            Example("vegyscan history list --since 2026-01-01 --place Rome", meaning: "See this year's menus of Rome."),
            Example("vegyscan history list --favourites", meaning: "See the menus with favourite dishes."),
        ])
    static let whenEmpty = EmptyHistory.nothing(EmptyHistory.noMenu)

    let access: StoreAccess
    let listing: HistoryListing

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        listing = HistoryListing(intake)
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode { try await listing.run(on: store) }
}
