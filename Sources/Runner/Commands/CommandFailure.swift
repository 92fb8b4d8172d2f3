/// Why a command ends before beginning its work.
struct CommandFailure: Error, Sendable {
    /// One sentence.
    var message: String
    var exitCode: ExitCode
}
