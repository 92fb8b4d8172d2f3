internal import CMemoryFile
internal import Glibc

/// Bytes as a file that has no name and lies in memory, for a program that reads them from its standard input; it goes
/// with the value.
package struct MemoryFile: ~Copyable {
    /// At the file's start.
    package let descriptor: Int32

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
