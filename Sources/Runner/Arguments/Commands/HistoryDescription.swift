extension CommandDescription {
    static let history = CommandDescription(
        name: .history,
        summary: "find, name and remove menus that were scanned",
        discussion: [
            """
            The history knows every menu that was scanned, with its dishes, where its results are and, unless \
            location is off, where it was photographed. Menus within 50 m of a restaurant's first \
            one are of it, unless they name another. A menu is named by its number, which is never given to another \
            one, or by the first six or more digits of its id.
            """
        ],
        operand: OperandDescription(
            name: "COMMAND", kind: .choice(CommandName.history.subcommands.map(\.ownWord)), help: "What to do."),
        examples: [
            Example("vegyscan history list", meaning: "See the menus, the newest first."),
            Example("vegyscan history search \"pad thai\"", meaning: "Find where there is Pad Thai."),
        ])

    static let historyList = CommandDescription(
        name: .historyList,
        summary: "list menus, the newest first",
        discussion: ["Conditions can be given together; a menu has to meet all of them."],
        options: filters + [.flag(.json, nil, .output, "Print one JSON object per menu."), .store],
        examples: [
            Example("vegyscan history list --since 2026-01-01 --place Rome", meaning: "See this year's menus of Rome."),
            Example("vegyscan history list --favourites", meaning: "See the menus with favourite dishes."),
        ])

    static let historySearch = CommandDescription(
        name: .historySearch,
        summary: "find menus by words of restaurants and dishes",
        discussion: [
            """
            Every word has to begin a word of the restaurant's name, a dish or its translation; capitals and accents \
            don't matter. The dishes that fit are named.
            """
        ],
        operand: OperandDescription(name: "WORD", kind: .text, help: "What to look for.", isRepeatable: true),
        options: filters + [.flag(.json, nil, .output, "Print one JSON object per menu."), .store],
        examples: [Example("vegyscan history search creme bru", meaning: "Find a dish, whatever its accents.")])

    static let historyShow = CommandDescription(
        name: .historyShow,
        summary: "show a menu with its dishes",
        discussion: ["With the setting dietary_preference the dishes for you are counted and marked."],
        operand: menu,
        options: [.json, .store],
        examples: [Example("vegyscan history show 12", meaning: "See menu 12.")])

    static let historyAddPage = CommandDescription(
        name: .historyAddPage,
        summary: "add photos to a menu as further pages",
        discussion: [
            """
            The photos are read and judged by themselves and put behind the menu's pages: up to 20, with a warning \
            from 10. A legend on an earlier page doesn't explain marks on an added one; for that, put the photos into \
            one folder and scan it. Scanning the menu again keeps the added pages.
            """
        ],
        operand: OperandDescription(
            name: "MENU PHOTO", kind: .file, help: "The menu's number or id, and the photos.", isRepeatable: true),
        options: [.yes, .quiet, .languages, .offline, .store],
        examples: [Example("vegyscan history add-page 12 back.jpg", meaning: "Add the back of a card.")])

    static let historyRename = CommandDescription(
        name: .historyRename,
        summary: "name the restaurant of a menu",
        discussion: [
            "All menus of the restaurant have the name then. Without a name, that of the menu itself holds again."
        ],
        operand: OperandDescription(
            name: "MENU NAME", kind: .text, help: "The menu's number or id, and the name.", isRepeatable: true),
        options: [.quiet, .store],
        examples: [Example("vegyscan history rename 12 \"Trattoria Roma\"", meaning: "Name the restaurant.")])

    static let historyRestaurants = CommandDescription(
        name: .historyRestaurants,
        summary: "list restaurants with their menus",
        discussion: ["Restaurants are known by the places of photos; menus without one are not among them."],
        options: [.flag(.json, nil, .output, "Print one JSON object per restaurant."), .store],
        examples: [Example("vegyscan history restaurants", meaning: "See where menus were photographed.")])

    static let historyRebuild = CommandDescription(
        name: .historyRebuild,
        summary: "put the menus of results into the history",
        discussion: [
            """
            For results of runs that kept no history or another one, and after the history was damaged. Menus that it \
            has are written anew with their numbers and favourites; the others count as scanned when their results were \
            written. A scan puts in by itself what it finds unchanged and the history lacks.
            """
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "A folder that a scan wrote its results to.", isRepeatable: true),
        options: [.quiet, .store],
        examples: [Example("vegyscan history rebuild results", meaning: "Have the menus of results in the history.")])

    static let historyDelete = CommandDescription(
        name: .historyDelete,
        summary: "take menus out of the history",
        discussion: [
            """
            Their favourites go with them; photos, results and settings stay, and a scan of the same photos brings a menu \
            back under a new number. Asks first; elsewhere --yes is needed.
            """
        ],
        operand: OperandDescription(
            name: "MENU", kind: .text, help: "The menu's number or id.", isRepeatable: true),
        options: [.yes, .quiet, .store],
        examples: [Example("vegyscan history delete 12 13", meaning: "Remove two menus.")])

    static let historyClear = CommandDescription(
        name: .historyClear,
        summary: "empty the history",
        discussion: [
            "Favourites go as well; photos, results, caches and settings stay. Asks first; elsewhere --yes is needed."
        ],
        options: [.yes, .quiet, .store],
        examples: [Example("vegyscan history clear", meaning: "See what goes, and be asked.")])

    private static let filters: [OptionDescription] = [
        .value(.since, nil, "DAY", .date, .input, "Only menus scanned on this day or later, such as 2026-11-01."),
        .value(.until, nil, "DAY", .date, .input, "Only menus scanned on this day or before."),
        .value(.place, nil, "NAME", .text, .input, "Only menus of this city or country; a part of the city will do."),
        .flag(.favourites, nil, .input, "Only menus with favourite dishes."),
        .value(.limit, nil, "N", .integer(1...1_000_000), .output, "Show so many menus; 50 unless set."),
    ]

    static var menu: OperandDescription {
        OperandDescription(name: "MENU", kind: .text, help: "The menu's number or the beginning of its id.")
    }
}
