internal import Files
internal import Library
internal import Models

/// `vegyscan profile import`: profiles from such a file.
struct ProfileImportCommand: Command {
    static let name: CommandName = "profile import"
    static let description = CommandDescription(
        name: name,
        summary: "take profiles from an exported file",
        discussion: [
            """
            Profiles that are there already with the same content are left alone. Where one of the same name differs \
            nothing is taken at all, unless --replace is given.
            """
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "A file that profile export wrote."),
        options: [.flag(.replace, nil, .output, "Replace what is there already."), .quiet, .store],
        examples: [Example("vegyscan profile import profiles.vsp", meaning: "Take them from a file.")])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    private var file: FilePath { tools.arguments.paths.first ?? FilePath("") }
    private var replaces: Bool { tools.arguments.has(.replace) }

    func run() throws(CommandFailure) -> ExitCode {
        guard let bytes = SmallFile.bytes(of: file, limit: ProfileArchive.sizeLimit) else {
            throw CommandFailure(
                message: "\(file.display): This must be a readable file that \"vegyscan profile export\" wrote.",
                exitCode: .noInput)
        }
        try check(bytes)
        let passphrase = try Passphrase.toOpen("the exported profiles", environment: tools.environment)
        let profiles: [Profile]
        do throws(ProfileFailure) {
            profiles = try ProfileArchive.profiles(in: bytes, passphrase: passphrase.bytes)
        } catch {
            throw failure(error)
        }
        let differing = try tools.update { book throws(ProfileFailure) -> Int in
            let differing = profiles.count { profile in
                book.profile(named: profile.key).map { $0 != profile } ?? false
            }
            guard differing == 0 || replaces else { return differing }
            for profile in profiles { try book.put(profile) }
            return 0
        }
        guard differing == 0 else {
            throw CommandFailure(
                message:
                    "\(CountedNoun.profiles(differing)) of the same name here \(differing == 1 ? "differs" : "differ") "
                    + "from what is in the file; nothing was taken. "
                    + "Add --replace to take those of the file.",
                exitCode: .cannotWrite)
        }
        tools.console.note("\(CountedNoun.profiles(profiles.count)) taken from \(file.display).")
        return .success
    }

    /// Refuses what no passphrase could open before one is asked for.
    private func check(_ bytes: [UInt8]) throws(CommandFailure) {
        do throws(ProfileFailure) {
            try ProfileArchive.check(bytes)
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ failure: ProfileFailure) -> CommandFailure {
        let about = CommandFailure(failure)
        return CommandFailure(message: "\(file.display): \(about.message)", exitCode: about.exitCode)
    }
}
