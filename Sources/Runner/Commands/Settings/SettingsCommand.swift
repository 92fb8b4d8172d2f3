/// `vegyscan settings`: the whole screen.
struct SettingsCommand: Command {
    static let name: CommandName = "settings"
    static let description = CommandDescription(
        name: name,
        summary: "show and change the settings",
        discussion: [
            """
            Without a command it shows one screen with what may be read, what is stored, your preferences, the outside \
            sources and this program. The commands below change your own settings file at once; an option, a variable \
            or ./vegyscan.json may still win over it, and settings list says which does.
            """
        ],
        operand: .command(of: name, help: "What to do.", isRequired: false),
        options: [.json, .store],
        examples: [
            Example("vegyscan settings", meaning: "See the whole screen."),
            Example("vegyscan settings set retention_days 180", meaning: "Keep menus for half a year."),
            Example("vegyscan settings set location off", meaning: "Keep no place of any photo from now on."),
        ],
        runsAlone: true)

    let screen: SettingsScreen
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        screen = SettingsScreen(
            settings: try intake.resolveSettings(), environment: intake.environment, console: intake.console)
        printsJSON = intake.arguments.has(.json)
    }

    func run() async -> ExitCode { await screen.run(printsJSON: printsJSON) }
}
