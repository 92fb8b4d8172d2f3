internal import Library

/// The commands about what is kept of a person.
extension CommandDescription {
    static let export = CommandDescription(
        name: .export,
        summary: "write all your data into one JSON file",
        discussion: [
            """
            The menus of the history with date, restaurant, place and favourites, and your preferences: what you have \
            a right to under Article 20 of the GDPR. No photos; profiles have an export of their own. The file is \
            complete or not there. vegyscan schema export describes it.
            """
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "The file to write; - is standard output."),
        options: [
            .flag(.yes, "y", .general, "Replace a file that is there without asking."), .quiet, .store,
        ],
        examples: [Example("vegyscan export vegyscan-export.json", meaning: "Write everything down.")])

    static let storage = CommandDescription(
        name: .storage,
        summary: "show how much is stored and what could go",
        discussion: [
            "History, caches, run logs and the results that the history knows; and the room left on their disks."
        ],
        options: [.json, .store],
        examples: [Example("vegyscan storage", meaning: "See what takes room.")])

    static let privacy = CommandDescription(
        name: .privacy,
        summary: "show what is kept of you and what leaves this machine",
        discussion: ["What is kept, where, for how long and how to be rid of it, with the settings as they are now."],
        operand: OperandDescription(
            name: "COMMAND", kind: .choice(CommandName.privacy.subcommands.map(\.ownWord)), help: "What to do.",
            isRequired: false),
        options: [.json, .store],
        examples: [
            Example("vegyscan privacy", meaning: "See what is kept of you."),
            Example("vegyscan privacy erase-locations", meaning: "Forget where photos were taken."),
        ],
        runsAlone: true)

    static let privacyEraseLocations = CommandDescription(
        name: .privacyEraseLocations,
        summary: "forget where photos were taken",
        discussion: [
            """
            Takes coordinates, cities and countries out of the history and out of the results that it knows. Photos \
            are not changed: theirs stay in them. Asks first; elsewhere --yes is needed. New scans keep places again \
            unless the setting location is off.
            """
        ],
        options: [.yes, .quiet, .store],
        examples: [Example("vegyscan privacy erase-locations", meaning: "See what goes, and be asked.")])
}
