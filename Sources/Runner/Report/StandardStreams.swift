internal import Foundation
internal import Synchronization

/// The program's own access to its standard output and error.
///
/// C libraries print wherever they like. `guardOutput` keeps the real standard output for the program alone and
/// redirects what anyone else prints there to standard error; `guardError` does the same for standard error while a
/// progress line is shown there.
enum StandardStreams {
    private struct Output {
        var descriptor = STDOUT_FILENO
        var isBroken = false

        /// After a failure nothing more is written, since what follows a gap would be wrong.
        mutating func write(_ bytes: [UInt8]) -> Bool {
            if !isBroken { isBroken = !StandardStreams.write(bytes, to: descriptor) }
            return !isBroken
        }
    }

    private static let output = Mutex(Output())
    private static let errors = Mutex<Int32>(STDERR_FILENO)

    /// Call once, before any library is used.
    static func guardOutput() {
        output.withLock { output in
            guard output.descriptor == STDOUT_FILENO else { return }
            let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
            let isClosed = copy < 0 && errno == EBADF
            fillClosed()
            guard copy >= 0 || isClosed else { return }
            // What is closed takes nothing.
            output.descriptor = copy
            _ = dup2(STDERR_FILENO, STDOUT_FILENO)
        }
    }

    /// A file that is opened later must not get the place of a standard stream that is closed: what is printed would
    /// end up in it.
    private static func fillClosed() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
            // The lowest place that is free, which is this one.
            _ = unsafe open("/dev/null", O_RDWR)
        }
    }

    /// Keeps standard error for the program alone; what others print there is passed to `tell`, line by line, until
    /// `releaseError`. Does nothing when it is already guarded, or there are no descriptors left.
    static func guardError(tell: @escaping @Sendable (String) -> Void) {
        let reading = errors.withLock { descriptor -> Int32? in
            var ends: [Int32] = [-1, -1]
            guard descriptor == STDERR_FILENO, unsafe pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
            guard copy >= 0 else {
                for end in ends { close(end) }
                return nil
            }
            descriptor = copy
            for stream in [STDOUT_FILENO, STDERR_FILENO] { _ = dup2(ends[1], stream) }
            close(ends[1])
            return ends[0]
        }
        if let reading { Thread.detachNewThread { readLines(from: reading, tell) } }
    }

    /// Restores standard error, so that the last words of a crashing program are seen.
    static func releaseError() {
        errors.withLock { descriptor in
            guard descriptor != STDERR_FILENO else { return }
            for stream in [STDOUT_FILENO, STDERR_FILENO] { _ = dup2(descriptor, stream) }
            close(descriptor)
            descriptor = STDERR_FILENO
        }
    }

    /// - Returns: false when the reader has gone or the disk is full.
    @discardableResult
    static func print(_ text: String) -> Bool {
        output.withLock { $0.write(Array(text.utf8)) }
    }

    /// - Returns: as above.
    static func print(bytes: [UInt8]) -> Bool {
        output.withLock { $0.write(bytes) }
    }

    /// Whether something could not be printed.
    static var isOutputBroken: Bool { output.withLock(\.isBroken) }

    @discardableResult
    static func printError(_ text: String) -> Bool {
        errors.withLock { write(Array(text.utf8), to: $0) }
    }

    static var outputIsTerminal: Bool { output.withLock { isatty($0.descriptor) } == 1 }

    static var errorIsTerminal: Bool { errors.withLock { isatty($0) } == 1 }

    /// Columns of the terminal that standard error goes to, or nil.
    static var terminalWidth: Int? {
        var size = winsize()
        let code = errors.withLock { unsafe ioctl($0, UInt(TIOCGWINSZ), &size) }
        return code == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = unsafe rest.withUnsafeBytes { unsafe Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0 {
                if errno == EINTR { continue }
                return false
            }
            rest = rest.dropFirst(written)
        }
        return true
    }

    /// Of an endless line only the beginning is reported.
    private static let longestLine = 4_096

    /// Until the last descriptor of the other end is closed.
    private static func readLines(from descriptor: Int32, _ tell: (String) -> Void) {
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for byte in buffer.prefix(count) {
                if byte == UInt8(ascii: "\n") {
                    tell(String(decoding: line, as: UTF8.self))
                    line.removeAll(keepingCapacity: true)
                } else if line.count < longestLine {
                    line.append(byte)
                }
            }
        }
        if !line.isEmpty { tell(String(decoding: line, as: UTF8.self)) }
        close(descriptor)
    }
}
