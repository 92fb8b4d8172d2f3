internal import Library

/// `vegyscan update knowledge`: installs newer words.
struct UpdateKnowledgeCommand: Command {
    static let name: CommandName = "update knowledge"
    static let description = CommandDescription(
        name: name,
        summary: "install newer words",
        discussion: [
            """
            The file has the form that vegyscan knowledge check describes, with rows of the kinds ingredient and dish. \
            It is used only when it is whole, every line can be read, no word loses an animal thing or an allergen \
            that the program knows to be in it, and no dish of a fixed list, nor a word of the file beside meat, fish, \
            egg and milk, is judged more freely with it.
            """,
            UpdateInstallation.whatFails,
        ],
        options: UpdateInstallation.options,
        examples: [
            Example("vegyscan update knowledge --from words.tsv", meaning: "Install a file."),
            Example("vegyscan update knowledge --later", meaning: "Try again what failed, by itself in an hour."),
        ])

    let installation: UpdateInstallation

    init(_ intake: CommandIntake) throws(CommandFailure) {
        installation = try UpdateInstallation(.knowledge, intake)
    }

    func run() async -> ExitCode { await installation.run() }
}
