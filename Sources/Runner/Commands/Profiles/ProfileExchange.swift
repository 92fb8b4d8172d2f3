internal import Files
internal import Library
internal import Models

/// `vegyscan profile export` and `import`: profiles in a file of their own.
struct ProfileExchange {
    let tools: ProfileTools
    private var file: FilePath { tools.arguments.paths.first ?? FilePath("") }
    private var replaces: Bool { tools.arguments.has(.replace) }

    func export() throws(CommandFailure) -> ExitCode {
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
        tools.console.note("\(counted(profiles.count)) written to \(file.display); only the passphrase opens it.")
        return .success
    }

    func take() throws(CommandFailure) -> ExitCode {
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
                    "\(counted(differing)) of the same name here differ from those in the file; nothing was taken. "
                    + "Add --replace to take those of the file.",
                exitCode: .cannotWrite)
        }
        tools.console.note("\(counted(profiles.count)) taken from \(file.display).")
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

    private func counted(_ count: Int) -> String { count == 1 ? "1 profile" : "\(count) profiles" }
}
