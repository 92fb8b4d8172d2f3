internal import Files
internal import Library
internal import Models

/// `vegyscan profile show`: what a profile holds, and where it is kept.
struct ProfileShowCommand: Command {
    static let name: CommandName = "profile show"
    static let description = CommandDescription(
        name: name,
        summary: "show a profile and where it is kept",
        discussion: ["Shows the active profile where none is named."],
        operand: OperandDescription(
            name: "NAME", kind: .text, help: "The profile's name; the active one where none is named.",
            isRequired: false, proposes: .profiles),
        options: [.json, .store],
        examples: [Example("vegyscan profile show Anna", meaning: "See what a profile holds.")])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    func run() throws(CommandFailure) -> ExitCode {
        let profile = try tools.profile(named: tools.arguments.word)
        let active = try tools.load().active
        let isActive = profile == active
        if tools.arguments.has(.json) { return try tools.print(ProfileRecord(profile, isActive: isActive)) }
        var lines = ["Profile: \(profile.name)", "Active: \(isActive ? "yes" : "no")"]
        for category in RestrictionCategory.allCases {
            let restrictions = profile.restrictions.filter { $0.category == category }.map(\.description)
            if !restrictions.isEmpty { lines.append("\(category.title): \(restrictions.joined(separator: ", "))") }
        }
        if profile.restrictions.isEmpty { lines.append("Restrictions: none") }
        lines.append("Kept: on this machine only, encrypted, in \(tools.store.file.display)")
        if let place = tools.store.keyPlace { lines.append("Key: \(place)") }
        return tools.print(lines)
    }
}
