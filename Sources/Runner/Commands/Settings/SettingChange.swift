internal import Files
internal import Models

/// A change of the person's own settings file.
struct SettingChange {
    let intake: CommandIntake
    var console: Console { intake.console }

    func set(_ key: SettingKey, to json: SettingJSON) -> ExitCode { change(key, to: json) }

    /// Takes a setting out, or what isn't one but stands among them.
    func remove(_ word: String) -> ExitCode { change(SettingKey(rawValue: word), to: nil) }

    private func change(_ key: SettingKey, to json: SettingJSON?) -> ExitCode {
        guard let file = SettingsFile.own(environment: intake.environment) else {
            console.error("No home folder is known, so there is no settings file; set HOME or XDG_CONFIG_HOME.")
            return .badSettings
        }
        do throws(StageFailure) {
            guard try file.set(key, to: json) else {
                guard AllSettings.named(key.rawValue) != nil else { return unknown(key.rawValue) }
                console.note("\(key.rawValue) isn't set in \(file.path.display).")
                return .success
            }
        } catch {
            console.error(error.code == .unreadable ? error.message : "The setting was not saved. \(error.message)")
            return error.code == .unreadable ? .badSettings : .cannotWrite
        }
        tell(key)
        return .success
    }

    /// Reports the effective value, which may still be something else.
    private func tell(_ key: SettingKey) {
        let settings: Settings
        do throws(CommandFailure) {
            settings = try intake.resolveSettings()
        } catch {
            return console.error(error.message)
        }
        guard let now = settings.list.first(where: { $0.key == key }) else {
            return console.note("\(key.rawValue) is taken out.")
        }
        let origin: String =
            switch now.origin {
            case .file, .kept, .default, .flag: ""
            case .environment(let name): " The environment variable \(name) still wins."
            }
        console.note("\(key.rawValue): \(now.value).\(origin)")
        if key == AllSettings.entries.retention.key {
            console.note(
                settings.retention.value.days == nil
                    ? "Menus are not removed for their age any more."
                    : "Older menus are removed when the next scan starts. Favourites are never removed.")
        }
    }

    func unknown(_ word: String) -> ExitCode {
        let guess = UsageError.guess(NearestWord.choice(for: word, among: AllSettings.names))
        console.error(
            "There is no setting \(QuotedArgument(word.utf8)).\(guess) Run \"vegyscan settings list\" to see all.")
        return .usage
    }
}
