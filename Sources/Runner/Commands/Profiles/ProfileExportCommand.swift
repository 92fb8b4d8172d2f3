internal import Files
internal import Library
internal import Models

/// `vegyscan profile export`: all profiles in a file that a passphrase opens.
struct ProfileExportCommand: Command {
    static let name: CommandName = "profile export"
    static let description = CommandDescription(
        name: name,
        summary: "write all profiles to one file that a passphrase opens",
        discussion: [
            """
            For safe keeping or another machine. The passphrase is asked for twice, or taken from the environment \
            variable VEGYSCAN_PASSPHRASE; nobody can open the file without it.
            """
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "The file to write."),
        options: [
            .flag(.replace, nil, .output, "Replace what is there already."), .quiet, .store,
        ],
        examples: [Example("vegyscan profile export profiles.vsp", meaning: "Write them to a file.")])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    private var file: FilePath { tools.arguments.paths.first ?? FilePath("") }
    private var replaces: Bool { tools.arguments.has(.replace) }

    func run() throws(CommandFailure) -> ExitCode {
        let profiles = try tools.load().profiles
        guard !profiles.isEmpty else {
            throw CommandFailure(message: "There are no profiles to export.", exitCode: .noInput)
        }
        guard replaces || FileKind.of(file) == .missing else {
            throw CommandFailure(
                message: "\(file.display): Something of this name is there already; choose another, or add --replace.",
                exitCode: .cannotWrite)
        }
        let passphrase = try Passphrase.toSeal("the exported profiles", environment: tools.environment)
        let bytes = try ProfileTools.attempt { () throws(ProfileFailure) in
            try ProfileArchive.bytes(of: profiles, passphrase: passphrase.bytes)
        }
        do throws(StageFailure) {
            try AtomicFile.write(bytes, to: file, permissions: 0o600)
        } catch {
            throw CommandFailure(message: "\(file.display): \(error.message)", exitCode: .cannotWrite)
        }
        tools.console.note(
            "\(CountedNoun.profiles(profiles.count)) written to \(file.display); only the passphrase opens it.")
        return .success
    }
}
