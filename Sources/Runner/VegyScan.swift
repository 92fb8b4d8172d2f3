internal import Foundation
internal import Reading

/// The program: it parses the command line, runs the command and ends with its exit code.
@main
struct VegyScan {
    static func main() async {
        MemoryArenas.limit()
        StandardStreams.guardOutput()
        // A limit on file sizes (ulimit -f) should cause an error with a message, not end the process.
        signal(SIGXFSZ, SIG_IGN)
        LibraryMessages.discard()
        EngineReports.decline()
        let code = await run(ProcessArguments.bytes(), environment: .current())
        exit(told(code).rawValue)
    }

    /// No command has to look after each line it prints: what standard output didn't take is told of here.
    private static func told(_ code: ExitCode) -> ExitCode {
        guard StandardStreams.isOutputBroken else { return code }
        Console().error("Standard output can't be written.")
        return code == .success || code == .someFailed ? .cannotWrite : code
    }

    private static func run(_ arguments: [[UInt8]], environment: ProcessEnvironment) async -> ExitCode {
        if let problem = OpenFileLimit.raise() {
            Console().error(problem)
            return .unavailable
        }
        if arguments == [Array(WorkerCommand.word.utf8)] { return await WorkerCommand.run() }
        if arguments == [Array(TableImageCommand.word.utf8)] { return TableImageCommand.run() }
        MemoryArenas.returnLargeBlocks()
        do throws(UsageError) {
            switch try ArgumentParser().parse(arguments) {
            case .version:
                return print("vegyscan \(ProgramVersion.current)\n")
            case .help(let command):
                return print(help(environment).text(for: command))
            case .shortHelp(let group):
                return print(help(environment).shortText(for: group))
            case .command(let parsed):
                guard let command = CommandTable.vegyscan.type(named: parsed.command) else { return .internalError }
                return await CommandIntake(arguments: parsed, environment: environment).run(command)
            }
        } catch {
            return Console().end(
                CommandFailure(message: error.message, exitCode: .usage), asEvent: isFollowed(arguments))
        }
    }

    private static func help(_ environment: ProcessEnvironment) -> HelpText {
        HelpText(columns: environment.text("COLUMNS"), colours: .ofOutput)
    }

    /// Whether the command line, though it can't be understood, is that of a run that a program follows.
    private static func isFollowed(_ arguments: [[UInt8]]) -> Bool {
        let name = arguments.first.map { CommandName(String(decoding: $0, as: UTF8.self)) }
        let command = name.flatMap(CommandTable.vegyscan.type)
        return command?.printsEvents == true && arguments.contains(Array("--json".utf8))
    }

    static func print(_ text: String) -> ExitCode {
        StandardStreams.print(text) ? .success : .cannotWrite
    }
}
