internal import Files
internal import Library
internal import Models

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
            bytes is left alone. Where two folders hold different menus of one name nothing is merged at all, and \
            the exit code is 73.
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

    init(_ intake: CommandIntake) {
        sources = intake.arguments.paths
        output = intake.arguments.path(.out) ?? FilePath("out")
        waits = intake.arguments.has(.wait)
        console = intake.console
    }

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            for source in sources where FileKind.of(source) != .folder {
                throw CommandFailure(message: "\(source.display): There is no such folder.", exitCode: .noInput)
            }
            let others = sources.filter { FileIdentity(of: $0) != FileIdentity(of: output) }
            let lock = try await OutputFolder(folder: output, waits: waits, console: console).open()
            defer { withExtendedLifetime(lock) {} }
            do throws(StageFailure) {
                let conflicts = try OutputMerge.conflicts(between: others, and: output)
                guard conflicts.isEmpty else { return tell(conflicts) }
                return tell(try OutputMerge(of: others, into: output))
            } catch {
                throw CommandFailure(message: "\(output.display): \(error.message)", exitCode: .cannotWrite)
            }
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func tell(_ conflicts: [OutputMerge.Conflict]) -> ExitCode {
        for conflict in conflicts.prefix(20) {
            console.error(
                "\(conflict.menu.display): \(conflict.first.display) and \(conflict.second.display) hold different "
                    + "menus of this name.")
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
        console.note("\(merge.copied) menus copied\(same) → \(output.display)")
        return merge.damaged.isEmpty ? .success : .someFailed
    }
}
