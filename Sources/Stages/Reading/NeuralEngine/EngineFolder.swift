public import Files
internal import Foundation
public import Models

/// The folder that `vegyscan engine install` fills: ONNX Runtime's library and PP-OCR's models, both optional.
public struct EngineFolder: Sendable, Hashable {
    public let path: FilePath

    public init(_ path: FilePath) {
        self.path = path
    }

    /// `vegyscan/engines/ppocr` in `$XDG_DATA_HOME`, or in `~/.local/share`; nil when neither is an absolute path.
    public static func standard(environment: [String: String]) -> EngineFolder? {
        let bases = [(environment["XDG_DATA_HOME"], ""), (environment["HOME"], ".local/share")]
        for (base, rest) in bases {
            guard let base, base.utf8.first == UInt8(ascii: "/") else { continue }
            return EngineFolder(FilePath(base).appending(rest).appending("vegyscan/engines/ppocr"))
        }
        return nil
    }

    /// Whether all of its files are there; they may still be broken.
    public var isComplete: Bool {
        Part.allCases.allSatisfy { (try? FileStatus(of: file($0))?.kind) == .file }
    }

    /// Opens the library and the models.
    ///
    /// - Returns: the version of ONNX Runtime, such as `1.17.0`.
    /// - Throws: `engine` when a part is missing or can't be used, with the command that mends it.
    public func check() throws(StageFailure) -> String { try NeuralEngine(self).version }

    /// A hash over library and models, 64 hexadecimal digits: it covers everything of the engine that can change a
    /// reading.
    ///
    /// A part that can't be read counts as empty.
    public var identity: String {
        ContentHash.sha256(Part.allCases.map { ContentHash.sha256(bytes(of: $0) ?? []) }.joined(separator: "\n"))
    }

    /// What is there of an engine's files, with those that only earlier versions wrote.
    package var ownFiles: [FilePath] {
        let names = EngineRelease.amd64.files.map(\.name) + ["manifest.json"]
        return names.map { path.appending($0) }.filter { FileKind.of($0) == .file }
    }

    /// The files that reading needs.
    enum Part: String, CaseIterable {
        case library = "libonnxruntime.so"
        case detection = "PP-OCRv6_det_small.onnx"
        case recognition = "PP-OCRv6_rec_small.onnx"
    }

    func file(_ part: Part) -> FilePath { path.appending(part.rawValue) }

    /// The file's bytes; nil when there is no such file, or it is too large to be one of the engine's.
    func bytes(of part: Part) -> [UInt8]? { SmallFile.bytes(of: file(part), limit: 256 << 20) }
}
