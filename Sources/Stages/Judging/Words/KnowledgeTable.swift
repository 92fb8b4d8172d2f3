internal import Pages
internal import Tables

/// A table of words, kept as bytes because most of its words never become strings.
package struct KnowledgeTable: Sendable {
    let bytes: [UInt8]

    package init(text: String) {
        bytes = Array(text.utf8)
    }

    private init(_ table: embedded_table) {
        self.init(text: unsafe String(decoding: table.contents, as: UTF8.self))
    }

    /// Its readable rows and its faults, in the table's order.
    package var rows: KnowledgeRows { KnowledgeRows(self) }

    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The program's own tables of words. Each may hold several files, one after the other.
    static var words: [KnowledgeTable] {
        unsafe [table_ingredients(), table_dishes(), table_neutral_words(), table_markers(), table_languages()]
            .map { unsafe KnowledgeTable($0) }
    }

    static var openFoodFacts: KnowledgeTable { unsafe KnowledgeTable(table_openfoodfacts()) }
}

extension GroupedTable {
    static var cuisines: GroupedTable { unsafe GroupedTable(table_cuisines()) }
    static var questions: GroupedTable { unsafe GroupedTable(table_questions()) }

    /// Of both tables, one after the other.
    static var bytesOfKnowledge: [UInt8] {
        unsafe [table_cuisines(), table_questions()].flatMap { unsafe Array($0.contents) }
    }
}
