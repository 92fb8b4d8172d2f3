/// `vegyscan settings unset`: takes a setting out of the person's own file.
struct SettingsUnsetCommand: Command {
    static let name: CommandName = "settings unset"
    static let description = CommandDescription(
        name: name,
        summary: "take a setting out of your own file",
        discussion: ["The next source, or else the default, then says what holds."],
        operand: .settingKey,
        options: [.quiet],
        examples: [Example("vegyscan settings unset llm_url", meaning: "Ask no LLM any more.")])

    let word: String
    let change: SettingChange

    init(_ intake: CommandIntake) {
        word = intake.arguments.word ?? ""
        change = SettingChange(intake: intake)
    }

    func run() -> ExitCode {
        guard let setting = AllSettings.named(word) else { return change.unknown(word) }
        return change.set(setting.key, to: nil)
    }
}
