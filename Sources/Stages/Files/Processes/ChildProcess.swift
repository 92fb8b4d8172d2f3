internal import Foundation
internal import Synchronization

/// Another program, started without a shell, its error output discarded unless asked for.
package struct ChildProcess: Sendable {
    /// Looked for in PATH.
    package var program: String
    package var arguments: [[UInt8]]
    /// As `NAME=value`.
    package var environment: [[UInt8]]
    /// What it reads; nothing by default.
    package var input = ProcessStart.Stream.nothing
    /// Whether its complaints are part of its output.
    package var tellsErrors = false
    /// Whether what it starts is killed with it. A Ctrl-C on the terminal reaches none of them then, so that whoever
    /// starts it has to call `killGroups`.
    package var leadsGroup = false

    /// Those of running children that lead one. Held while one is started, so that none is missed.
    private static let groups = Mutex<Set<pid_t>>([])

    package init(
        program: String, arguments: [[UInt8]], environment: [[UInt8]], input: ProcessStart.Stream = .nothing,
        tellsErrors: Bool = false, leadsGroup: Bool = false
    ) {
        (self.program, self.arguments, self.environment) = (program, arguments, environment)
        (self.input, self.tellsErrors, self.leadsGroup) = (input, tellsErrors, leadsGroup)
    }

    /// Kills all children that lead a group, with what they started, before this process ends; none starts in between.
    package static func killGroups(before end: () -> Never) -> Never {
        groups.withLock { groups in
            for group in groups { kill(-group, SIGKILL) }
            end()
        }
    }

    package enum Failure: Error {
        /// There is no such program, or it may not be run.
        case missing
        /// The system refused, with its `errno` code.
        case system(Int32)
        /// It failed, wrote too much or took too long, and was then killed.
        case ended
    }

    /// The program's standard output, once it has ended successfully.
    ///
    /// Blocks the thread; the program is killed after `seconds` or when it writes more than `limit` bytes.
    package func output(within seconds: Int, upTo limit: Int = 16 << 20) throws(Failure) -> [UInt8] {
        let ended = try end(within: seconds, upTo: limit)
        guard ended.status == 0 else { throw .ended }
        return ended.output
    }

    /// The same whatever the program's exit status, which is -1 when a signal ended it.
    ///
    /// Throws `.ended` where it took too long or wrote too much.
    package func end(within seconds: Int, upTo limit: Int) throws(Failure) -> (output: [UInt8], status: Int32) {
        let end = ContinuousClock.now + .seconds(seconds)
        let pipe = try ChildPipe()
        let child = try start(output: pipe)
        let output = pipe.read(until: end, upTo: limit)
        if output == nil { killAll(of: child) }
        let status = wait(for: child, until: end)
        if leadsGroup { Self.groups.withLock { _ = $0.remove(child) } }
        guard let output else { throw .ended }
        return (output, status)
    }

    private func start(output pipe: borrowing ChildPipe) throws(Failure) -> pid_t {
        let start = ProcessStart(
            program: Array(program.utf8), arguments: [Array(program.utf8)] + arguments, environment: environment,
            input: input, output: .descriptor(pipe.writing),
            errors: tellsErrors ? .descriptor(pipe.writing) : .nothing, leadsGroup: leadsGroup)
        do throws(ProcessStart.Failure) {
            guard leadsGroup else { return try Self.spawn(start) }
            return try Self.groups.withLock { groups throws(ProcessStart.Failure) in
                let child = try Self.spawn(start)
                groups.insert(child)
                return child
            }
        } catch {
            switch error.code {
            case ENOENT, EACCES, ENOTDIR, ENOEXEC: throw .missing
            default: throw .system(error.code)
            }
        }
    }

    private static func spawn(_ start: ProcessStart) throws(ProcessStart.Failure) -> pid_t {
        try ProcessStart.starting.withLock { _ throws(ProcessStart.Failure) in try start.spawn() }
    }

    private func killAll(of child: pid_t) { kill(leadsGroup ? -child : child, SIGKILL) }

    /// The exit status of a child, which is killed if it hasn't ended in time; -1 when a signal ended it.
    private func wait(for child: pid_t, until end: ContinuousClock.Instant) -> Int32 {
        var status: Int32 = 0
        while true {
            let isLate = ContinuousClock.now >= end
            if isLate { killAll(of: child) }
            let ended = unsafe waitpid(child, &status, isLate ? 0 : WNOHANG)
            if ended == child { break }
            if ended < 0, errno != EINTR { return -1 }
            if ended == 0 { usleep(1_000) }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
    }
}
