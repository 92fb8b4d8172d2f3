/// `vegyscan man`: the manual page.
struct ManCommand: Command {
    static let name: CommandName = "man"
    static let description = CommandDescription(
        name: name,
        summary: "print the manual page",
        discussion: ["The page goes to standard output in roff, the format of man."],
        examples: [
            Example("vegyscan man | man -l -", meaning: "Read the manual."),
            Example("vegyscan man > ~/.local/share/man/man1/vegyscan.1", meaning: "Install it for yourself."),
        ])

    init(_ intake: CommandIntake) {}

    func run() -> ExitCode { VegyScan.print(ManPage(version: ProgramVersion.current).text) }
}
