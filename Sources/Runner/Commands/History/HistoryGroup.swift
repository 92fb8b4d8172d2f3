/// `vegyscan history`: the commands on the menus that were scanned.
struct HistoryGroup: CommandGroup {
    static let name: CommandName = "history"
    static let description = CommandDescription(
        name: name,
        summary: "find, name and remove menus that were scanned",
        discussion: [
            """
            The history knows every menu that was scanned, with its dishes, where its results are and, unless location \
            is off, where it was photographed. Menus photographed within 50 m of a restaurant's first menu belong to \
            it, unless they name another. A menu is named by its number, which no other menu ever gets, or by the \
            first six or more digits of its id.
            """
        ],
        operand: .command(of: name, help: "What to do."),
        examples: [
            Example("vegyscan history list", meaning: "See the menus, the newest first."),
            Example("vegyscan history search \"pad thai\"", meaning: "Find where there is Pad Thai."),
        ])
}
