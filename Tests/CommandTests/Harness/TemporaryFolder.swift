import Foundation
import Synchronization

/// A folder that goes when nothing holds it any more, at the latest when the tests end.
final class TemporaryFolder: Sendable {
    let path: String

    /// Values that live as long as the process are never let go by themselves.
    private static let left = Mutex<Set<String>>([])
    private static let sweepAtExit: Void = {
        atexit {
            for path in TemporaryFolder.left.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
        }
    }()

    init() throws {
        Self.sweepAtExit
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("vegyscan-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
        Self.left.withLock { _ = $0.insert(url.path) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        Self.left.withLock { _ = $0.remove(path) }
    }

    subscript(_ name: String) -> String { path + "/" + name }

    /// Writes a file, making its folders; returns where it is.
    @discardableResult
    func write(_ content: Data, to name: String) throws -> URL {
        let url = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: url)
        return url
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> URL {
        try write(Data(text.utf8), to: name)
    }

    @discardableResult
    func makeFolder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
        return self[name]
    }

    /// Copies a file of the samples, such as `no-text/photo.jpg`.
    func copySample(_ sample: String, to name: String) throws {
        try write(Data(contentsOf: Samples.folder.appendingPathComponent(sample)), to: name)
    }

    /// Makes a file whose name is no valid UTF-8, which Foundation can't.
    func write(_ content: Data, toBytes name: [UInt8]) throws {
        let path = (Array(self.path.utf8) + [UInt8(ascii: "/")] + name + [0]).map(CChar.init(bitPattern:))
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: content)
    }

    /// Every regular file below, by its path from here, with what it holds.
    func contents(of name: String = ".") throws -> [String: Data] {
        let root = URL(fileURLWithPath: self[name]).standardizedFileURL.resolvingSymlinksInPath()
        var files: [String: Data] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            let url = root.appendingPathComponent(path)
            // A temporary file may be gone again.
            guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path),
                facts[.type] as? FileAttributeType == .typeRegular, let content = try? Data(contentsOf: url)
            else { continue }
            files[path] = content
        }
        return files
    }
}
