internal import Library
internal import Models

/// `vegyscan profile create`: makes a profile, which is active then.
struct ProfileCreateCommand: Command {
    static let name: CommandName = "profile create"
    static let description = CommandDescription(
        name: name,
        summary: "make a profile",
        discussion: [
            """
            The new profile becomes the active one. Names are unique whatever their capitals. An allergy needs its \
            severity: mild, moderate, severe or critical.
            """
        ],
        operand: .newProfileName, options: .restrictions + [.quiet, .knowledge, .store],
        examples: [
            Example(
                "vegyscan profile create Anna --diet vegan --allergy peanuts=critical",
                meaning: "Make a profile of two restrictions."),
            Example(
                "vegyscan profile create Ben --medical celiac --avoid coriander",
                meaning: "Make one with a condition and a word to avoid."),
        ])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    func run() throws(CommandFailure) -> ExitCode {
        let restrictions = try RestrictionOptions(tools).restrictions()
        let made = try tools.update { book throws(ProfileFailure) in
            let profile = try Profile(name: tools.name, restrictions: restrictions)
            try book.create(profile)
            return profile
        }
        tools.console.note("Made and active: \(made.name): \(made.summary)")
        tools.tellOfEmpty(made)
        tools.console.note("It stays on this machine, encrypted. Nothing of it goes into results, logs or to an LLM.")
        return .success
    }
}
