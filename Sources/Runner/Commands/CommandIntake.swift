internal import Files
internal import Library
internal import Models

/// What a command is made from: its arguments and the environment, and what follows from both.
struct CommandIntake: Sendable {
    let arguments: ParsedArguments
    let environment: ProcessEnvironment

    var console: Console {
        Console(isQuiet: arguments.has(.quiet), isVerbose: arguments.has(.verbose))
    }

    /// Makes the command and runs it; if it can't be made, says why.
    func run(_ command: any Command.Type) async -> ExitCode {
        do throws(CommandFailure) {
            return try await command.init(self).run()
        } catch {
            return console.end(error, asEvent: command.printsEvents && arguments.has(.json))
        }
    }

    /// The effective settings; also shows notices about them.
    func resolveSettings() throws(CommandFailure) -> Settings {
        do throws(SettingsError) {
            var settings = try Settings.resolve(
                arguments: arguments, environment: environment, folder: FilePath("."))
            if settleRestore(settings) {
                settings = try Settings.resolve(
                    arguments: arguments, environment: environment, folder: FilePath("."))
            }
            tell(settings.notices, settings)
            settings.tellOfMockData(console)
            return settings
        } catch {
            throw CommandFailure(message: error.message, exitCode: .badSettings)
        }
    }

    /// Where history and caches are.
    func storeLocations(_ settings: Settings) throws(CommandFailure) -> StoreLocations {
        guard let locations = settings.storeLocations(environment: environment) else {
            throw CommandFailure(
                message: "No home folder is known, so nothing is stored; name a folder for it with --store.",
                exitCode: .badSettings)
        }
        return locations
    }

    /// Shows notices, at most once a day unless nothing may be stored.
    private func tell(_ notices: [String], _ settings: Settings) {
        let book =
            settings.history.value
            ? settings.storeLocations(environment: environment).map { NoticeBook($0) } : nil
        for notice in notices where !console.isQuiet && book?.mayTell(notice) ?? true { console.note(notice) }
    }

    /// Completes an interrupted restore before anything is read that it changes.
    ///
    /// - Returns: whether there was one, so that the settings have to be read again.
    private func settleRestore(_ settings: Settings) -> Bool {
        guard let locations = settings.storeLocations(environment: environment) else { return false }
        do throws(StageFailure) {
            guard let message = try InterruptedRestore.settle(locations) else { return false }
            console.note(message)
            return true
        } catch {
            // Whatever opens the store reports this as an error.
            console.detail(error.message)
            return false
        }
    }
}

extension CommandFailure {
    /// For a folder or file of the program's own that can't be used.
    init(_ failure: StageFailure) { self.init(message: failure.message, exitCode: .cannotWrite) }
}
