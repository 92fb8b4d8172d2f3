internal import Files
internal import Reading

/// Everything that controls a scan, each value with who set it.
///
/// A flag takes precedence over the environment, that over `./vegyscan.json`, that over the user's own file, and that
/// over the default. The key of the LLM server isn't among the settings; see `LLMKey`.
@dynamicMemberLookup
struct Settings: Sendable, Equatable {
    /// What somebody has set, or what follows from the machine. Nil as a value is the default.
    private var values: [SettingKey: Setting<ArgumentValue?>] = [:]

    /// What may be worth telling the user though nothing is wrong, one sentence each.
    var notices: [String] = []

    /// Puts the settings together.
    ///
    /// - Parameters:
    ///   - arguments: nil outside of a command.
    ///   - folder: the current folder; "." will do.
    ///   - kept: what earlier work was begun with, which only the arguments win over.
    static func resolve(
        arguments: ParsedArguments?, environment: ProcessEnvironment, folder: FilePath, kept: KeptSettings? = nil,
        table: CommandTable = .vegyscan
    ) throws(SettingsError) -> Settings {
        var layers: [SettingLayer] = []
        if let arguments { layers.append(SettingLayer(arguments: arguments, table: table)) }
        if let kept { layers.append(kept.layer()) }
        layers.append(try SettingLayer(environment: environment))
        for file in SettingsFile.candidates(environment: environment, folder: folder) {
            if let layer = try file.layer() { layers.append(layer) }
        }
        var settings = Settings(layers)
        settings.notices = environment.misspeltSettings
        if arguments?.has(.guest) == true { settings.leaveNoTrace() }
        if settings.engineFolder.value == nil {
            settings.engineFolder.value = EngineFolder.standard(environment: environment.baseFolders)?.path
        }
        if settings.llmKeyFile.value == nil, let config = environment.configFolder {
            settings.llmKeyFile.value = config.appending("vegyscan").appending("llm-key")
        }
        return settings
    }

    /// A guest's run keeps nothing outside its results, whatever else is set.
    private mutating func leaveNoTrace() {
        if self.history.value { self.history = Setting(value: false, origin: .flag(.guest)) }
        self.cache = Setting(value: false, origin: .flag(.guest))
    }

    private init(_ layers: [SettingLayer]) {
        for setting in AllSettings.list {
            values[setting.key] = layers.setting(setting).map { Setting(value: $0.value, origin: $0.origin) }
        }
    }

    subscript<Value>(dynamicMember entry: KeyPath<AllSettings, SettingEntry<Value>>) -> Setting<Value> {
        get {
            let entry = AllSettings.entries[keyPath: entry]
            let set = values[entry.key]
            return Setting(
                value: set?.value.flatMap { Value(argument: $0) } ?? entry.standard, origin: set?.origin ?? .default)
        }
        set {
            values[AllSettings.entries[keyPath: entry].key] = Setting(
                value: newValue.value.argument, origin: newValue.origin)
        }
    }

    /// All settings in a fixed order. No key is among them, nor can an address hold one.
    var list: [ListedSetting] {
        AllSettings.list.map { setting in
            let set = values[setting.key]
            return ListedSetting(
                setting: setting, value: set?.value.flatMap(setting.kind.text) ?? setting.defaultText ?? "none",
                origin: set?.origin ?? .default)
        }
    }
}

/// One line of a list of settings.
struct ListedSetting: Sendable {
    var setting: SettingDescription
    /// As it could be written on the command line; for people and programs.
    var value: String
    var origin: SettingOrigin

    var key: SettingKey { setting.key }
}
