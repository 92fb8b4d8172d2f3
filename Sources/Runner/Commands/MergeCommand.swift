internal import Files
internal import Library
internal import Models

/// `vegyscan merge`: the results of several runs in one folder.
struct MergeCommand {
    let sources: [FilePath]
    let output: FilePath
    let waits: Bool
    let console: Console

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
