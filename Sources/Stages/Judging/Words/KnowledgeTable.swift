internal import Pages
internal import Tables

/// A table of text: lines of columns parted by tabs, comments after "#".
///
/// Kept as bytes with the places of its cells: most are words that never become strings.
package struct KnowledgeTable: Sendable {
    package struct Line: Sendable {
        /// Counted from 1.
        package var number: Int
        /// Where the cells stand in the table's bytes.
        package var cells: [Range<Int>]
    }

    let bytes: [UInt8]
    package let lines: [Line]

    package init(text: String) {
        self.init(bytes: Array(text.utf8))
    }

    /// - Parameter bytes: valid UTF-8.
    private init(bytes: [UInt8]) {
        self.bytes = bytes
        lines = Self.lines(of: bytes.span)
    }

    private init(_ table: embedded_table) {
        self.init(text: unsafe String(decoding: table.contents, as: UTF8.self))
    }

    package func text(_ cell: Range<Int>) -> String { String(decoding: bytes[cell], as: UTF8.self) }

    private static func lines(of text: Span<UInt8>) -> [Line] {
        var lines: [Line] = []
        var number = 0
        var start = 0
        while start <= text.count {
            let next = place(of: UInt8(ascii: "\n"), in: text, start..<text.count)
            number += 1
            let end = next > start && text[next - 1] == UInt8(ascii: "\r") ? next - 1 : next
            if end > start, text[start] != UInt8(ascii: "#") {
                lines.append(Line(number: number, cells: cells(of: text, start..<end, partedBy: UInt8(ascii: "\t"))))
            }
            start = next + 1
        }
        return lines
    }

    /// The places of what stands between the separators, empty ones too.
    static func cells(of text: Span<UInt8>, _ range: Range<Int>, partedBy separator: UInt8) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        cells.reserveCapacity(4)
        var start = range.lowerBound
        while start <= range.upperBound {
            let end = place(of: separator, in: text, start..<range.upperBound)
            cells.append(start..<end)
            start = end + 1
        }
        return cells
    }

    /// Where a byte comes first, or the end.
    private static func place(of byte: UInt8, in text: Span<UInt8>, _ range: Range<Int>) -> Int {
        var place = range.lowerBound
        while place < range.upperBound, text[place] != byte { place += 1 }
        return place
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
