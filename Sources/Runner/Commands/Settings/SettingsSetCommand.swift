internal import Files
internal import Library

/// `vegyscan settings set`: puts a setting into the person's own file.
struct SettingsSetCommand: Command {
    static let name: CommandName = "settings set"
    static let description = CommandDescription(
        name: name,
        summary: "set a setting in your own file",
        discussion: [
            """
            The file is written at once, whole or not at all; the other settings stay as they are. Languages and \
            the neural engine must be installed, and what a file holds must be usable; a file or folder may come later, \
            and it is said that it isn't there.
            """
        ],
        operand: OperandDescription(
            name: "KEY VALUE", kind: .text, help: "The setting and its new value.", isRepeatable: true,
            proposes: .settings),
        options: [.quiet],
        examples: [
            Example("vegyscan settings set dietary_preference vegan", meaning: "Say what you eat."),
            Example("vegyscan settings set photo_folder ~/Pictures/menus", meaning: "Scan this folder by itself."),
        ])

    let words: [String]
    let change: SettingChange
    private var console: Console { change.console }

    init(_ intake: CommandIntake) {
        words = intake.arguments.words
        change = SettingChange(intake: intake)
    }

    func run() -> ExitCode {
        guard words.count == 2 else {
            console.error("Name one setting and one value, such as: vegyscan settings set retention_days 180")
            return .usage
        }
        guard let setting = AllSettings.named(words[0]) else { return change.unknown(words[0]) }
        let value: ArgumentValue
        do throws(ValueProblem) {
            value = try setting.kind.read(Array(words[1].utf8))
        } catch {
            console.error(
                "The setting \(setting.key.rawValue) must be \(error.wanted).\(UsageError.guess(error.suggestions))")
            return .usage
        }
        // A file may say so; here there is still somebody to be told, and not each run that comes.
        if setting.kind == .webAddress, PlainAddress(words[1]) == nil {
            console.error(
                "The setting \(setting.key.rawValue) must be an https address, or an http one on this machine: what is "
                    + "sent can be read on the way otherwise.")
            return .usage
        }
        // Settings that can't be read are told of when the value is saved.
        if let settings = try? change.intake.resolveSettings() {
            do throws(CommandFailure) {
                try SettingTrial(
                    setting: setting, value: value, settings: settings, environment: change.intake.environment
                ).run()
            } catch {
                console.error(error.message)
                return error.exitCode
            }
        }
        guard let json = SettingJSON(value, typed: words[1], kind: setting.kind) else {
            console.error("The path isn't valid UTF-8, so no settings file can hold it; give it as an option.")
            return .usage
        }
        let code = change.set(setting.key, to: json)
        guard code == .success, setting.key != AllSettings.entries.store.key else { return code }
        if setting.key == AllSettings.entries.llmURL.key, (try? change.intake.resolveSettings())?.llmModel.value == nil
        {
            console.note("It needs a model: vegyscan settings set llm_model NAME")
        }
        for path in value.paths ?? [] where FileKind.of(path) == .missing {
            console.note("\(path.display) isn't there now.")
        }
        return code
    }
}
