internal import Files
internal import Library

/// How the menus of a folder were to be asked about, for work on them that uses no network.
struct AskedSettings {
    var settings: Settings
    /// What is noted of the folder; nil where the settings are those of this run.
    var entry: WaitingBook.Entry?

    /// As `vegyscan retry` finds them: what somebody names wins over what is noted, and that over what is set.
    static func all(in folder: FilePath, _ intake: CommandIntake) throws(CommandFailure) -> [AskedSettings] {
        let settings = try intake.resolveSettings()
        let known = settings.storeLocations(environment: intake.environment).map { WaitingBook($0).entries } ?? []
        let entries =
            known.filter { Array($0.folder.utf8) == folder.place.bytes }
            + MovedWaiting(folder: folder, known: known).entries
        var found: [AskedSettings] = []
        if intake.arguments.has(.llmURL) || entries.isEmpty {
            found = [AskedSettings(settings: settings, entry: nil)]
        } else {
            for entry in entries {
                do throws(SettingsError) {
                    let kept = try Settings.resolve(
                        arguments: intake.arguments, environment: intake.environment, folder: FilePath("."),
                        kept: KeptSettings(entry))
                    found.append(AskedSettings(settings: kept, entry: entry))
                } catch {
                    throw CommandFailure(message: error.message, exitCode: .badSettings)
                }
            }
        }
        for place in found.indices { found[place].settings.offline.value = true }
        return found
    }
}
