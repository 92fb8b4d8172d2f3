internal import Files
internal import Foundation

/// A running worker process. It is killed when released, since it keeps nothing that could be lost.
final class WorkerProcess {
    let id: pid_t
    private let input: Int32
    private let output: Int32
    private let limits: WorkerLimits
    private let clock = SuspendingClock()
    private var buffer = LineBuffer()
    private var isReaped = false

    /// How often its memory is looked at, in milliseconds: it may grow by some 100 MB in that time.
    private static let tick = 50

    /// Throws `notStarted`.
    init(_ program: WorkerProgram, limits: WorkerLimits) throws(WorkerFailure) {
        self.limits = limits
        do throws(ProcessStart.Failure) {
            let started = try WorkerSpawn.start(program)
            (id, input, output) = (started.process, started.input, started.output)
        } catch {
            throw .notStarted(reason: error.reason)
        }
    }

    deinit {
        kill()
        close(input)
        close(output)
    }

    /// The moment so many seconds from now, not counting those that the machine sleeps.
    func moment(in seconds: Int) -> SuspendingClock.Instant { clock.now + .seconds(seconds) }

    /// Whether it has written something unasked, or is gone.
    var isStale: Bool {
        var state = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        let events = unsafe poll(&state, 1, 0)
        return buffer.count > 0 || events != 0
    }

    /// Throws how it ended when it can no longer be reached, and `late`.
    func send(_ bytes: [UInt8], until end: SuspendingClock.Instant, allowing seconds: Int) throws(WorkerFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard clock.now < end else { throw stop(for: .late(after: seconds)) }
            let (written, code) = SilentPipe.write(rest, to: input)
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if code == EAGAIN {
                wait(on: input, for: Int16(POLLOUT), until: end)
            } else if code != EINTR {
                throw ended()
            }
        }
    }

    /// The next line it says. Throws how it ended, or why it was killed.
    func line(until end: SuspendingClock.Instant, allowing seconds: Int) throws(WorkerFailure) -> [UInt8] {
        var look = clock.now
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let line = buffer.next() { return line }
            guard buffer.count <= limits.bytesOfALine else { throw stop(for: .garbled) }
            let now = clock.now
            guard now < end else { throw stop(for: .late(after: seconds)) }
            if now >= look {
                look = now + .milliseconds(Self.tick)
                if let memory, memory > limits.bytes { throw stop(for: .tooMuchMemory(over: limits.bytes)) }
            }
            wait(on: output, for: Int16(POLLIN), until: end)
            let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(output, $0.baseAddress, $0.count) }
            if count > 0 {
                buffer.append(chunk[..<count])
            } else if count == 0 {
                throw ended()
            } else if errno != EAGAIN, errno != EINTR {
                throw stop(for: .garbled)
            }
        }
    }

    /// Kills it.
    ///
    /// - Returns: the reason given.
    func stop(for reason: WorkerFailure) -> WorkerFailure {
        kill()
        return reason
    }

    /// Bytes of resident memory, or nil when the system doesn't tell.
    private var memory: Int? {
        guard let text = SmallFile.bytes(of: FilePath("/proc/\(id)/statm"), limit: 1 << 12) else { return nil }
        let fields = String(decoding: text, as: UTF8.self).split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
        let (bytes, isTooLarge) = pages.multipliedReportingOverflow(by: Int(getpagesize()))
        return isTooLarge ? nil : bytes
    }

    private func wait(on descriptor: Int32, for event: Int16, until end: SuspendingClock.Instant) {
        let left = ((end - clock.now) / .milliseconds(1)).rounded(.up)
        var state = pollfd(fd: descriptor, events: event, revents: 0)
        _ = unsafe poll(&state, 1, Int32(min(max(left, 0), Double(Self.tick))))
    }

    private func kill() {
        if isReaped { return }
        _ = Foundation.kill(id, SIGKILL)
        _ = reap()
    }

    /// How it ended, once it has closed its pipes; one that goes on without them is killed.
    private func ended() -> WorkerFailure {
        switch reap() {
        case nil:
            return stop(for: .garbled)
        case let status? where status & 0x7F == 0:
            return .ended(code: (status >> 8) & 0xFF)
        case let status?:
            return .crashed(signal: status & 0x7F)
        }
    }

    /// The status it ended with; nil when it doesn't end within five seconds.
    private func reap() -> Int32? {
        var status: Int32 = 0
        for _ in 0..<5_000 {
            switch unsafe waitpid(id, &status, WNOHANG) {
            case id:
                isReaped = true
                return status
            case 0: usleep(1_000)
            default: if errno != EINTR { return nil }
            }
        }
        return nil
    }
}
