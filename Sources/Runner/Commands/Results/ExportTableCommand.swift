internal import Files
internal import Models
internal import Outputs

/// `vegyscan export-table`: the dishes of a folder of results for spreadsheets, analysts and the web.
struct ExportTableCommand: Command {
    static let name: CommandName = "export-table"
    static let description = CommandDescription(
        name: name,
        summary: "write the dishes of results as a table or a database",
        discussion: [
            """
            csv and jsonl have one row for each dish, menu by menu in a fixed order: where it stands, its words, \
            prices, diet, claims, allergens, reason, restaurant and place. Rows come out as bundles are read, also \
            while a run adds some. Where a dish has several prices, price_amount and price_currency are those of the \
            first.
            """,
            """
            csv follows RFC 4180. A text that begins with = + - @ or a control character could be run as a formula \
            by a spreadsheet: it gets an apostrophe before it, which is no part of the menu. jsonl has one JSON \
            object a line, with the plain text.
            """,
            """
            sqlite is a database with tables of menus, pages, dishes, prices, options, marks, claims, allergens, \
            evidence, questions, hidden_ingredients and warnings, and a view, verdicts, with a row for each dish. The \
            statements in the file say what each column means. It needs --out.
            """,
            """
            schema.org is JSON-LD with a Menu for each menu. A dish has suitableForDiet only where the claim is yes \
            and the menu prints so, by a mark or in words; what ingredients or a usual recipe tell is left out, and so \
            are allergens, which schema.org has no property for.
            """,
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "A folder that a scan put its results in, a menu's folder or a bundle."),
        options: [
            .value(
                .format, nil, "WORD", .choice(TableFormat.words), .output, "What to write: csv unless given."),
            .value(.out, "o", "FILE", .file, .output, "Write to this file instead of standard output, which - is too."),
            .flag(.yes, "y", .general, "Replace a file that is there without asking."), .quiet,
        ],
        examples: [
            Example("vegyscan export-table results --out dishes.csv", meaning: "Make a table for a spreadsheet."),
            Example(
                "vegyscan export-table results --format jsonl | grep '\"vegan\":\"yes\"'",
                meaning: "Pick the vegan dishes."),
            Example(
                "vegyscan export-table results --format sqlite --out menus.db",
                meaning: "Make a database, to look at with Datasette or sqlite3."),
        ])

    let place: FilePath?
    let format: TableFormat
    /// Nil for standard output.
    let output: FilePath?
    let isConfirmed: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        place = intake.arguments.paths.first
        format = intake.arguments.text(.format).flatMap(TableFormat.init(word:)) ?? .text(.csv)
        output = intake.arguments.path(.out).flatMap { $0 == FilePath("-") ? nil : $0 }
        isConfirmed = intake.arguments.has(.yes)
        console = intake.console
        if format == .database, output == nil {
            throw CommandFailure(
                message: "A database can't be written to standard output; name its file with --out.", exitCode: .usage)
        }
    }

    func run() -> ExitCode {
        do throws(CommandFailure) {
            let results = try ResultsPlace(place ?? FilePath("."))
            if let output, FileKind.of(output) != .missing {
                let command =
                    "vegyscan export-table \(results.path.quotedForShell) --format \(format.word) "
                    + "--out \(output.quotedForShell) --yes"
                let confirmation = Confirmation(isGiven: isConfirmed, command: command, console: console)
                let question = "\(output.display) is there already. Replace it?"
                if let end = confirmation.ask(question, no: "Nothing was written.") { return end }
            }
            console.tellOfRuns(writingTo: [results.path])
            let menus = ExportedMenus(results: results, console: console)
            guard try write(menus) else { return .cannotWrite }
            if let output {
                console.note(
                    "Written to \(output.display): \(CountedNoun.dishes(menus.dishes)) of "
                        + "\(CountedNoun.menus(menus.count)).")
            }
            if let note = menus.incomplete { console.note(note) }
            return menus.unreadable == 0 ? .success : .someFailed
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    /// False when standard output takes no more, which the program tells of at its end.
    private func write(_ menus: ExportedMenus) throws(CommandFailure) -> Bool {
        guard let output else {
            guard case .text(let table) = format else { return false }
            return TableText(menus: menus, table: table).allSatisfy { StandardStreams.print(bytes: $0) }
        }
        do throws(StageFailure) {
            switch format {
            case .text(let table):
                try AtomicFile.write(chunks: TableText(menus: menus, table: table), to: output, as: .export)
            case .database: try DishDatabase.write(menus, to: output)
            }
            return true
        } catch {
            throw CommandFailure(message: "\(output.display): \(error.message)", exitCode: .cannotWrite)
        }
    }
}

/// What `export-table` writes.
enum TableFormat: Hashable, Sendable {
    case text(DishTable)
    /// SQLite.
    case database

    private static let databaseWord = "sqlite"

    /// As given with --format, in the order of the help.
    static let words = DishTable.allCases.map(\.rawValue) + [databaseWord]

    init?(word: String) {
        if word == Self.databaseWord {
            self = .database
        } else if let table = DishTable(rawValue: word) {
            self = .text(table)
        } else {
            return nil
        }
    }

    var word: String {
        switch self {
        case .text(let table): table.rawValue
        case .database: Self.databaseWord
        }
    }
}
