internal import Files
internal import Models
internal import Outputs

/// `vegyscan export-table`: a row for each dish of a folder of results.
struct ExportTableCommand: Command {
    static let name: CommandName = "export-table"
    static let description = CommandDescription(
        name: name,
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
            .value(.out, "o", "FILE", .file, .output, "Write to this file instead of standard output, which - is too."),
            .flag(.yes, "y", .general, "Replace a file that is there without asking."), .quiet,
        ],
        examples: [
            Example("vegyscan export-table results --out dishes.csv", meaning: "Make a table for a spreadsheet."),
            Example(
                "vegyscan export-table results --format jsonl | grep '\"vegan\":\"yes\"'",
                meaning: "Pick the vegan dishes."),
        ])

    let place: FilePath?
    let table: DishTable
    /// Nil for standard output.
    let output: FilePath?
    let isConfirmed: Bool
    let console: Console

    init(_ intake: CommandIntake) {
        place = intake.arguments.paths.first
        table = intake.arguments.text(.format).flatMap(DishTable.init) ?? .csv
        output = intake.arguments.path(.out).flatMap { $0 == FilePath("-") ? nil : $0 }
        isConfirmed = intake.arguments.has(.yes)
        console = intake.console
    }

    func run() -> ExitCode {
        do throws(CommandFailure) {
            let results = try ResultsPlace(place ?? FilePath("."))
            if let output, FileKind.of(output) != .missing {
                let command =
                    "vegyscan export-table \(results.path.quotedForShell) --format \(table.rawValue) "
                    + "--out \(output.quotedForShell) --yes"
                let confirmation = Confirmation(isGiven: isConfirmed, command: command, console: console)
                let question = "\(output.display) is there already. Replace it?"
                if let end = confirmation.ask(question, no: "Nothing was written.") { return end }
            }
            console.tellOfRuns(writingTo: [results.path])
            let rows = TableRows(results: results, table: table, console: console)
            guard try write(rows) else { return .cannotWrite }
            if let output {
                console.note(
                    "Written to \(output.display): \(CountedNoun.dishes(rows.dishes)) of "
                        + "\(CountedNoun.menus(rows.menus)).")
            }
            if let note = rows.incomplete { console.note(note) }
            return rows.unreadable == 0 ? .success : .someFailed
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    /// False when standard output takes no more, which the program tells of at its end.
    private func write(_ rows: TableRows) throws(CommandFailure) -> Bool {
        guard let output else { return rows.allSatisfy { StandardStreams.print(bytes: $0) } }
        do throws(StageFailure) {
            try AtomicFile.write(chunks: rows, to: output)
            return true
        } catch {
            throw CommandFailure(message: "\(output.display): \(error.message)", exitCode: .cannotWrite)
        }
    }
}

/// The table's bytes, one menu at a time: each bundle is read once those before it are written. It can be iterated only
/// once.
private final class TableRows: Sequence, IteratorProtocol {
    private let results: ResultsPlace
    private let table: DishTable
    private let console: Console
    private var pending: ArraySlice<FilePath>
    private var hasBegun = false
    private(set) var menus = 0
    private(set) var dishes = 0
    private(set) var unreadable = 0
    /// Menus that were not read as a whole, or have no dish, with their status.
    private var lacking: [String] = []
    /// As many are named.
    private static let mostNamed = 10

    /// What the table doesn't tell by its rows; nil where it tells all.
    var incomplete: String? {
        guard !lacking.isEmpty else { return nil }
        let more = lacking.count > Self.mostNamed ? ", … (\(lacking.count) in all)" : ""
        return "Not whole in this table: \(lacking.prefix(Self.mostNamed).joined(separator: ", "))\(more)"
    }

    init(results: ResultsPlace, table: DishTable, console: Console) {
        self.results = results
        self.table = table
        self.console = console
        pending = results.menus[...]
    }

    func next() -> [UInt8]? {
        if !hasBegun {
            hasBegun = true
            if !table.head.isEmpty { return Array(table.head.utf8) }
        }
        while let menu = pending.popFirst() {
            guard let bundle = results.bundle(ofMenu: menu) else {
                let file = results.file(ofMenu: menu)
                // A run that is going on may have removed it.
                if FileKind.of(file) != .missing {
                    unreadable += 1
                    console.error(ResultsPlace.cannotBeRead(file))
                }
                continue
            }
            menus += 1
            dishes += bundle.dishes.count
            if !bundle.status.isWhole || bundle.dishes.isEmpty {
                lacking.append("\(menu.display) (\(bundle.status.rawValue.replacing("_", with: " ")))")
            }
            let rows = DishTableRow.rows(of: bundle, menu: menu.display)
            if !rows.isEmpty { return rows.flatMap { Array(table.line($0).utf8) } }
        }
        return nil
    }
}
