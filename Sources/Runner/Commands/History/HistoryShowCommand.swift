internal import Files
internal import Foundation
internal import Library
internal import Models

/// `vegyscan history show`: one menu with its dishes.
struct HistoryShowCommand: HistoryCommand {
    static let name: CommandName = "history show"
    static let description = CommandDescription(
        name: name,
        summary: "show a menu with its dishes",
        discussion: ["With the setting dietary_preference the dishes for you are counted and marked."],
        operand: .menu,
        options: [.json, .store],
        examples: [Example("vegyscan history show 12", meaning: "See menu 12.")])
    static let whenEmpty = EmptyHistory.unknownMenu

    let access: StoreAccess
    let handle: String
    let preference: DietaryPreference
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        let settings = try intake.resolveSettings()
        access = try StoreAccess(intake, settings)
        handle = intake.arguments.word ?? ""
        preference = settings.dietaryPreference.value
        printsJSON = intake.arguments.has(.json)
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode {
        guard let entry = try await MenuHandle(text: handle, store: store, console: console).menu() else {
            return .noInput
        }
        let dishes = try await store.dishes(ofMenu: entry.number)
        if printsJSON {
            return VegyScan.print(
                ShownMenu(menu: HistoryRecord(entry: entry), dishes: dishes.map(ShownDish.init)).jsonText)
        }
        return VegyScan.print(text(entry, dishes))
    }

    private func text(_ entry: HistoryEntry, _ dishes: [HistoryDish]) -> String {
        var lines = ["Menu \(entry.number): \(entry.title)", "Scanned: \(entry.scannedAt.dayText)"]
        if let place = entry.placeText { lines.append("Place: \(place)") }
        lines.append("Result: \(entry.bundle.display)\(entry.isResultGone ? " (it is not there any more)" : "")")
        lines.append("Pages: \(entry.pages)")
        var count = "Dishes: \(dishes.count)"
        if preference != .all {
            count += ", \(dishes.count { preference.allows($0.label) }) of them \(preference.rawValue), as you eat"
        }
        lines.append(count)
        var section: String?
        for dish in dishes {
            if dish.section != section {
                section = dish.section
                lines.append("")
                if let section { lines.append(section) }
            }
            var line = "  \(dish.id) \(dish.name)"
            if let translation = dish.translation { line += " (\(translation))" }
            line += ": \(dish.label.rawValue)"
            if preference != .all, preference.allows(dish.label) { line += ", for you" }
            if entry.favourites.contains(dish.name) { line += ", favourite" }
            lines.append(line)
        }
        let gone = entry.favourites.filter { name in !dishes.contains { $0.name == name } }
        if !gone.isEmpty { lines += ["", "Favourites that are not on the menu any more"] + gone.map { "  " + $0 } }
        lines.append("")
        lines.append("A result is a hint, never a guarantee: with an allergy, always ask the staff.")
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }
}

private struct ShownMenu: Encodable {
    let menu: HistoryRecord
    let dishes: [ShownDish]
}

private struct ShownDish: Encodable {
    let id: String
    let name: String
    let translation: String?
    let section: String?
    let label: DietLabel

    init(_ dish: HistoryDish) {
        (id, name, translation, section, label) = (dish.id, dish.name, dish.translation, dish.section, dish.label)
    }
}
