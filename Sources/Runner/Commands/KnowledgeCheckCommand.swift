internal import Files
internal import Judging
internal import Models

/// `vegyscan knowledge check`: whether files of words can be read, and where they say less than the program.
struct KnowledgeCheckCommand {
    let files: [FilePath]
    let console: Console

    /// Of lines that can't be read, and of words that lose something: a file that is no table has nothing else.
    private static let mostNamed = 20

    func run() -> ExitCode {
        var exitCode = ExitCode.success
        for file in files {
            do throws(KnowledgeFiles.Failure) {
                let addition = KnowledgeAddition(try KnowledgeFiles.text(of: file))
                for fault in addition.faults.prefix(Self.mostNamed) {
                    console.error("\(file.display): line \(fault.line): \(fault.message).")
                }
                for change in addition.changes.prefix(Self.mostNamed) {
                    console.note(
                        "\(file.display): line \(change.line): \"\(change.word)\" loses "
                            + "\(change.drops.joined(separator: ", ")), which the program knows to be in it.")
                }
                if max(addition.faults.count, addition.changes.count) > Self.mostNamed {
                    console.note("\(file.display): Only the first \(Self.mostNamed) of a kind are named.")
                }
                if !addition.faults.isEmpty { exitCode = .someFailed }
                let summary =
                    "\(file.display): \(addition.words) words, \(addition.faults.count) lines that can't be read, "
                    + "\(addition.changes.count) words that lose something.\n"
                guard StandardStreams.print(summary) else { return .cannotWrite }
            } catch {
                console.error(error.message)
                exitCode = .noInput
            }
        }
        return exitCode
    }
}
