internal import Files
internal import Models
internal import Reading

/// `vegyscan engine remove`.
struct EngineRemoveCommand: Command {
    static let name: CommandName = "engine remove"
    static let description = CommandDescription(
        name: name,
        summary: "remove the neural engine",
        discussion: [
            """
            Photos are read without it then. Other files in its folder stay. Asks first; elsewhere --yes is needed.
            """
        ],
        options: [.engineFolder, .yes, .quiet],
        examples: [Example("vegyscan engine remove", meaning: "See what goes, and be asked.")])

    let folder: FilePath?
    let isConfirmed: Bool
    let console: Console

    init(_ intake: CommandIntake) throws(CommandFailure) {
        folder = try intake.resolveSettings().engineFolder.value
        isConfirmed = intake.arguments.has(.yes)
        console = intake.console
    }

    func run() throws(CommandFailure) -> ExitCode {
        guard let folder else { throw EngineFailure.noFolder }
        let files = EngineFolder(folder).ownFiles
        guard !files.isEmpty else {
            console.note("No neural engine is installed.")
            return .success
        }
        let size = files.reduce(0) { $0 + ((try? FileStatus(of: $1)?.size) ?? 0) }
        console.note("The neural engine goes, \(ByteSize(size).text) in \(folder.display).")
        console.note("Results, caches and settings stay.")
        let confirmation = Confirmation(
            isGiven: isConfirmed, command: "vegyscan engine remove --yes", console: console)
        if let end = confirmation.ask("Remove it?") { return end }
        do throws(StageFailure) {
            for file in files { try Folder.removeFile(file, as: .engine) }
        } catch {
            throw CommandFailure(error)
        }
        Folder.removeEmpty(folder)
        console.note("The neural engine is removed.")
        return .success
    }
}
