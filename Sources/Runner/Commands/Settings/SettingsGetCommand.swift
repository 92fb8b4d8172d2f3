internal import Models

/// `vegyscan settings get`: one setting as it holds now.
struct SettingsGetCommand: Command {
    static let name: CommandName = "settings get"
    static let description = CommandDescription(
        name: name,
        summary: "print one setting",
        discussion: ["The value that holds now, whoever set it."],
        operand: .settingKey,
        options: [.flag(.json, nil, .output, "Print key, value and origin as one JSON object.")],
        examples: [Example("vegyscan settings get target_language", meaning: "See the language of translations.")])

    let settings: Settings
    let word: String?
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        word = intake.arguments.word
        printsJSON = intake.arguments.has(.json)
    }

    func run() -> ExitCode {
        guard let listed = settings.list.first(where: { $0.key.rawValue == word }) else { return .usage }
        return VegyScan.print(printsJSON ? SettingRecord(listed).jsonLine : listed.value + "\n")
    }
}

extension OperandDescription {
    static var settingKey: OperandDescription {
        OperandDescription(name: "KEY", kind: .choice(AllSettings.names), help: "The setting.")
    }
}

/// A setting for other programs.
struct SettingRecord: Encodable {
    let key: String
    let value: String
    let origin: String

    init(_ listed: ListedSetting) {
        (key, value, origin) = (listed.key.rawValue, listed.value, listed.origin.description)
    }
}
