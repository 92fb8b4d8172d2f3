internal import Foundation
internal import Synchronization

/// A pipe that a child process writes into; its ends aren't inherited by other children.
struct ChildPipe: ~Copyable {
    private let reading: Int32
    /// To be made the child's standard output.
    let writing: Int32

    init() throws(ChildProcess.Failure) {
        var ends: [Int32] = [-1, -1]
        let code = ProcessStart.starting.withLock { _ in
            guard unsafe pipe(&ends) == 0 else { return errno }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return 0
        }
        guard code == 0 else { throw .system(code) }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Everything that is written until the other end is closed; nil when that takes too long or exceeds `limit`.
    consuming func read(until end: ContinuousClock.Instant, upTo limit: Int) -> [UInt8]? {
        // The child has its own copy; while ours is open, the end would never come.
        close(writing)
        let reading = reading
        discard self
        defer { close(reading) }
        var content: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { return nil }
            var state = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&state, 1, Int32(min(left.rounded(.up), 60_000))) >= 0 || errno == EINTR else {
                return nil
            }
            guard state.revents != 0 else { continue }
            let count = unsafe chunk.withUnsafeMutableBytes {
                unsafe Foundation.read(reading, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0, content.count + count <= limit else { return nil }
            if count == 0 { return content }
            content += chunk.prefix(count)
        }
    }

    deinit {
        close(reading)
        close(writing)
    }
}
