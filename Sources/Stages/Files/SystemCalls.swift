internal import Glibc

/// The calls that write a file, as values, so that tests can make each of them fail.
package struct SystemCalls: Sendable {
    var write: @Sendable (_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int
    var sync: @Sendable (_ descriptor: Int32) -> Int32
    package var close: @Sendable (_ descriptor: Int32) -> Int32
    package var rename: @Sendable (_ from: FilePath, _ to: FilePath) throws(SystemError) -> Void

    package static let system = SystemCalls(
        write: { descriptor, bytes in
            unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
        },
        sync: { Glibc.fsync($0) },
        close: { Glibc.close($0) },
        rename: { from, to throws(SystemError) in
            try unsafe from.withCPath { source throws(SystemError) in
                try unsafe to.withCPath { target throws(SystemError) in
                    guard unsafe Glibc.rename(source, target) == 0 else { throw .last }
                }
            }
        })

    /// Writes every byte, in as many calls as it takes.
    package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = try SystemError.check { write(descriptor, rest) }
            // A call that writes nothing and gives no reason would otherwise be repeated for ever.
            guard written > 0 else { throw SystemError(EIO) }
            rest = rest.dropFirst(written)
        }
    }

    /// Waits until the bytes are on the disk; file systems that can't say so count as done.
    package func syncFile(_ descriptor: Int32) throws(SystemError) {
        do {
            try SystemError.check { Int(sync(descriptor)) }
        } catch {
            guard [EINVAL, ENOTSUP, ENOSYS].contains(error.code) else { throw error }
        }
    }

    /// Closes the file. A signal during the call is no failure, since Linux has released the descriptor by then.
    package func closeFile(_ descriptor: Int32) throws(SystemError) {
        guard close(descriptor) != 0, errno != EINTR else { return }
        throw .last
    }
}
