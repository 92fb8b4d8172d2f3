internal import Files
internal import Foundation

extension SettingsFile {
    /// A file of settings is never larger.
    private static let mostBytes = 64 << 10

    /// The file's bytes, or nil when there is no file.
    func read() throws(SettingsError) -> [UInt8]? {
        let name = path.bytes.map(CChar.init(bitPattern:)) + [0]
        // Opening a pipe must not wait for a writer.
        let descriptor = unsafe open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw failure("can't be opened; make it readable or remove it", line: nil)
        }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw failure("is no regular file", line: nil)
        }
        var bytes = [UInt8](repeating: 0, count: Self.mostBytes + 1)
        var filled = 0
        while filled < bytes.count {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe Foundation.read(descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure("can't be read", line: nil) }
            if count == 0 { return Array(bytes.prefix(filled)) }
            filled += count
        }
        throw failure("is larger than 64 KiB", line: nil)
    }
}
