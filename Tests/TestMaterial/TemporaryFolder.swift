package import Files
import Foundation

/// A folder of its own for one test; it goes with all it holds when the value does.
package final class TemporaryFolder: Sendable {
    package let path: FilePath
    private let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("vegyscan-test-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = FilePath(url.path)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    package func content(_ name: FilePath) -> [UInt8]? {
        SmallFile.bytes(of: path.appending(name), limit: 1 << 24)
    }

    package func put(_ bytes: [UInt8], at name: FilePath) throws {
        try AtomicFile.write(bytes, to: path.appending(name))
    }
}
