/// `vegyscan settings unset`: takes a setting out of the person's own file.
struct SettingsUnsetCommand: Command {
    static let name: CommandName = "settings unset"
    static let description = CommandDescription(
        name: name,
        summary: "take a setting out of your own file",
        discussion: ["The next source, or else the default, then says what holds."],
        // A key that no setting has, such as one of a later version, can be taken out as well.
        operand: OperandDescription(
            name: "KEY", kind: .text, help: "The setting, or any other key that the file has by mistake.",
            proposes: .settings),
        options: [.quiet],
        examples: [Example("vegyscan settings unset llm_url", meaning: "Ask no LLM any more.")])

    let word: String
    let change: SettingChange

    init(_ intake: CommandIntake) {
        word = intake.arguments.word ?? ""
        change = SettingChange(intake: intake)
    }

    func run() -> ExitCode {
        change.remove(word)
    }
}
