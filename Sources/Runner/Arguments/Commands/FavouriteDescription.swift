extension CommandDescription {
    static let favourite = CommandDescription(
        name: .favourite,
        summary: "mark dishes as favourites",
        discussion: ["A menu with a favourite dish is never removed for its age."],
        operand: OperandDescription(
            name: "COMMAND", kind: .choice(CommandName.favourite.subcommands.map(\.ownWord)), help: "What to do."),
        examples: [Example("vegyscan favourite add 12 d3", meaning: "Mark the third dish of menu 12.")])

    static let favouriteAdd = CommandDescription(
        name: .favouriteAdd,
        summary: "make a dish a favourite",
        discussion: ["It stays one when the menu is scanned again."],
        operand: menuAndDish,
        options: [.quiet, .store],
        examples: [Example("vegyscan favourite add 12 \"Pasta Pomodoro\"", meaning: "Mark a dish by its name.")])

    static let favouriteRemove = CommandDescription(
        name: .favouriteRemove,
        summary: "make a dish no favourite any more",
        discussion: ["The menu stays in the history."],
        operand: menuAndDish,
        options: [.quiet, .store],
        examples: [Example("vegyscan favourite remove 12 d3", meaning: "Take the mark away.")])

    static let favouriteList = CommandDescription(
        name: .favouriteList,
        summary: "list the favourite dishes with their menus",
        discussion: ["The newest menu comes first."],
        options: [.flag(.json, nil, .output, "Print one JSON object per dish."), .store],
        examples: [Example("vegyscan favourite list", meaning: "See the favourites.")])

    private static var menuAndDish: OperandDescription {
        OperandDescription(
            name: "MENU DISH", kind: .text,
            help: "The menu's number or id, and the dish's id such as d3 or its name.", isRepeatable: true)
    }
}
