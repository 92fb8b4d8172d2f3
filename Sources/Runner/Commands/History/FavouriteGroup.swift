/// `vegyscan favourite`: the commands on favourite dishes.
struct FavouriteGroup: CommandGroup {
    static let name: CommandName = "favourite"
    static let description = CommandDescription(
        name: name,
        summary: "mark dishes as favourites",
        discussion: ["A menu with a favourite dish is never removed for its age."],
        operand: .command(of: name, help: "What to do."),
        examples: [Example("vegyscan favourite add 12 d3", meaning: "Mark the third dish of menu 12.")])
}
