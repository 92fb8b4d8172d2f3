internal import Foundation
internal import Library
internal import Models
internal import Pages

/// Menus of the history, the newest first.
struct HistoryListing {
    static let usualLimit = 50

    let filter: HistoryFilter
    let limit: Int
    let printsJSON: Bool
    let console: Console

    init(_ intake: CommandIntake) {
        filter = HistoryFilter(intake.arguments)
        limit = intake.arguments.integer(.limit) ?? Self.usualLimit
        printsJSON = intake.arguments.has(.json)
        console = intake.console
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode {
        // One more tells whether there are more.
        let entries = try await store.menus(filter, limit: limit + 1)
        var records: [HistoryRecord] = []
        for entry in entries.prefix(limit) {
            var record = HistoryRecord(entry: entry)
            if let text = filter.text {
                record.matchingDishes = try await store.dishes(ofMenu: entry.number).filter { $0.matches(text) }.map(
                    \.name)
            }
            records.append(record)
        }
        if printsJSON { return VegyScan.print(records.map(\.jsonLine).joined()) }
        guard !records.isEmpty else {
            let isEmpty = await store.historyCount() == 0
            console.note(isEmpty ? EmptyHistory.noMenu : "There is no such menu in the history.")
            return .success
        }
        let isMore = entries.count > limit
        return VegyScan.print(HistoryListText(records: records, isMore: isMore).text)
    }
}

extension HistoryFilter {
    /// What the options and words of a command ask for.
    init(_ arguments: ParsedArguments) {
        self.init()
        if !arguments.words.isEmpty { text = arguments.words.joined(separator: " ") }
        from = arguments.text(.since).flatMap(CalendarDay.init)?.start
        until = arguments.text(.until).flatMap(CalendarDay.init)?.end
        if let place = arguments.text(.place) {
            if let country = CountryName.code(of: place) { self.country = country } else { city = place }
        }
        onlyFavourites = arguments.has(.favourites)
    }
}

extension [OptionDescription] {
    /// What menus are chosen by.
    static let historyFilters: [OptionDescription] = [
        .value(.since, nil, "DAY", .date, .input, "Only menus scanned on this day or later, such as 2026-11-01."),
        .value(.until, nil, "DAY", .date, .input, "Only menus scanned on this day or before."),
        .value(.place, nil, "NAME", .text, .input, "Only menus of this city or country; a part of the city will do."),
        .flag(.favourites, nil, .input, "Only menus with favourite dishes."),
        .value(.limit, nil, "N", .integer(1...1_000_000), .output, "Show at most this many menus; 50 unless set."),
    ]
}

extension HistoryDish {
    /// Whether some word of its name or translation begins with one of the words looked for, or holds it where words
    /// aren't parted.
    func matches(_ text: String) -> Bool {
        let wanted = Self.words(text)
        return [name, translation ?? ""].contains { name in
            let words = Self.words(name)
            return wanted.contains { word in words.contains { $0.hasPrefix(word) } } || name.contains(text)
        }
    }

    private static func words(_ text: String) -> [String] {
        text.foldedForSearch.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

/// The list for a person.
struct HistoryListText {
    let records: [HistoryRecord]
    let isMore: Bool

    var text: String {
        let head = ["menu", "scanned", "name", "place", "pages", "dishes", "vegan", "vegetarian", "favourites"]
        let rows = records.map { record in
            let entry = record.entry
            return [
                String(entry.number), entry.scannedAt.dayText, entry.listedTitle,
                entry.placeText ?? "-",
                String(entry.pages), String(entry.dishes), String(entry.labels.vegan),
                String(entry.labels.vegetarian), String(entry.favourites.count),
            ]
        }
        var lines: [String] = []
        for (place, line) in AlignedColumns.lines([head] + rows, leading: 4).enumerated() {
            lines.append(line)
            guard place > 0, let dishes = records[place - 1].matchingDishes, !dishes.isEmpty else { continue }
            lines.append("      " + dishes.prefix(5).joined(separator: "; ") + (dishes.count > 5 ? "; …" : ""))
        }
        if isMore { lines.append("There are more; see them with --limit.") }
        if records.contains(where: \.entry.isResultGone) { lines.append(HistoryEntry.whereResultsAre) }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }
}
