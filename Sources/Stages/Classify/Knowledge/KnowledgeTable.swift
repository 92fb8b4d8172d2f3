internal import Tables

/// A table of text: lines of columns parted by tabs, comments after "#".
struct KnowledgeTable: Sendable {
    struct Line: Sendable {
        /// Counted from 1.
        var number: Int
        var cells: [Substring]
    }

    let lines: [Line]

    init(text: String) {
        var lines: [Line] = []
        var number = 0
        // By bytes, since finding where characters end would take most of the time.
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            lines.append(Line(number: number, cells: cells.map { Substring($0) }))
        }
        self.lines = lines
    }

    private init(_ table: embedded_table) {
        self.init(text: unsafe String(decoding: table.contents, as: UTF8.self))
    }

    /// The program's own tables of words. Each may hold several files one after the other.
    static var words: [KnowledgeTable] {
        unsafe [table_ingredients(), table_dishes(), table_neutral_words(), table_markers(), table_languages()]
            .map { unsafe KnowledgeTable($0) }
    }

    static var openFoodFacts: KnowledgeTable { unsafe KnowledgeTable(table_openfoodfacts()) }
    static var cuisines: KnowledgeTable { unsafe KnowledgeTable(table_cuisines()) }
    static var questions: KnowledgeTable { unsafe KnowledgeTable(table_questions()) }
}
