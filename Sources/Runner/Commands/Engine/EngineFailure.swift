internal import Files
internal import Reading

/// What is said where the neural engine can't be installed: what is wrong, and the way that is left.
enum EngineFailure {
    static func of(_ failure: PythonTools.Failure, _ release: EngineRelease) -> CommandFailure {
        switch failure {
        case .noPython, .noPip:
            let missing = failure == .noPip ? "Python has no pip, which fetches" : "There is no Python, which unpacks"
            return CommandFailure(
                message: "\(missing) the neural engine; run \"apt-get install python3-pip\" first, "
                    + "or name a folder that holds an unpacked engine with --from.",
                exitCode: .unavailable)
        case .notFetched:
            return CommandFailure(
                message: "The neural engine's packages (\(packages(release))) can't be fetched; "
                    + "check the network and try again, or name a folder that holds them with --from.",
                exitCode: .unavailable)
        case .notUnpacked:
            return CommandFailure(
                message: "The neural engine's packages can't be unpacked; is there room on the disk?",
                exitCode: .cannotWrite)
        }
    }

    static func nothingIn(_ folder: FilePath, _ release: EngineRelease) -> CommandFailure {
        CommandFailure(
            message: "\(folder.display) holds neither \(release.wheels.map(\.fileName).joined(separator: " and ")) "
                + "nor the files of an engine's folder.",
            exitCode: .noInput)
    }

    /// A file whose sum is wrong.
    static func isOther(_ name: String, _ release: EngineRelease) -> CommandFailure {
        CommandFailure(
            message: "\(name) isn't that of \(packages(release)): its SHA-256 is another. Nothing was installed.",
            exitCode: .noInput)
    }

    static let noRelease = CommandFailure(
        message: "There is no neural engine for this kind of processor; photos are read without it.",
        exitCode: .unavailable)

    static let noFolder = CommandFailure(
        message: "No home folder is known to put the neural engine in; give --engine-folder.", exitCode: .badSettings)

    private static func packages(_ release: EngineRelease) -> String {
        release.wheels.map { "\($0.package) \($0.version)" }.joined(separator: ", ")
    }
}
