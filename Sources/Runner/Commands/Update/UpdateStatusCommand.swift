internal import Foundation
internal import Library
internal import Models

/// `vegyscan update status`: what is installed and what failed.
struct UpdateStatusCommand: Command {
    static let name: CommandName = "update status"
    static let description = CommandDescription(
        name: name,
        summary: "show what is installed and what failed",
        discussion: ["Shows for words and for prices the version, when it was installed, and an update that failed."],
        options: [.json, .store],
        examples: [Example("vegyscan update status", meaning: "Show it.")])

    let status: UpdateStatus

    init(_ intake: CommandIntake) throws(CommandFailure) {
        status = try UpdateStatus(intake)
    }

    func run() -> ExitCode { status.show() }
}
