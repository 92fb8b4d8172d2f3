internal import Foundation
internal import Library
internal import Models

/// `vegyscan favourite list`.
struct FavouriteListCommand: HistoryCommand {
    static let name: CommandName = "favourite list"
    static let description = CommandDescription(
        name: name,
        summary: "list the favourite dishes with their menus",
        discussion: ["The newest menu comes first."],
        options: [.flag(.json, nil, .output, "Print one JSON object per dish."), .store],
        examples: [Example("vegyscan favourite list", meaning: "See the favourites.")])
    static let whenEmpty = EmptyHistory.nothing(EmptyHistory.noFavourite)

    let access: StoreAccess
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        printsJSON = intake.arguments.has(.json)
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode {
        let entries = try await store.menus(.favourites)
        if printsJSON {
            let records = entries.flatMap { entry in
                entry.favourites.map { FavouriteRecord(dish: $0, menu: entry.number, name: entry.title) }
            }
            return VegyScan.print(records.map(\.jsonLine).joined())
        }
        let rows = entries.flatMap { entry in
            entry.favourites.map { [$0, String(entry.number), entry.listedTitle, entry.scannedAt.dayText] }
        }
        guard !rows.isEmpty else {
            console.note(EmptyHistory.noFavourite)
            return .success
        }
        var lines = AlignedColumns.lines([["dish", "menu", "name", "scanned"]] + rows, leading: 4)
        if entries.contains(where: \.isResultGone) { lines.append(HistoryEntry.whereResultsAre) }
        return VegyScan.print(lines.map(Console.printable).joined(separator: "\n") + "\n")
    }
}

private struct FavouriteRecord: Encodable {
    let dish: String
    let menu: Int
    let name: String
}
