internal import Library

extension Dispatch {
    func runSupport() async -> ExitCode {
        guard let settings = resolveSettings() else { return .badSettings }
        guard let locations = storeLocations(settings) else { return .noInput }
        return await SupportCommand(
            settings: settings, locations: locations, environment: environment, output: arguments.path(.out),
            description: ProblemDescription.read(arguments.text(.describe)), sends: arguments.has(.send),
            printsJSON: arguments.has(.json), console: console
        ).run()
    }

    /// What earlier commands left for a run that may use the network.
    func catchUp(_ settings: Settings, after code: ExitCode) async {
        guard code != .interrupted, !arguments.has(.dryRun), !settings.mockData.value,
            let locations = settings.storeLocations(environment: environment)
        else {
            return
        }
        await ReportDelivery(settings: settings, locations: locations, console: console).sendWaiting()
        await UpdateReminder(
            updates: Updates(locations, program: ProgramVersion.current), mayConnect: !settings.offline.value,
            console: console
        ).run()
    }
}
