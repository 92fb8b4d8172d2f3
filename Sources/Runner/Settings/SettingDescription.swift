/// What a setting is called in a settings file, such as `max_pixels`.
struct SettingKey: Sendable, Hashable, CustomStringConvertible {
    let rawValue: String

    var description: String { rawValue }

    /// Such as `VEGYSCAN_MAX_PIXELS`.
    var environmentVariable: String { "VEGYSCAN_" + rawValue.uppercased() }
}

/// A setting as it is described and parsed wherever it is set.
struct SettingDescription: Sendable {
    let key: SettingKey
    /// What it takes.
    let kind: ValueKind
    /// What it is about, for the manual's list of settings.
    let summary: String
    /// What holds when nobody says otherwise, in words; nil for nothing.
    let defaultText: String?
    let folderRule: FolderRule
    /// Whether it has no effect unless a language model is asked.
    let needsModel: Bool
    /// The option that sets it, in the commands that offer one.
    let option: OptionDescription
    /// Whether it can be read from a value.
    let accepts: @Sendable (ArgumentValue) -> Bool

    /// Whether its value may name a person, a place on this machine or a service.
    var isPrivate: Bool {
        switch kind {
        case .file, .folder, .webAddress, .text: true
        default: false
        }
    }
}

/// What the settings file of the current folder may say about a setting. It may have come with somebody's photos, so it
/// may make a run more private, but never less.
enum FolderRule: Sendable {
    case free
    /// Refused, since it could decide where data go or come from, what is spent or what words mean.
    case refused
    /// All but this value.
    case allBut(SettingJSON, wanted: String)

    static let onlyOff = FolderRule.allBut(
        .toggle(true), wanted: "false; a file of the current folder may only switch it off")
    static let onlyOn = FolderRule.allBut(
        .toggle(false), wanted: "true; a file of the current folder may only switch it on")
}

/// The option of a setting.
struct SettingOption: Sendable {
    /// Nil for that of the setting, with dashes.
    var name: OptionName?
    var letter: Character?
    /// Empty for a flag.
    var valueName = ""
    /// What giving the flag sets the setting to; nil for an option with a value.
    var meaning: Bool?
    var group = OptionGroup.general
    /// Empty for the summary of the setting.
    var help = ""
    var isRepeatable = false

    /// For a setting that no command offers as such.
    static let none = SettingOption()

    static func value(
        _ valueName: String, letter: Character? = nil, _ group: OptionGroup, name: OptionName? = nil,
        repeatable: Bool = false, _ help: String
    ) -> SettingOption {
        SettingOption(
            name: name, letter: letter, valueName: valueName, group: group, help: help, isRepeatable: repeatable)
    }

    static func flag(_ name: OptionName, to meaning: Bool, _ group: OptionGroup, _ help: String) -> SettingOption {
        SettingOption(name: name, meaning: meaning, group: group, help: help)
    }
}
