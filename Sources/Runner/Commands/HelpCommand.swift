/// `vegyscan help`: an article on a topic. For commands the parser gives their help itself.
struct HelpCommand: Command {
    static let name: CommandName = "help"
    static let description = CommandDescription(
        name: name,
        summary: "show help for a command or on a topic",
        discussion: [
            "For a command the same as --help after it. Articles on these topics are part of the program and can be "
                + "read offline: \(HelpTopic.names.joined(separator: ", "))."
        ],
        operand: OperandDescription(
            name: "WORD", kind: .choice(CommandTable.words + HelpTopic.names),
            help: "The words of a command, or a topic; without any the overview is shown.", isRequired: false,
            isRepeatable: true),
        examples: [
            Example("vegyscan help scan", meaning: "Show all options of scan."),
            Example("vegyscan help bench text", meaning: "Show all options of bench text."),
            Example("vegyscan help allergens", meaning: "Read what an allergen in a result means."),
        ])

    let words: [String]

    init(_ intake: CommandIntake) {
        words = intake.arguments.words
    }

    func run() -> ExitCode { VegyScan.print(HelpTopic(words)?.text ?? HelpText().text(for: nil)) }
}
