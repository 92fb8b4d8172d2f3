internal import Foundation
internal import Synchronization

/// The program's own way to its standard output and error.
///
/// C libraries print where they like. `guardOutput` keeps the real standard output for the program alone and sends
/// what anyone else prints there to standard error.
enum StandardStreams {
    private static let output = Mutex<Int32>(STDOUT_FILENO)

    /// Call once, before any library is used.
    static func guardOutput() {
        output.withLock { descriptor in
            guard descriptor == STDOUT_FILENO else { return }
            let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
            guard copy >= 0 else { return }
            descriptor = copy
            _ = dup2(STDERR_FILENO, STDOUT_FILENO)
        }
    }

    /// - Returns: false when the reader has gone or the disk is full.
    @discardableResult
    static func print(_ text: String) -> Bool {
        output.withLock { write(Array(text.utf8), to: $0) }
    }

    /// - Returns: as above.
    static func print(bytes: [UInt8]) -> Bool {
        output.withLock { write(bytes, to: $0) }
    }

    @discardableResult
    static func printError(_ text: String) -> Bool {
        write(Array(text.utf8), to: STDERR_FILENO)
    }

    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Columns of the terminal that standard error goes to, or nil.
    static var terminalWidth: Int? {
        var size = winsize()
        guard unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
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
}
