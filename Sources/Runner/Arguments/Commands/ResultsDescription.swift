internal import Outputs

/// The commands that read results and change nothing.
extension CommandDescription {
    static let diff = CommandDescription(
        name: .diff,
        summary: "show what differs between two runs or two results for one menu",
        discussion: [
            """
            A and B are two folders of results, or two menus: a menu's folder in them, or a bundle's file. Of two \
            runs, menus of the same folder name are compared; of two menus the names don't matter. B is the later one.
            """,
            """
            Told are menus that only one of them has, dishes that are new or gone, and changed prices, diets, claims \
            and allergens, with the reason. Whatever is less cautious than before comes first: a claim that now \
            promises more, an allergen that is no longer named. Dishes are found again by number and name, also on \
            another page and where a letter was read otherwise.
            """,
            """
            The exit code is 0 where nothing differs, 1 where something does, and 66 where a result is missing or \
            can't be read.
            """,
        ],
        operand: OperandDescription(
            name: "A B", kind: .file, help: "The earlier and the later result.", isRepeatable: true),
        options: [.json],
        examples: [
            Example("vegyscan diff last-week results", meaning: "See what changed between two runs."),
            Example(
                "vegyscan diff spring/menu.jpg autumn/menu.jpg", meaning: "Compare two results for one menu."),
        ])

    static let exportTable = CommandDescription(
        name: .exportTable,
        summary: "write the dishes of a folder of results as a table",
        discussion: [
            """
            One row for each dish, menu by menu in a fixed order: where it stands, its words, prices, diet, claims, \
            allergens, reason, restaurant and place. Rows come out as bundles are read, also while a run adds some. \
            Where a dish has several prices, price_amount and price_currency are those of the first.
            """,
            """
            csv follows RFC 4180. A text that begins with = + - @ or a control character could be run as a formula \
            by a spreadsheet: it gets an apostrophe before it, which is no part of the menu. jsonl has one JSON \
            object a line, with the plain text.
            """,
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "A folder that a scan put its results in, a menu's folder or a bundle."),
        options: [
            .value(
                .format, nil, "WORD", .choice(DishTable.allCases.map(\.rawValue)), .output,
                "What to write: csv unless given."),
            .value(.out, "o", "FILE", .file, .output, "Write to this file instead of standard output."),
            .flag(.yes, "y", .general, "Replace a file that is there without asking."), .quiet,
        ],
        examples: [
            Example("vegyscan export-table results --out dishes.csv", meaning: "Make a table for a spreadsheet."),
            Example(
                "vegyscan export-table results --format jsonl | grep '\"vegan\":\"yes\"'",
                meaning: "Pick the vegan dishes."),
        ])
}
