/// Why a command ends before it has begun its work.
struct CommandFailure: Error, Sendable {
    /// One sentence.
    var message: String
    var exitCode: ExitCode
}
