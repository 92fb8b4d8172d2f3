internal import Files
internal import Foundation

/// What is known of photos beside their answers, from the `index.json` beside them: languages, how they are laid out, how
/// hard they are to read, of what kind they are and which menu they show.
struct LanguageTruth: Sendable, Hashable {
    /// For each file's name the BCP 47 codes, the main one first.
    private var languages: [String: [String]] = [:]
    /// For each file's name what the index calls its layout.
    private var layoutOfFile: [String: String] = [:]
    /// For each file's name what the index calls its difficulty.
    private var difficultyOfFile: [String: String] = [:]
    /// For each file's name what the index calls its kind, such as "photo" or "scan".
    private var kindOfFile: [String: String] = [:]
    /// For each file's name the menu that it is a page of.
    private var menuOfFile: [String: String] = [:]
    /// Each once, in the order of the index.
    private(set) var layouts: [String] = []

    private struct Row: Decodable {
        var file: String?
        var languages: [String]?
        var layout: Word?
        var difficulty: Word?
        var category: Word?
        var menu: Word?

        /// A string; what an index means by anything else isn't known, and says nothing.
        struct Word: Decodable {
            var name: String?
            var given: String? { name.flatMap { $0.isEmpty ? nil : $0 } }

            init(from decoder: any Decoder) throws {
                name = try? decoder.singleValueContainer().decode(String.self)
            }
        }
    }

    /// Nil when the file can't be read or isn't an array of objects; rows without file or languages are passed over.
    init?(index: FilePath) {
        guard let bytes = SmallFile.bytes(of: index, limit: 16 << 20),
            let rows = try? JSONDecoder().decode([Row].self, from: Data(bytes))
        else { return nil }
        self.init(rows.map { ($0.file ?? "", $0.languages ?? [], $0.layout?.name) })
        for row in rows {
            guard let file = row.file else { continue }
            difficultyOfFile[file] = row.difficulty?.given
            kindOfFile[file] = row.category?.given
            menuOfFile[file] = row.menu?.given
        }
    }

    init(_ rows: [(file: String, languages: [String], layout: String?)]) {
        var known: Set<String> = []
        for row in rows where !row.languages.isEmpty {
            languages[row.file] = row.languages
            let layout = row.layout.flatMap { $0.isEmpty ? nil : $0 }
            layoutOfFile[row.file] = layout
            if let layout, known.insert(layout).inserted { layouts.append(layout) }
        }
    }

    /// What the index says of a file; empty when it says nothing.
    func languages(of file: String) -> [String] { languages[file] ?? [] }

    /// Nil when the index doesn't say.
    func layout(of file: String) -> String? { layoutOfFile[file] }

    /// Nil when the index doesn't say.
    func difficulty(of file: String) -> String? { difficultyOfFile[file] }

    /// What the index calls "category"; nil when it doesn't say.
    func kind(of file: String) -> String? { kindOfFile[file] }

    /// Nil when the index doesn't say.
    func menu(of file: String) -> String? { menuOfFile[file] }

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
