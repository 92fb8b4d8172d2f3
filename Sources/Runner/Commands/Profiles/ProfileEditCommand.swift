internal import Library
internal import Models
internal import Outputs

/// `vegyscan profile edit`: changes a profile.
struct ProfileEditCommand: Command {
    static let name: CommandName = "profile edit"
    static let description = CommandDescription(
        name: name,
        summary: "change a profile",
        discussion: [
            """
            Restrictions that are named are added; an allergy that is there already gets the new severity. Menus that \
            were judged before stay as they are: run vegyscan rejudge for them.
            """
        ],
        operand: .profileName,
        options: [
            .value(.rename, nil, "NAME", .text, .general, "Give it this name."),
            .value(
                .remove, nil, "WORD", .text, .judging,
                "Remove the restriction on this, such as peanuts or vegan. Can be given more than once.",
                repeatable: true),
        ] + .restrictions + [.quiet, .knowledge, .store],
        examples: [
            Example("vegyscan profile edit Anna --allergy milk=mild --remove vegan", meaning: "Change two things.")
        ])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    func run() throws(CommandFailure) -> ExitCode {
        let added = try RestrictionOptions(tools).restrictions()
        let removed = tools.arguments.texts(.remove)
        let newName = tools.arguments.text(.rename)
        guard !added.isEmpty || !removed.isEmpty || newName != nil else {
            throw CommandFailure(
                message: "Nothing to change was named; add a restriction, --remove or --rename.", exitCode: .usage)
        }
        var unknown: String?
        let edited = try tools.update { book throws(ProfileFailure) -> Profile? in
            var changed: Profile?
            try book.edit(tools.name) { profile throws(ProfileFailure) in
                let before = profile
                for word in removed where !profile.remove(word) { unknown = unknown ?? word }
                if unknown != nil {
                    profile = before
                    return
                }
                for restriction in added { try profile.add(restriction) }
                if let newName { try profile.rename(to: newName) }
                changed = profile
            }
            return changed
        }
        guard let edited else {
            throw CommandFailure(
                message:
                    "The profile has no restriction on \"\(Console.printable(unknown ?? ""))\"; nothing was changed. "
                    + "\"vegyscan profile show\" lists them.",
                exitCode: .usage)
        }
        tools.console.note("Changed: \(edited.name): \(edited.summary)")
        tools.tellOfEmpty(edited)
        tools.console.note("Menus that were judged before stay as they are; \"vegyscan rejudge DIR\" judges them anew.")
        return .success
    }
}
