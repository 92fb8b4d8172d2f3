/// `vegyscan knowledge`: the commands about what is known of words.
struct KnowledgeGroup: CommandGroup {
    static let name: CommandName = "knowledge"
    static let description = CommandDescription(
        name: name,
        summary: "look into what is known of words, and add to it",
        discussion: [
            """
            The program judges dishes by tables of words: ingredients, dishes with their usual composition, and words \
            that change others, such as "without". A file of your own, given with --knowledge, wins over them.
            """
        ],
        operand: .command(of: name, help: "What to do."),
        examples: [
            Example("vegyscan knowledge check mine.tsv", meaning: "Check a file of words of your own."),
            Example("vegyscan knowledge add flurb --kind dish --meaning milk", meaning: "Add a word of your own."),
            Example("vegyscan knowledge lookup pad thai", meaning: "See what is known of a dish."),
        ])
}
