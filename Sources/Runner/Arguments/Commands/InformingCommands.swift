internal import Library

/// The commands that tell about the program itself.
extension CommandDescription {
    static let schema = CommandDescription(
        name: .schema,
        summary: "print the JSON Schema of bundles, events, verdicts or exports",
        discussion: [
            """
            The schema follows JSON Schema 2020-12. It describes bundle.json, one line of what scan --json prints \
            and of a run log, a profile.json with a profile's verdicts, or what export writes.
            """
        ],
        operand: OperandDescription(
            name: "WHAT", kind: .choice(PublishedSchema.allCases.map(\.rawValue)),
            help: "What the schema describes; bundle where nothing is named.", isRequired: false),
        examples: [
            Example("vegyscan schema > bundle.schema.json", meaning: "Keep the schema for a validator."),
            Example("vegyscan schema events", meaning: "See what a program that reads the events may expect."),
        ])

    static let doctor = CommandDescription(
        name: .doctor,
        summary: "check what is installed and how to get what is missing",
        discussion: [
            """
            Lists libraries with their versions, OCR languages and writable folders, and for each thing that is \
            missing the command that mends it. Where an LLM is configured it is sent one tiny question.
            """
        ],
        options: [
            .flag(.json, nil, .output, "Print the report as one JSON object."),
            .languages, .detector, .engineFolder,
        ] + .languageModel + [.offline, .store],
        examples: [
            Example("vegyscan doctor", meaning: "Check everything."),
            Example("vegyscan doctor --languages tha,vie", meaning: "Check that Thai and Vietnamese can be read."),
        ])

    static let about = CommandDescription(
        name: .about,
        summary: "show version, privacy, licence and where to get support",
        discussion: ["Tells what this program is, what it does with your data and where to ask for help."],
        options: [.flag(.licenses, nil, .output, "Show the third-party libraries and data, with their licences.")],
        examples: [Example("vegyscan about --licenses", meaning: "See whose work is used.")])

    static let completions = CommandDescription(
        name: .completions,
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

    static let man = CommandDescription(
        name: .man,
        summary: "print the manual page",
        discussion: ["The page goes to standard output in roff, the format of man."],
        examples: [
            Example("vegyscan man | man -l -", meaning: "Read the manual."),
            Example("vegyscan man > ~/.local/share/man/man1/vegyscan.1", meaning: "Install it for yourself."),
        ])

    static let help = CommandDescription(
        name: .help,
        summary: "show help for a command or on a topic",
        discussion: [
            "For a command the same as --help after it. Articles on these topics are part of the program and can be "
                + "read offline: \(HelpTopic.names.joined(separator: ", "))."
        ],
        operand: OperandDescription(
            name: "WORD", kind: .choice(CommandName.allWords + HelpTopic.names),
            help: "The words of a command, or a topic; without any the overview is shown.", isRequired: false,
            isRepeatable: true),
        examples: [
            Example("vegyscan help scan", meaning: "Show all options of scan."),
            Example("vegyscan help bench text", meaning: "Show all options of bench text."),
            Example("vegyscan help allergens", meaning: "Read what an allergen in a result means."),
        ])
}

/// The shells that completions can be made for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
