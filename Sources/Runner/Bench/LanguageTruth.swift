import Foundation
import Stages

/// The languages that photos are in, from the `index.json` beside them.
struct LanguageTruth: Sendable, Hashable {
    /// For each file's name the BCP 47 codes, the main one first.
    private var languages: [String: [String]] = [:]

    private struct Row: Decodable {
        var file: String?
        var languages: [String]?
    }

    /// Nil when the file can't be read or isn't an array of objects; rows without file or languages are passed over.
    init?(index: FilePath) {
        guard let bytes = SmallFile.bytes(of: index, limit: 16 << 20),
            let rows = try? JSONDecoder().decode([Row].self, from: Data(bytes))
        else { return nil }
        self.init(rows.map { ($0.file ?? "", $0.languages ?? []) })
    }

    init(_ rows: [(file: String, languages: [String])]) {
        for row in rows where !row.languages.isEmpty { languages[row.file] = row.languages }
    }

    /// What the index says of a file; empty when it says nothing.
    func languages(of file: String) -> [String] { languages[file] ?? [] }

    /// Whether the first language found is the main one of the file; nil when the index doesn't know the file.
    func isMainRight(_ found: [String], of file: String) -> Bool? {
        guard let main = languages[file]?.first else { return nil }
        return found.first.map { Self.agree($0, main) } ?? false
    }

    /// Whether the first language found is one of those of the file; nil when the index doesn't know the file.
    func isMainListed(_ found: [String], of file: String) -> Bool? {
        guard let all = languages[file] else { return nil }
        return found.first.map { first in all.contains { Self.agree(first, $0) } } ?? false
    }

    /// A code agrees with itself and with those that say more: `zh` with `zh-Hant`, not `zh-Hans` with it.
    private static func agree(_ one: String, _ other: String) -> Bool {
        zip(one.lowercased().split(separator: "-"), other.lowercased().split(separator: "-")).allSatisfy { $0 == $1 }
    }
}
