internal import Library
internal import Models

/// `vegyscan profile list`: all profiles with their restrictions.
struct ProfileListCommand: Command {
    static let name: CommandName = "profile list"
    static let description = CommandDescription(
        name: name,
        summary: "list all profiles with their restrictions",
        discussion: ["One line a profile; the active one is named as such."],
        options: [.json, .store],
        examples: [Example("vegyscan profile list", meaning: "See all profiles.")])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    func run() throws(CommandFailure) -> ExitCode {
        let book = try tools.load()
        return try ProfileListing(tools: tools).show(book.profiles, of: book, heading: "Profiles")
    }
}
