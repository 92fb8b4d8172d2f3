internal import Glibc
internal import Models

/// A hash over part of a file's content, for telling files apart where reading them whole would take too long.
public enum ContentSample {
    /// The number of bytes read at either end.
    static let reach = 16_384

    /// The first bytes of a file, fewer where it is shorter; nil when it can't be read.
    package static func start(of path: FilePath, count: Int) -> [UInt8]? {
        do throws(StageFailure) {
            return try OpenFile(path).read(upTo: count)
        } catch {
            return nil
        }
    }

    /// The SHA-256 over the file's size as decimal digits and a line feed, its first 16 KiB and its last 16 KiB (all
    /// of it when it is shorter), as 64 hexadecimal digits; nil when it can't be read.
    ///
    /// Equal files have equal samples on every machine and under every name. Different files nearly always differ.
    public static func sha256(of path: FilePath) -> String? {
        do throws(StageFailure) {
            let file = try OpenFile(path)
            let size = Int(try file.status().st_size)
            var content = Array("\(size)\n".utf8)
            content += try file.read(upTo: min(size, reach * 2 >= size ? size : reach))
            if size > reach * 2 {
                try file.move(to: size - reach)
                content += try file.read(upTo: reach)
            }
            return ContentHash.sha256(content)
        } catch {
            return nil
        }
    }
}
