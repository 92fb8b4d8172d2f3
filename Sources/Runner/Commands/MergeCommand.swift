internal import Files
internal import Library
internal import Models
internal import Stages

/// `vegyscan merge`: the results of several runs in one folder.
struct MergeCommand: Command {
    static let name: CommandName = "merge"
    static let description = CommandDescription(
        name: name,
        summary: "put the results of several runs into one folder",
        discussion: [
            """
            Copies the bundles of each DIR into the folder of --out and writes one index over all of them: after \
            scans with --shard the result is that of one scan, byte for byte. What is there already with the same \
            bytes is left alone. Different menus of one name are told apart by a ~ and twelve digits of what their \
            photos hold. Where two folders hold different results for the same photos nothing is merged at all, and \
            the exit code is 73. Where a scan is still writing to a DIR, that is said, and the exit code is 1: merge \
            again when it has ended.
            """
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "A folder that a scan put its results in.", isRepeatable: true),
        options: [
            .value(.out, "o", "DIR", .folder, .output, "The folder for the results; made if missing.", required: true),
            .wait, .quiet,
        ],
        examples: [
            Example(
                "vegyscan merge results-1 results-2 --out results", meaning: "Put the results of two shards together.")
        ])

    let sources: [FilePath]
    let output: FilePath
    let waits: Bool
    let console: Console
    let environment: ProcessEnvironment

    init(_ intake: CommandIntake) {
        sources = intake.arguments.folders
        output = intake.arguments.path(.out) ?? FilePath("out")
        waits = intake.arguments.has(.wait)
        console = intake.console
        environment = intake.environment
    }

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            for source in sources {
                guard FileKind.of(source) == .folder else {
                    throw CommandFailure(message: "\(source.display): There is no such folder.", exitCode: .noInput)
                }
                try ResultFolder(source).check()
            }
            let others = sources.filter { FileIdentity(of: $0) != FileIdentity(of: output) }
            let lock = try await OutputFolder(folder: output, waits: waits, console: console).open()
            defer { withExtendedLifetime(lock) {} }
            let isGrowing = console.tellOfRuns(writingTo: others)
            do throws(StageFailure) {
                let plan = try MergePlan(of: others, into: output) { menu, photos in
                    let own = photos.filter { !$0.path.hasPrefix(AddedPages.folder) }
                    let content = BundleID.make(pageHashes: own.map(\.identity))
                    return FilePath(MenuNames.told(MenuNames.withoutContent(menu.display), apartBy: content))
                }
                guard plan.conflicts.isEmpty else { return tell(plan.conflicts) }
                if let note = RunNote.sharedNames(plan.apart.map(\.display), in: output) { console.note(note.text) }
                let code = tell(try OutputMerge(plan, into: output))
                return isGrowing && code == .success ? .someFailed : code
            } catch {
                throw CommandFailure(message: "\(output.display): \(error.message)", exitCode: .cannotWrite)
            }
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func tell(_ conflicts: [MergePlan.Conflict]) -> ExitCode {
        for conflict in conflicts.prefix(20) {
            console.error(
                "\(conflict.menu.display): \(conflict.first.display) and \(conflict.second.display) hold different "
                    + "results for this menu.")
        }
        if conflicts.count > 20 { console.error("\(conflicts.count - 20) more of that kind.") }
        console.error("Nothing was merged. Merge into another folder, or rename the folders of these menus first.")
        return .cannotWrite
    }

    private func tell(_ merge: OutputMerge) -> ExitCode {
        for bundle in merge.damaged {
            console.error("\(bundle.display): The bundle can't be read by this version; scan its photos again.")
        }
        let same = merge.same > 0 ? ", \(merge.same) were there already" : ""
        console.note("\(CountedNoun.menus(merge.copied)) copied\(same) → \(output.display)")
        if merge.verdictsLeft > 0 {
            console.note(
                "Not copied: profile.json of \(CountedNoun.menus(merge.verdictsLeft)). For verdicts here run: vegyscan "
                    + "rejudge \(output.quotedForShell)")
        }
        WaitingRemark(folder: output, environment: environment, console: console).tell()
        return merge.damaged.isEmpty ? .success : .someFailed
    }
}
