internal import Glibc

/// What a system call answered when it failed: an `errno` code.
package struct SystemError: Error, Hashable {
    package var code: Int32

    package init(_ code: Int32) {
        self.code = code
    }

    /// The code of the call that just failed on this thread.
    package static var last: SystemError { SystemError(errno) }

    /// The system's description, such as "Permission denied".
    var reason: String { unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)" }

    /// Repeats the call as long as a signal interrupts it.
    ///
    /// - Returns: what the call returned, never negative.
    @discardableResult
    package static func check(_ call: () -> Int) throws(SystemError) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw .last }
        }
    }
}

extension FilePath {
    /// Passes the path to C for the length of one call.
    ///
    /// Throws what the system would: an empty path is not found, one with a zero inside is invalid (C would cut it).
    package func withCPath<Value>(_ body: (UnsafePointer<CChar>) throws(SystemError) -> Value) throws(SystemError)
        -> Value
    {
        guard !bytes.isEmpty else { throw SystemError(ENOENT) }
        guard !bytes.contains(0) else { throw SystemError(EINVAL) }
        let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
        var outcome: Result<Value, SystemError> = .failure(SystemError(EINVAL))
        unsafe terminated.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            do throws(SystemError) {
                outcome = .success(unsafe try body(start))
            } catch {
                outcome = .failure(error)
            }
        }
        return try outcome.get()
    }
}
