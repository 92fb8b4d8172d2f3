/// `vegyscan completions`: a script for a shell.
struct CompletionsCommand: Command {
    static let name: CommandName = "completions"
    static let description = CommandDescription(
        name: name,
        summary: "print a script that completes commands in a shell",
        discussion: ["The script goes to standard output; put it where your shell looks for completions."],
        operand: OperandDescription(
            name: "SHELL", kind: .choice(Shell.allCases.map(\.rawValue)), help: "The shell the script is for."),
        examples: [
            Example(#"eval "$(vegyscan completions bash)""#, meaning: "Try it in this shell."),
            Example(
                "vegyscan completions bash \\", "    > ~/.local/share/bash-completion/completions/vegyscan",
                meaning: "Install for bash."),
            Example(
                "vegyscan completions zsh > ~/.zfunc/_vegyscan", meaning: "Install for zsh, with ~/.zfunc in fpath."),
            Example(
                "vegyscan completions fish > ~/.config/fish/completions/vegyscan.fish", meaning: "Install for fish."),
        ])

    let shell: Shell

    init(_ intake: CommandIntake) {
        shell = intake.arguments.word.flatMap(Shell.init) ?? .bash
    }

    func run() -> ExitCode { VegyScan.print(Completions.script(for: shell)) }
}

/// The shells that completions can be made for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
