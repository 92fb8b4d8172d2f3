internal import Foundation
internal import Stages

/// The program: understands the command line, runs the command, ends with its exit code.
@main
struct VegyScan {
    static func main() async {
        MemoryArenas.limit()
        StandardStreams.guardOutput()
        // A limit on file sizes (ulimit -f) shall be an error with a message, not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        LibraryMessages.discard()
        let code = await run(ProcessArguments.bytes(), environment: .current())
        exit(code.rawValue)
    }

    private static func run(_ arguments: [[UInt8]], environment: ProcessEnvironment) async -> ExitCode {
        if let problem = OpenFileLimit.raise() {
            Console().error(problem)
            return .unavailable
        }
        if arguments == [Array(WorkerCommand.word.utf8)] { return await WorkerCommand.run() }
        do throws(UsageError) {
            switch try ArgumentParser().parse(arguments) {
            case .version:
                return print("vegyscan \(ProgramVersion.current)\n")
            case .help(let command):
                return print(HelpText(columns: environment.text("COLUMNS")).text(for: command))
            case .command(let parsed):
                return await Dispatch(arguments: parsed, environment: environment).run()
            }
        } catch {
            Console().error(error.message)
            return .usage
        }
    }

    static func print(_ text: String) -> ExitCode {
        StandardStreams.print(text) ? .success : .cannotWrite
    }
}
