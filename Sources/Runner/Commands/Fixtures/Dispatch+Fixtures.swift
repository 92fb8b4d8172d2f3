internal import Files
internal import Models

extension Dispatch {
    func runFixtures() async -> ExitCode {
        guard let settings = resolveSettings() else { return .badSettings }
        return await FixturesCommand(
            output: arguments.path(.out) ?? FilePath("fixtures"), samples: arguments.paths, arguments: arguments,
            settings: settings, environment: environment, console: console
        ).run()
    }
}
