internal import CMemoryFile
internal import Glibc

/// Bytes as a file that has no name and lies in memory; it goes with the value.
package struct MemoryFile: ~Copyable, Sendable {
    /// At the file's start. No program that is started inherits it.
    package let descriptor: Int32

    /// Good for this process and those that it starts, as long as the value lives.
    package var path: FilePath { FilePath("/proc/\(getpid())/fd/\(descriptor)") }

    /// `MFD_CLOEXEC` of Linux.
    private static let closesInChildren: UInt32 = 1

    /// Nil where there is no memory for it.
    package init?(_ bytes: [UInt8]) {
        let descriptor = unsafe memfd_create("vegyscan", Self.closesInChildren)
        guard descriptor >= 0 else { return nil }
        guard (try? SystemCalls.system.writeAll(bytes, to: descriptor)) != nil, lseek(descriptor, 0, SEEK_SET) == 0
        else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
