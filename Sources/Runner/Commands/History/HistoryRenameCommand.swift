internal import Library
internal import Models

/// `vegyscan history rename`.
struct HistoryRenameCommand: HistoryCommand {
    static let name: CommandName = "history rename"
    static let description = CommandDescription(
        name: name,
        summary: "name the restaurant of a menu",
        discussion: [
            "All menus of the restaurant get the name. Without a name, the one on the menu itself is used again."
        ],
        operand: OperandDescription(
            name: "MENU NAME", kind: .text, help: "The menu's number or id, and the name.", isRepeatable: true,
            proposes: .menus),
        options: [.quiet, .store],
        examples: [Example("vegyscan history rename 12 \"Trattoria Roma\"", meaning: "Name the restaurant.")])
    static let whenEmpty = EmptyHistory.unknownMenu

    let access: StoreAccess
    let words: [String]

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        words = intake.arguments.words
    }

    func run(on store: Store) async throws(StageFailure) -> ExitCode {
        let menu = MenuHandle(text: words.first ?? "", store: store, console: console)
        guard let entry = try await menu.menu() else { return .noInput }
        let name = words.dropFirst().joined(separator: " ")
        // A name of spaces would be none to read.
        try await store.rename(menu: entry.number, to: name.allSatisfy(\.isWhitespace) ? nil : name)
        let now = try await store.menus(named: String(entry.number)).first?.title ?? entry.menu
        console.note(
            "Menu \(entry.number) is called \(now) now\(entry.restaurant == nil ? "" : ", and so are the others of its restaurant")."
        )
        return .success
    }
}
