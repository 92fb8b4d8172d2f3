internal import Files
internal import Models

/// The program's data that can be updated without a new version of it.
package enum UpdateKind: String, Codable, Sendable, CaseIterable {
    /// Words: ingredients and dishes.
    case knowledge
    /// What language models cost.
    case prices

    /// The beginning of the names of its installed tables …
    var tableStart: String { rawValue + "-" }
    /// … and their end.
    static let tableEnd = ".tsv"

    /// Whether a file in the folder of installed tables is one, judged by its name.
    static func isTable(_ name: FilePath) -> Bool {
        let name = name.display
        return allCases.contains { name.hasPrefix($0.tableStart) } && name.hasSuffix(tableEnd)
    }

    /// The largest file in bytes; the program's own word tables have less than one million.
    var mostBytes: Int {
        switch self {
        case .knowledge: 16 << 20
        case .prices: 1 << 20
        }
    }
}

/// Why an update wasn't installed; the present version stays in use.
package struct UpdateFailure: Error, Sendable, Hashable {
    package enum Cause: String, Codable, Sendable {
        /// Nothing could be reached.
        case network
        /// A file can't be read, or nothing can be written.
        case storage
        /// Something other than the file was answered.
        case server
        /// The file isn't what it should be.
        case content
    }

    package var cause: Cause
    /// One sentence.
    package var message: String

    init(_ cause: Cause, _ message: String) {
        self.cause = cause
        self.message = message
    }
}
