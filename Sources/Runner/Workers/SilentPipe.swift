internal import Foundation

/// Writes to a pipe whose reader may be gone, without the signal that would then end the program.
///
/// Ignoring that signal altogether would keep a run going whose own output nobody reads any more.
enum SilentPipe {
    /// - Returns: the bytes written, or -1 and the `errno` code.
    static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> (written: Int, code: Int32) {
        var pipeSignal = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&pipeSignal)
        unsafe sigaddset(&pipeSignal, SIGPIPE)
        unsafe pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
        let written = unsafe bytes.withUnsafeBytes { unsafe Foundation.write(descriptor, $0.baseAddress, $0.count) }
        let code = errno
        if written < 0, code == EPIPE {
            // The signal is pending for this very thread; it is taken before it can be delivered.
            var now = timespec()
            while unsafe sigtimedwait(&pipeSignal, nil, &now) < 0, errno == EINTR {}
        }
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        return (written, written < 0 ? code : 0)
    }
}
