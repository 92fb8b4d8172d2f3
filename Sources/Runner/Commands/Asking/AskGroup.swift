/// `vegyscan ask`: the commands on files of questions that a provider answers in its own time.
struct AskGroup: CommandGroup {
    static let name: CommandName = "ask"
    static let description = CommandDescription(
        name: name,
        summary: "ask the LLM by batch files, at half the price",
        discussion: [
            """
            Providers answer files of many requests within a day, at half the price of live ones. Scan with --offline \
            and the address and model of the LLM, so that every dish waits; export the questions; give the files to \
            the provider; import its answers. What it doesn't answer goes on waiting.
            """
        ],
        operand: .command(of: name, help: "What to do."),
        examples: [
            Example("vegyscan ask export results --out batch", meaning: "Write what waits into files."),
            Example("vegyscan ask import batch/answers.jsonl", meaning: "Take the provider's answers."),
        ])
}
