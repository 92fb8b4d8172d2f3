internal import Library
internal import Models

/// `vegyscan profile recent`: the last three profiles used.
struct ProfileRecentCommand: Command {
    static let name: CommandName = "profile recent"
    static let description = CommandDescription(
        name: name,
        summary: "list the last three profiles used",
        discussion: ["The latest comes first."],
        options: [.json, .store],
        examples: [Example("vegyscan profile recent", meaning: "See who scanned last.")])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    func run() throws(CommandFailure) -> ExitCode {
        let book = try tools.load()
        return try ProfileListing(tools: tools).show(book.recent, of: book, heading: "Used last")
    }
}
