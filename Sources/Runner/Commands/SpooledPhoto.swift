internal import Files
internal import Foundation

/// A picture that came on standard input, in a file without a name: it goes with this process, however that ends.
final class SpooledPhoto: Sendable {
    /// How messages and documents call it.
    static let shown = "-"

    private let descriptor: Int32
    /// Good for this process and those that it starts.
    let path: FilePath

    /// Nil when it can't be kept.
    init?(_ bytes: [UInt8]) {
        let folder = FileManager.default.temporaryDirectory.path
        var template = Array((folder + "/vegyscan-XXXXXX").utf8CString)
        let opened = unsafe template.withUnsafeMutableBufferPointer { buffer -> Int32 in
            guard let start = buffer.baseAddress else { return -1 }
            let opened = unsafe mkstemp(start)
            if opened >= 0 { _ = unsafe unlink(start) }
            return opened
        }
        guard opened >= 0 else { return nil }
        descriptor = opened
        path = FilePath("/proc/\(getpid())/fd/\(opened)")
        _ = fcntl(opened, F_SETFD, FD_CLOEXEC)
        guard (try? FileHandle(fileDescriptor: opened, closeOnDealloc: false).write(contentsOf: Data(bytes))) != nil
        else {
            return nil
        }
    }

    deinit { close(descriptor) }
}
