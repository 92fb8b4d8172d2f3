internal import Files
internal import Library
internal import Models

/// `vegyscan repair`: makes index and journal of an output folder anew from the bundles, and clears up.
struct RepairCommand: Command {
    static let name: CommandName = "repair"
    static let description = CommandDescription(
        name: name,
        summary: "make the index of an output folder anew from its bundles",
        discussion: [
            """
            Reads every bundle below DIR and writes DIR/index.jsonl and the journal anew from them; removes files \
            that killed runs have left. Bundles and photos are never changed. A bundle that can't be read is named, \
            and the exit code is 1: scan its photos again.
            """,
            """
            A scan does without: it carries on where another one was ended, whatever it finds. This is for folders \
            that were changed by hand or damaged.
            """,
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "The folder that a scan put its results in."),
        options: [.wait, .quiet],
        examples: [Example("vegyscan repair results", meaning: "Make the index anew and clear up.")])

    let folder: FilePath
    let waits: Bool
    let console: Console
    let environment: ProcessEnvironment

    init(_ intake: CommandIntake) {
        folder = intake.arguments.paths.first ?? FilePath(".")
        waits = intake.arguments.has(.wait)
        console = intake.console
        environment = intake.environment
    }

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            guard FileKind.of(folder) == .folder else {
                throw CommandFailure(message: "\(folder.display): There is no such folder.", exitCode: .noInput)
            }
            try ResultFolder(folder).check()
            let lock = try await OutputFolder(folder: folder, waits: waits, console: console).open()
            defer { withExtendedLifetime(lock) {} }
            let repair: OutputRepair
            do throws(StageFailure) {
                repair = try OutputRepair(of: folder)
            } catch {
                throw CommandFailure(message: "\(folder.display): \(error.message)", exitCode: .cannotWrite)
            }
            tell(repair)
            return repair.damaged.isEmpty ? .success : .someFailed
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func tell(_ repair: OutputRepair) {
        for menu in repair.damaged {
            console.error("\(menu.display): The bundle can't be read by this version; scan its photos again.")
        }
        console.note("\(CountedNoun.menus(repair.menus)); index.jsonl and journal are made anew.")
        if repair.newLines > 0 {
            console.note("Missing from the index or wrong there: \(repair.newLines) of them.")
        }
        if repair.goneLines > 0 {
            console.note("In the index without a bundle: \(CountedNoun.menus(repair.goneLines)).")
        }
        if repair.leftovers > 0 {
            console.note("Removed, since a killed run left it: \(CountedNoun(repair.leftovers, "file").text).")
        }
        WaitingRemark(folder: folder, environment: environment, console: console).tell()
    }
}
