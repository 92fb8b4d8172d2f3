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
        for key in SettingKey.allCases {
            let name = key.environmentVariable
            guard let bytes = environment[name] else { continue }
            do throws(ValueProblem) {
                values[key] = Setting(value: try key.kind.read(bytes), origin: .environment(name))
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
    /// The value of the first layer that has one.
    func setting<Value>(
        _ key: SettingKey, _ understand: (ArgumentValue) -> Value?, else standard: Value
    ) -> Setting<Value> {
        for layer in self {
            if let found = layer.values[key], let value = understand(found.value) {
                return Setting(value: value, origin: found.origin)
            }
        }
        return Setting(value: standard, origin: .default)
    }

    /// For what may be left unset.
    func setting<Value>(_ key: SettingKey, _ understand: (ArgumentValue) -> Value?) -> Setting<Value?> {
        setting(key, { understand($0).map(Optional.some) }, else: nil)
    }
}
