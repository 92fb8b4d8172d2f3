internal import Files
internal import Judging
internal import Library
internal import Models

/// `vegyscan rejudge`: verdicts on stored menus, for the active profile or another one.
struct RejudgeCommand: Command {
    static let name: CommandName = "rejudge"
    static let description = CommandDescription(
        name: name,
        summary: "judge stored menus anew for a profile, without photos or LLM",
        discussion: [
            """
            Writes profile.json anew beside each bundle of the folders, for the active profile or the one named. \
            Bundles aren't changed and nothing is asked of an LLM. The file holds a verdict for each dish and a random \
            word in place of the profile, since results are copied and sent on; with --reasons it names profile, \
            restrictions and reasons.
            """
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "A folder that a scan put its results in.", isRepeatable: true),
        options: [
            .profile, .reasons, .json, .wait, .quiet, .knowledge, .store,
        ],
        examples: [
            Example("vegyscan rejudge results", meaning: "Judge all menus for the active profile."),
            Example("vegyscan rejudge results --profile Ben", meaning: "Judge them for another one."),
        ])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    func run() async throws(CommandFailure) -> ExitCode {
        try await Rejudging(tools: tools, waits: tools.arguments.has(.wait)).judge(tools.arguments.folders)
    }
}
