internal import Foundation
internal import Models
internal import Stages

/// The files of words that a person names with `--knowledge` or the setting.
struct KnowledgeFiles {
    let paths: [FilePath]

    struct Failure: Error {
        var message: String
    }

    /// In bytes; the program's own tables have less than one million.
    private static let largest = 16 << 20

    init(_ paths: [FilePath]) {
        self.paths = paths
    }

    /// The files' texts, checked, in the order given.
    ///
    /// - Throws: for a file that can't be read and for the first line that is wrong.
    func texts() throws(Failure) -> [String] {
        var texts: [String] = []
        for path in paths {
            let text = try Self.text(of: path)
            if let fault = KnowledgeAddition(text).faults.first {
                throw Failure(
                    message:
                        "\(path.display): line \(fault.line): \(fault.message). Mend it; `vegyscan knowledge check` "
                        + "names all such lines.")
            }
            texts.append(text)
        }
        return texts
    }

    /// - Throws: for a file that is missing, too large or no UTF-8.
    static func text(of path: FilePath) throws(Failure) -> String {
        guard let bytes = SmallFile.bytes(of: path, limit: largest) else {
            throw Failure(message: "\(path.display): This must be a readable file of at most 16 MiB.")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(message: "\(path.display): This is no text in UTF-8; save it as such.")
        }
        return text
    }
}
