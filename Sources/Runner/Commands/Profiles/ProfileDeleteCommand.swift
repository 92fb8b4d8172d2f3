internal import Library
internal import Models

/// `vegyscan profile delete`: deletes a profile after asking.
struct ProfileDeleteCommand: Command {
    static let name: CommandName = "profile delete"
    static let description = CommandDescription(
        name: name,
        summary: "delete a profile",
        discussion: [
            """
            Says what goes and asks first; where nobody can be asked, such as in a script, --yes is needed. The last \
            profile can't be deleted; profile erase removes everything.
            """
        ],
        operand: .profileName, options: [.yes, .quiet, .store],
        examples: [Example("vegyscan profile delete Ben", meaning: "Delete a profile after being asked.")])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    func run() throws(CommandFailure) -> ExitCode {
        let name = tools.name
        let profile = try tools.profile(named: name)
        // Refused before anybody is asked.
        if try tools.load().profiles.count == 1 { throw CommandFailure(.lastProfile) }
        tools.console.note("The profile \(profile.name) goes for good: \(profile.summary)")
        tools.console.note("Other profiles, results and what stands beside them stay.")
        let confirmation = Confirmation(
            isGiven: tools.arguments.has(.yes), command: "vegyscan profile delete NAME --yes", console: tools.console)
        if let end = confirmation.ask("Delete it?") { return end }
        let active = try tools.update { book throws(ProfileFailure) in
            try book.delete(name)
            return book.active
        }
        if let active { tools.console.note("Deleted. Active: \(active.name)") }
        return .success
    }
}
