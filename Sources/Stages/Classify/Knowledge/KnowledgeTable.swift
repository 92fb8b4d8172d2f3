internal import Tables

/// A table of text compiled into the program: lines of columns parted by tabs, comments after "#".
struct KnowledgeTable: Sendable {
    let lines: [[Substring]]

    init(text: String) {
        var lines: [[Substring]] = []
        // By bytes, since finding where characters end would take most of the time.
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            lines.append(cells.map { Substring($0) })
        }
        self.lines = lines
    }

    private init(_ table: embedded_table) {
        self.init(text: unsafe String(decoding: table.contents, as: UTF8.self))
    }

    static var ingredients: KnowledgeTable { unsafe KnowledgeTable(table_ingredients()) }
    static var dishes: KnowledgeTable { unsafe KnowledgeTable(table_dishes()) }
    static var neutralWords: KnowledgeTable { unsafe KnowledgeTable(table_neutral_words()) }
    static var markers: KnowledgeTable { unsafe KnowledgeTable(table_markers()) }
    static var worldWords: KnowledgeTable { unsafe KnowledgeTable(table_world_words()) }
    static var openFoodFacts: KnowledgeTable { unsafe KnowledgeTable(table_openfoodfacts()) }
    static var cuisines: KnowledgeTable { unsafe KnowledgeTable(table_cuisines()) }
    static var questions: KnowledgeTable { unsafe KnowledgeTable(table_questions()) }
}
