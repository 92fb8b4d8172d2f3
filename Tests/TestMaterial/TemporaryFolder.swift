package import Files
package import Foundation
import Synchronization

/// A folder of its own for one test; it goes with all it holds when nothing holds it any more, at the latest when the
/// tests end.
package final class TemporaryFolder: Sendable {
    package let path: FilePath
    private let url: URL

    /// Values that live as long as the process are never let go by themselves.
    private static let left = Mutex<Set<URL>>([])
    private static let sweepAtExit: Void = {
        atexit {
            for url in TemporaryFolder.left.withLock({ $0 }) { try? FileManager.default.removeItem(at: url) }
        }
    }()

    package init() throws {
        Self.sweepAtExit
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("vegyscan-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        self.url = url
        path = FilePath(url.path)
        Self.left.withLock { _ = $0.insert(url) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
        Self.left.withLock { _ = $0.remove(url) }
    }

    /// The path of what has this name, for programs.
    package subscript(_ name: String) -> String { url.path + "/" + name }

    package func content(_ name: FilePath) -> [UInt8]? {
        SmallFile.bytes(of: path.appending(name), limit: 1 << 24)
    }

    package func put(_ bytes: [UInt8], at name: FilePath) throws {
        try AtomicFile.write(bytes, to: path.appending(name))
    }

    /// Writes a file, making its folders; returns where it is.
    @discardableResult
    package func write(_ content: Data, to name: String) throws -> URL {
        let url = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: url)
        return url
    }

    @discardableResult
    package func write(_ text: String, to name: String) throws -> URL {
        try write(Data(text.utf8), to: name)
    }

    @discardableResult
    package func makeFolder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
        return self[name]
    }
}
