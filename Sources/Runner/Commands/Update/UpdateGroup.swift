/// `vegyscan update`: the commands that bring words and prices up to date.
struct UpdateGroup: CommandGroup {
    static let name: CommandName = "update"
    static let description = CommandDescription(
        name: name,
        summary: "bring words and prices up to date",
        discussion: [
            """
            The program carries its own tables of words and of prices of language models. Newer ones can be installed \
            over them from a file or an address; words of your own (--knowledge) and prices of your own (--llm-prices) \
            still win. Results judged with other words are judged anew at the next scan.
            """
        ],
        operand: .command(of: name, help: "What to do."),
        examples: [
            Example("vegyscan update knowledge --from words.tsv", meaning: "Install newer words."),
            Example("vegyscan update status", meaning: "See what is installed and what failed."),
        ])
}
