internal import Library
internal import Models

/// `vegyscan history rename`.
struct HistoryRenameCommand {
    let words: [String]
    let store: Store
    let console: Console

    func run() async throws(StageFailure) -> ExitCode {
        let menu = MenuHandle(text: words.first ?? "", store: store, console: console)
        guard let entry = try await menu.menu() else { return .noInput }
        let name = words.dropFirst().joined(separator: " ")
        try await store.rename(menu: entry.number, to: name.isEmpty ? nil : name)
        let now = try await store.menus(named: String(entry.number)).first?.title ?? entry.menu
        console.note(
            "Menu \(entry.number) is called \(now) now\(entry.restaurant == nil ? "" : ", and so are the others of its restaurant")."
        )
        return .success
    }
}

/// `vegyscan history delete`.
struct HistoryDeleteCommand {
    let handles: [String]
    let isConfirmed: Bool
    let store: Store
    let console: Console

    func run() async throws(StageFailure) -> ExitCode {
        var entries: [HistoryEntry] = []
        for handle in handles {
            guard let entry = try await MenuHandle(text: handle, store: store, console: console).menu() else {
                return .noInput
            }
            entries.append(entry)
        }
        let favourites = entries.reduce(0) { $0 + $1.favourites.count }
        console.note("These go from the history, with \(CountedNoun.favourites(favourites)):")
        for entry in entries { console.note("  \(entry.number) \(entry.title), scanned \(entry.scannedAt.dayText)") }
        console.note("Photos, results and settings stay.")
        let confirmation = Confirmation(
            isGiven: isConfirmed, command: "vegyscan history delete --yes " + handles.joined(separator: " "),
            console: console)
        if let end = confirmation.ask("Remove them?") { return end }
        let removed = try await store.remove(menus: entries.map(\.number))
        console.note("Removed: \(CountedNoun.menus(removed)).")
        return .success
    }
}

/// `vegyscan history clear`.
struct HistoryClearCommand {
    let isConfirmed: Bool
    let store: Store
    let console: Console

    func run() async throws(StageFailure) -> ExitCode {
        var filter = HistoryFilter()
        let menus = await store.historyCount()
        filter.onlyFavourites = true
        let favourites = try await store.menus(filter).reduce(0) { $0 + $1.favourites.count }
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
