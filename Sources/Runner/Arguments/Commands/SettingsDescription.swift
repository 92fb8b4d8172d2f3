extension CommandDescription {
    static let settings = CommandDescription(
        name: .settings,
        summary: "show and change the settings",
        discussion: [
            """
            Without a word behind it: one screen with what may be read, what is stored, your preferences, the outside \
            sources and this program. The commands below change your own settings file at once; an option, a \
            variable or ./vegyscan.json may still win over it, and settings list says which does.
            """
        ],
        operand: OperandDescription(
            name: "COMMAND", kind: .choice(CommandName.settings.subcommands.map(\.ownWord)), help: "What to do.",
            isRequired: false),
        options: [.json, .store],
        examples: [
            Example("vegyscan settings", meaning: "See the whole screen."),
            Example("vegyscan settings set retention_days 180", meaning: "Keep menus for half a year."),
            Example("vegyscan settings set location off", meaning: "Keep no place of any photo from now on."),
        ],
        runsAlone: true)

    static let settingsGet = CommandDescription(
        name: .settingsGet,
        summary: "print one setting",
        discussion: ["The value that holds now, whoever set it."],
        operand: key,
        options: [.flag(.json, nil, .output, "Print key, value and origin as one JSON object.")],
        examples: [Example("vegyscan settings get target_language", meaning: "See the language of translations.")])

    static let settingsSet = CommandDescription(
        name: .settingsSet,
        summary: "set a setting in your own file",
        discussion: ["The file is written at once, whole or not at all; the other settings stay as they are."],
        operand: OperandDescription(
            name: "KEY VALUE", kind: .text, help: "The setting and what it is to be.", isRepeatable: true),
        options: [.quiet],
        examples: [
            Example("vegyscan settings set dietary_preference vegan", meaning: "Say what you eat."),
            Example("vegyscan settings set photo_folder ~/Pictures/menus", meaning: "Scan this folder by itself."),
        ])

    static let settingsUnset = CommandDescription(
        name: .settingsUnset,
        summary: "take a setting out of your own file",
        discussion: ["What holds then is said by the next source, or the default."],
        operand: key,
        options: [.quiet],
        examples: [Example("vegyscan settings unset llm_url", meaning: "Ask no LLM any more.")])

    static let settingsList = CommandDescription(
        name: .settingsList,
        summary: "list every setting, its value and who set it",
        discussion: ["Keys for an LLM are no settings and never shown."],
        options: [.flag(.json, nil, .output, "Print one JSON object per setting.")],
        examples: [Example("vegyscan settings list", meaning: "See what holds and why.")])

    private static var key: OperandDescription {
        OperandDescription(name: "KEY", kind: .choice(SettingKey.allCases.map(\.rawValue)), help: "The setting.")
    }
}
