import Foundation
import Testing

/// The tables of text can be reviewed: an entry a line, each line short, each group with its origin.
@Suite struct TableFormTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Stages/Tables").standardizedFileURL

    /// Tables whose lines are entries with columns of their own, below headings or without any.
    private static let columns = ["knowledge/cuisines.tsv"]
    private static let rows = ["digits/weights.tsv", "layout/weights.tsv", "places/cities.tsv", "prices/models.tsv"]

    static let files: [String] = {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".tsv") }.sorted()
    }()

    @Test func allTablesAreLookedAt() {
        #expect(Self.files.count >= 40)
        #expect(Set(Self.files).isSuperset(of: Self.columns + Self.rows))
    }

    @Test(arguments: files)
    func aTableCanBeReviewed(file: String) throws {
        // The report's texts stand behind their keys.
        let isOfColumns = Self.columns.contains(file) || file.hasPrefix("report/")
        let form: TableForm = Self.rows.contains(file) ? .rows : isOfColumns ? .columns : .words
        let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        #expect(form.problems(in: text) == [])
        #expect(text.hasSuffix("\n"), "files stand one behind the other in the program")
    }

    private static let origin = "# Origin: written for a test.\n"

    @Test(arguments: [
        (origin + "[dish\ten\tmilk]\nflurb\nflurb stew\n", []),
        (origin + "[dish\ten\tmilk]\n" + String(repeating: "ü", count: 120) + "\n", []),
        (origin + "[dish\ten\tmilk]\n" + String(repeating: "ü", count: 121) + "\n", ["3: too long"]),
        (origin + "[dish\ten\tmilk]\nflurb\nstew\nflurb!\n", ["5: doubled"]),
        (origin + "[dish\ten\tmilk]\nflurb|stew\n", ["3: holds two"]),
        (origin + "dish\ten\tmilk\tflurb\n", ["2: stands in no group", "2: holds two"]),
        (origin + "[dish\ten\tmilk]\nflurb\n[dish\ten\tegg]\nflurb\n", []),
        (origin + "[dish\ten\tmilk]\nflurb \n", ["3: ends with a space"]),
        (origin + "[dish\ten\tmilk]\n# empty\n\n[dish\ten\tegg]\nflurb\n", ["2: holds nothing"]),
        ("[dish\ten\tmilk]\nflurb\n", ["1: has no origin"]),
    ])
    func whatIsWrongIsFound(text: String, problems: [String]) {
        #expect(TableForm.words.problems(in: text) == problems)
    }
}

/// How a table is laid out.
private enum TableForm {
    /// Groups of words, one a line.
    case words
    /// Groups of lines with columns.
    case columns
    /// Lines with columns, in no group.
    case rows

    private static let longestLine = 120

    func problems(in text: String) -> [String] {
        var problems: [String] = []
        var hasOrigin = false
        var heading: Int?
        var entries: Set<Substring> = []
        func closeGroup() {
            if let heading, entries.isEmpty { problems.append("\(heading): holds nothing") }
            entries = []
        }
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in zip(1..., lines.lazy.map { Substring($0) }) {
            if line.utf8.count > Self.longestLine, line.unicodeScalars.count > Self.longestLine {
                problems.append("\(number): too long")
            }
            if line.utf8.last == UInt8(ascii: " ") { problems.append("\(number): ends with a space") }
            guard self != .rows else { continue }
            if line.hasPrefix("#") {
                if line.hasPrefix("# Origin: ") { hasOrigin = true }
            } else if line.hasPrefix("[") {
                closeGroup()
                heading = number
                if !hasOrigin { problems.append("\(number): has no origin") }
            } else if !line.isEmpty {
                if heading == nil { problems.append("\(number): stands in no group") }
                if self == .words, line.utf8.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\t") }) {
                    problems.append("\(number): holds two")
                }
                // A word for any menu holds for its own language too.
                let word = line.utf8.last == UInt8(ascii: "!") ? line.dropLast() : line
                if !entries.insert(word).inserted { problems.append("\(number): doubled") }
            }
        }
        closeGroup()
        return problems
    }
}
