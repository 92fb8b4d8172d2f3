internal import Files
internal import Library
internal import Models

extension Dispatch {
    /// Runs a command that puts the stored data into one file, or back from there.
    func runBackup() -> ExitCode {
        guard let settings = resolveSettings() else { return .badSettings }
        guard let locations = storeLocations(settings) else { return .noInput }
        let contents = BackupContents(
            locations: locations, settings: SettingsFile.own(environment: environment)?.path,
            profiles: ProfileStore(settings: settings, environment: environment))
        if arguments.command == .backup {
            if settings.backupTo.value != nil, settings.activeBackupTarget == nil, !arguments.has(.to) {
                console.error(
                    "The backup target is switched off; name a folder with --to, or run: vegyscan settings set backup on"
                )
                return .usage
            }
            var backup = BackupCommand(
                contents: contents, place: arguments.has(.to) ? settings.backupTo.value : settings.activeBackupTarget,
                environment: environment,
                printsJSON: arguments.has(.json), console: console)
            guard settings.mockData.value else { return backup.run() }
            backup.isNoted = false
            return MockBackupTarget(console: console).run(backup)
        }
        return RestoreCommand(
            file: arguments.paths.first ?? FilePath("."), contents: contents, environment: environment,
            isConfirmed: arguments.has(.yes), isDryRun: arguments.has(.dryRun), printsJSON: arguments.has(.json),
            console: console
        ).run()
    }

    /// Brings a restore that was interrupted to its end before anything is read that it changes.
    ///
    /// - Returns: whether there was one, and the settings are to be read again.
    func settleRestore(_ settings: Settings) -> Bool {
        guard let locations = settings.storeLocations(environment: environment) else { return false }
        do throws(StageFailure) {
            guard let message = try InterruptedRestore.settle(locations) else { return false }
            console.note(message)
            return true
        } catch {
            // Whoever opens the store says it as an error.
            console.detail(error.message)
            return false
        }
    }
}
