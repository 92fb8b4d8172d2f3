internal import Files
internal import Judging

/// `vegyscan tables`: what `scripts/append-tables.sh` puts behind the program when it is built, so that it doesn't read
/// its tables anew at each start. It isn't meant for people and appears in no help.
enum TableImageCommand {
    static let word = "tables"

    static func run() -> ExitCode {
        guard !ProgramImage.isThere, let length = ProgramImage.programLength else {
            Console().error("This program has its tables behind it already, or its file can't be read.")
            return .usage
        }
        return StandardStreams.print(bytes: ProgramImage.bytes(behind: length)) ? .success : .cannotWrite
    }
}
