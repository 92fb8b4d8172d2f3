internal import Library

extension CommandIntake {
    /// Does what earlier commands left for a run that may use the network.
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
