internal import Files
internal import Library
internal import Models
internal import Outputs

/// `vegyscan profile erase`: removes every trace of profiles.
struct ProfileEraseCommand: Command {
    static let name: CommandName = "profile erase"
    static let description = CommandDescription(
        name: name,
        summary: "remove all profiles and every trace of them for good",
        discussion: [
            """
            Removes the encrypted file, its key from the keyring or the key file, each profile.json in the folders of \
            results that are known or named here, and reports that were written with --verdicts. Says so and asks \
            first; where nobody can be asked, such as in a script, --yes is needed. Bundles, history and exported \
            files stay.
            """
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "More folders with results, such as copies.", isRequired: false,
            isRepeatable: true),
        options: [.yes, .quiet, .store],
        examples: [Example("vegyscan profile erase", meaning: "See what would go, and be asked.")])

    let tools: ProfileTools

    init(_ intake: CommandIntake) throws(CommandFailure) {
        tools = try ProfileTools(intake)
    }

    func run() async throws(CommandFailure) -> ExitCode {
        let console = tools.console
        var folders = tools.arguments.folders
        // Perhaps a profile's name: whoever means one profile must not lose all.
        for folder in folders where FileKind.of(folder) != .folder {
            throw CommandFailure(
                message: "\(folder.display): There is no such folder, and nothing was removed. This command removes "
                    + "all profiles; for one: vegyscan profile delete NAME",
                exitCode: .noInput)
        }
        var count = 0
        do throws(ProfileFailure) {
            let book = try tools.store.load()
            count = book.profiles.count
            folders = FilePath.distinct(folders + book.folders)
        } catch {
            console.note("The profiles can't be opened, so folders with profile.json are known only as named here.")
        }
        console.note("This goes for good: \(CountedNoun.profiles(count)), the key to them, and each")
        console.note(
            "profile.json, and reports with verdicts, in \(folders.isEmpty ? "no folder" : folders.map(\.display).joined(separator: ", "))."
        )
        console.note("Bundles, history, settings and files made by profile export stay.")
        let confirmation = Confirmation(
            isGiven: tools.arguments.has(.yes), command: "vegyscan profile erase --yes", console: console)
        if let end = confirmation.ask("Remove all of it?") { return end }
        // The folders come first: once the sealed file is gone, nothing knows about them.
        var left: [String] = []
        var removed = 0
        for folder in folders where FileKind.of(folder) != .missing {
            let report = ReportFolder(folder, isPrivate: true)
            if report.isThere {
                if !report.remove() { left.append("the report in \(folder.display)") }
                continue
            }
            do throws(StageFailure) {
                let result = try ProfileFile.removeAll(in: folder)
                removed += result.removed
                left += result.left.map(\.display)
            } catch {
                left.append("each profile.json in \(folder.display)")
            }
        }
        left += tools.store.erase()
        console.note("\(removed == 1 ? "1 profile.json" : "\(removed) files profile.json") removed.")
        guard left.isEmpty else {
            for place in left { console.error("Not removed: \(place). Remove it by hand.") }
            return .cannotWrite
        }
        let missing = folders.filter { FileKind.of($0) == .missing }
        if !missing.isEmpty {
            console.note(
                "No longer there: \(missing.map(\.display).joined(separator: ", ")). If it was moved, name it here.")
        }
        return .success
    }
}
