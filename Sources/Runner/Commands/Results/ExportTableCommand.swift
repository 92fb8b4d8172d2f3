internal import Files
internal import Models
internal import Outputs

/// `vegyscan export-table`: a row for each dish of a folder of results.
struct ExportTableCommand {
    let place: FilePath?
    let table: DishTable
    /// Nil for standard output.
    let output: FilePath?
    let isConfirmed: Bool
    let console: Console

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
            let rows = TableRows(results: results, table: table, console: console)
            try write(rows)
            if let output {
                console.note(
                    "Written to \(output.display): \(CountedNoun.dishes(rows.dishes)) of "
                        + "\(CountedNoun.menus(rows.menus)).")
            }
            return rows.unreadable == 0 ? .success : .someFailed
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func write(_ rows: TableRows) throws(CommandFailure) {
        guard let output else {
            for chunk in rows where !StandardStreams.print(bytes: chunk) {
                throw CommandFailure(message: "Standard output can't be written.", exitCode: .cannotWrite)
            }
            return
        }
        do throws(StageFailure) {
            try AtomicFile.write(chunks: rows, to: output)
        } catch {
            throw CommandFailure(message: "\(output.display): \(error.message)", exitCode: .cannotWrite)
        }
    }
}

/// The table's bytes, a menu at a time: each bundle is read when those before it are written. Passed through once.
private final class TableRows: Sequence, IteratorProtocol {
    private let results: ResultsPlace
    private let table: DishTable
    private let console: Console
    private var pending: ArraySlice<FilePath>
    private var hasBegun = false
    private(set) var menus = 0
    private(set) var dishes = 0
    private(set) var unreadable = 0

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
                // A run that goes on may have taken it away.
                if FileKind.of(file) != .missing {
                    unreadable += 1
                    console.error(ResultsPlace.cannotBeRead(file))
                }
                continue
            }
            menus += 1
            dishes += bundle.dishes.count
            let rows = DishTableRow.rows(of: bundle, menu: menu.display)
            if !rows.isEmpty { return rows.flatMap { Array(table.line($0).utf8) } }
        }
        return nil
    }
}
