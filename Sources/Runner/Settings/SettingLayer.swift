/// What one source sets.
struct SettingLayer: Sendable {
    fileprivate var values: [SettingKey: Setting<ArgumentValue>] = [:]

    /// What the options of a command line set.
    init(arguments: ParsedArguments, table: CommandTable) {
        for option in table[arguments.command]?.options ?? [] {
            guard let key = option.setting, let given = arguments.values[option.name], let value = given.first else {
                continue
            }
            let meaning: ArgumentValue =
                option.isRepeatable
                ? .paths(given.compactMap(\.path)) : option.kind.takesValue ? value : .toggle(option.flagMeaning)
            values[key] = Setting(value: meaning, origin: .flag(option.name))
        }
    }

    init(environment: ProcessEnvironment) throws(SettingsError) {
        for setting in AllSettings.list {
            let name = setting.key.environmentVariable
            guard let bytes = environment[name] else { continue }
            do throws(ValueProblem) {
                values[setting.key] = Setting(value: try setting.kind.read(bytes), origin: .environment(name))
            } catch {
                throw SettingsError(message: "The environment variable \(name) must be \(error.wanted).")
            }
        }
    }

    init(_ values: [SettingKey: ArgumentValue], origin: SettingOrigin) {
        self.values = values.mapValues { Setting(value: $0, origin: origin) }
    }
}

extension [SettingLayer] {
    /// What the first layer says that sets it; nil where none does.
    func setting(_ setting: SettingDescription) -> Setting<ArgumentValue>? {
        for layer in self {
            if let found = layer.values[setting.key], setting.accepts(found.value) { return found }
        }
        return nil
    }
}
