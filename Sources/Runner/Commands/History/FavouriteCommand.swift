internal import Foundation
internal import Library
internal import Models

/// `vegyscan favourite add` and `remove`.
struct FavouriteCommand {
    let words: [String]
    let adds: Bool
    let store: Store
    let console: Console

    func run() async throws(StageFailure) -> ExitCode {
        let wanted = words.dropFirst().joined(separator: " ")
        guard let handle = words.first, !wanted.isEmpty else {
            console.error("Name the menu and the dish, such as: vegyscan favourite add 12 d3")
            return .usage
        }
        guard let entry = try await MenuHandle(text: handle, store: store, console: console).menu() else {
            return .noInput
        }
        let dishes = try await store.dishes(ofMenu: entry.number)
        let name =
            dishes.first { $0.id == wanted }?.name
            ?? (dishes.map(\.name) + entry.favourites).first {
                $0.compare(wanted, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
            }
        guard let name else {
            console.error(
                "Menu \(entry.number) has no such dish; see vegyscan history show \(entry.number) for its dishes.")
            return .noInput
        }
        if adds {
            let isNew = try await store.addFavourite(name, ofMenu: entry.number)
            console.note(isNew ? "It is a favourite now." : "It is a favourite already.")
        } else {
            let wasOne = try await store.removeFavourite(name, ofMenu: entry.number)
            console.note(wasOne ? "It is no favourite any more." : "It was no favourite.")
        }
        return .success
    }
}

/// `vegyscan favourite list`.
struct FavouriteListCommand {
    let printsJSON: Bool
    let store: Store
    let console: Console

    func run() async throws(StageFailure) -> ExitCode {
        var filter = HistoryFilter()
        filter.onlyFavourites = true
        let entries = try await store.menus(filter)
        if printsJSON {
            let records = entries.flatMap { entry in
                entry.favourites.map { FavouriteRecord(dish: $0, menu: entry.number, name: entry.title) }
            }
            return VegyScan.print(records.map(\.jsonLine).joined())
        }
        let rows = entries.flatMap { entry in
            entry.favourites.map { [$0, String(entry.number), entry.title, entry.scannedAt.dayText] }
        }
        guard !rows.isEmpty else {
            console.note(EmptyHistory.noFavourite)
            return .success
        }
        let lines = AlignedColumns.lines([["dish", "menu", "name", "scanned"]] + rows, leading: 4)
        return VegyScan.print(lines.map(Console.printable).joined(separator: "\n") + "\n")
    }
}

private struct FavouriteRecord: Encodable {
    let dish: String
    let menu: Int
    let name: String
}
