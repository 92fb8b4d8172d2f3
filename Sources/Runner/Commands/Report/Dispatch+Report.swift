internal import Files
internal import Models

extension Dispatch {
    /// Runs a command that makes results ready to be looked at.
    func runReport() async -> ExitCode {
        guard let settings = resolveSettings() else { return .badSettings }
        return await ReportCommand(
            results: arguments.paths.first ?? FilePath("."), output: arguments.path(.out),
            photos: arguments.paths(.photoFolder), drawsPictures: !arguments.has(.noPictures),
            showsVerdicts: arguments.has(.verdicts), settings: settings, environment: environment, console: console
        ).run()
    }
}
