internal import Models

/// `vegyscan settings list`: every setting with who set it.
struct SettingsListCommand: Command {
    static let name: CommandName = "settings list"
    static let description = CommandDescription(
        name: name,
        summary: "list every setting, its value and who set it",
        discussion: ["Keys for an LLM are no settings and never shown."],
        options: [.flag(.json, nil, .output, "Print one JSON object per setting.")],
        examples: [Example("vegyscan settings list", meaning: "See what holds and why.")])

    let settings: Settings
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        settings = try intake.resolveSettings()
        printsJSON = intake.arguments.has(.json)
    }

    func run() -> ExitCode {
        if printsJSON { return VegyScan.print(settings.list.map { SettingRecord($0).jsonLine }.joined()) }
        let rows = settings.list.map { [$0.key.rawValue, $0.value, $0.origin.description] }
        let lines = AlignedColumns.lines([["setting", "value", "set by"]] + rows, leading: 3)
        return VegyScan.print(lines.map(Console.printable).joined(separator: "\n") + "\n")
    }
}
