import Files
import Foundation
import TestMaterial

extension TemporaryFolder {
    /// Its own path, for programs.
    var root: String { path.display }

    /// Copies a file of the samples, such as `no-text/photo.jpg`.
    func copySample(_ sample: String, to name: String) throws {
        try write(Data(contentsOf: Samples.folder.appendingPathComponent(sample)), to: name)
    }

    /// Makes a file whose name is no valid UTF-8, which Foundation can't.
    func write(_ content: Data, toBytes name: [UInt8]) throws {
        let path = (path.bytes + [UInt8(ascii: "/")] + name + [0]).map(CChar.init(bitPattern:))
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
