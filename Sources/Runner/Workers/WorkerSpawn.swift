internal import Files
internal import Foundation
internal import Synchronization

/// A process that has been started, and our ends of the pipes to it.
struct WorkerSpawn {
    var process: pid_t
    /// We write what it reads.
    var input: Int32
    /// We read what it writes.
    var output: Int32

    /// Starts a program with two pipes as its standard input and output, its complaints thrown away, and nothing else
    /// of ours open.
    ///
    /// It gets a process group of its own: a Ctrl-C on the terminal is for us, who let the photos in hand be finished.
    static func start(_ program: WorkerProgram) throws(ProcessStart.Failure) -> WorkerSpawn {
        // A child that came between the making of a pipe and the marking of its ends would inherit them.
        try ProcessStart.starting.withLock { _ throws(ProcessStart.Failure) in try startAlone(program) }
    }

    private static func startAlone(_ program: WorkerProgram) throws(ProcessStart.Failure) -> WorkerSpawn {
        let down = try pipeEnds()
        defer { close(down.reading) }
        let up: (reading: Int32, writing: Int32)
        do {
            up = try pipeEnds()
        } catch {
            close(down.writing)
            throw error
        }
        defer { close(up.writing) }
        // Ours must not wait for a process that hangs.
        for end in [down.writing, up.reading] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        let start = ProcessStart(
            program: program.path.bytes, arguments: program.arguments, environment: program.environment,
            input: .descriptor(down.reading), output: .descriptor(up.writing), leadsGroup: true)
        do throws(ProcessStart.Failure) {
            return WorkerSpawn(process: try start.spawn(), input: down.writing, output: up.reading)
        } catch {
            close(down.writing)
            close(up.reading)
            throw error
        }
    }

    /// Both above the standard descriptors, so that none is overwritten while the child's are put in place, and closed
    /// in every other child.
    private static func pipeEnds() throws(ProcessStart.Failure) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw ProcessStart.Failure(code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        for index in ends.indices where ends[index] <= STDERR_FILENO {
            let copy = fcntl(ends[index], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
            let code = errno
            close(ends[index])
            ends[index] = copy
            guard copy >= 0 else {
                for end in ends where end >= 0 { close(end) }
                throw ProcessStart.Failure(code: code)
            }
        }
        return (ends[0], ends[1])
    }
}
