/// One option of a command.
struct OptionDescription: Sendable {
    var name: OptionName
    var letter: Character?
    /// The placeholder for the value in the help, such as `DIR`; empty for a flag.
    var valueName: String
    var kind: ValueKind
    /// One or two short sentences.
    var help: String
    var group: OptionGroup
    /// What a shell proposes for a value of any text; nil for nothing.
    var proposes: ProposedWords?
    /// The default as shown in the help; nil when none is worth naming.
    var defaultText: String?
    /// The setting it sets, or nil.
    var setting: SettingKey?
    /// The value to which giving a flag sets its setting: `--no-cache` sets `cache` to false.
    var flagMeaning = true
    var isRequired = false
    /// An option that replaces this required one, or nil.
    var replacement: OptionName?
    var isRepeatable = false
    /// Options that can't be given together with it.
    var conflicts: [OptionName] = []

    /// A flag.
    static func flag(
        _ name: OptionName, _ letter: Character? = nil, _ group: OptionGroup, _ help: String,
        conflicts: [OptionName] = []
    ) -> OptionDescription {
        OptionDescription(
            name: name, letter: letter, valueName: "", kind: .flag, help: help, group: group, conflicts: conflicts)
    }

    /// An option with a value that sets nothing else.
    static func value(
        _ name: OptionName, _ letter: Character? = nil, _ valueName: String, _ kind: ValueKind, _ group: OptionGroup,
        _ help: String, proposes: ProposedWords? = nil, required: Bool = false, replacement: OptionName? = nil,
        repeatable: Bool = false, conflicts: [OptionName] = []
    ) -> OptionDescription {
        OptionDescription(
            name: name, letter: letter, valueName: valueName, kind: kind, help: help, group: group, proposes: proposes,
            isRequired: required, replacement: replacement, isRepeatable: repeatable, conflicts: conflicts)
    }

    /// The option of a setting.
    static func setting<Value>(_ entry: KeyPath<AllSettings, SettingEntry<Value>>) -> OptionDescription {
        AllSettings.entries[keyPath: entry].option
    }

    /// The same option with another help text.
    func saying(_ help: String) -> OptionDescription {
        var option = self
        option.help = help
        return option
    }
}

/// The headings under which the help shows a command's options.
enum OptionGroup: String, CaseIterable, Sendable {
    case input = "Input"
    case output = "Output"
    case reading = "Reading"
    case judging = "Judging"
    case limits = "Limits"
    case storage = "Storage"
    case general = "General"
}
