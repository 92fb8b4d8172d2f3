internal import Outputs

extension Dispatch {
    /// Runs a command that reads results and changes nothing.
    func runOnResults() -> ExitCode {
        if arguments.command == .diff {
            return DiffCommand(
                operands: arguments.paths, printsJSON: arguments.has(.json), console: console
            ).run()
        }
        return ExportTableCommand(
            place: arguments.paths.first, table: arguments.text(.format).flatMap(DishTable.init) ?? .csv,
            output: arguments.path(.out), isConfirmed: arguments.has(.yes), console: console
        ).run()
    }
}
