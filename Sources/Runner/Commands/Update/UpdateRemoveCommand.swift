internal import Library

/// `vegyscan update remove`: back to the words or prices that the program came with.
struct UpdateRemoveCommand: Command {
    static let name: CommandName = "update remove"
    static let description = CommandDescription(
        name: name,
        summary: "go back to what the program came with",
        discussion: ["Removes an installed update. Your own words and prices stay."],
        operand: OperandDescription(
            name: "WHAT", kind: .choice(["knowledge", "prices"]), help: "What to remove."),
        options: [.json, .quiet, .store],
        examples: [Example("vegyscan update remove knowledge", meaning: "Use the program's own words again.")])

    let status: UpdateStatus
    let kind: UpdateKind

    init(_ intake: CommandIntake) throws(CommandFailure) {
        status = try UpdateStatus(intake)
        kind = intake.arguments.word.flatMap(UpdateKind.init) ?? .knowledge
    }

    func run() -> ExitCode {
        do throws(UpdateFailure) {
            if try !status.updates.remove(kind) { status.console.note("Nothing was installed.") }
        } catch {
            status.console.error(error.message)
            return error.cause.exitCode
        }
        return UpdateStatus.print(UpdateRecord(kind, nil, nil), asJSON: status.printsJSON)
    }
}
