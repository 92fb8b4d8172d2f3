internal import Files
internal import Foundation

/// How the legend and the marks of each photo are printed, from the `index.json` beside them.
struct MarkIndex: Sendable {
    struct Row: Decodable, Sendable {
        var file: String
        var languages: [String]?
        /// What the form of the legend is called.
        var form: String?
        /// What the kind of mark is called.
        var marks: String?
    }

    private let rows: [String: Row]

    /// Empty where the file can't be read.
    init(_ index: FilePath) {
        let bytes = SmallFile.bytes(of: index, limit: 16 << 20)
        let list = bytes.flatMap { try? JSONDecoder().decode([Row].self, from: Data($0)) } ?? []
        rows = Dictionary(list.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(file: String) -> Row? { rows[file] }
}
