internal import Glibc

/// Reads whole files that are expected to be small.
public enum SmallFile {
    /// The bytes, or nil when there is no regular file, it can't be read or it is larger than the limit.
    public static func bytes(of path: FilePath, limit: Int) -> [UInt8]? {
        // Opening a pipe would block for ever without O_NONBLOCK.
        let opened = try? unsafe path.withCPath { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard let descriptor = opened, descriptor >= 0 else { return nil }
        defer { _ = close(descriptor) }
        guard let status = FileStatus(descriptor: descriptor), status.kind == .file, status.size <= limit else {
            return nil
        }
        var content: [UInt8] = []
        content.reserveCapacity(status.size)
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = try? SystemError.check {
                unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            }
            guard let count, content.count + count <= limit else { return nil }
            if count == 0 { return content }
            content += chunk.prefix(count)
        }
    }
}
