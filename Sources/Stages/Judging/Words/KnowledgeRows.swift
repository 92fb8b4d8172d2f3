internal import Pages

/// The rows of a table of words, one after the other.
///
/// A row is a group: a heading in brackets with kind, language and meaning, separated by tabs, and below it one word or
/// phrase per line. The older form, which people's own files may have, is read too: the same three columns and a fourth
/// with the words, separated by "|".
package struct KnowledgeRows: Sequence, IteratorProtocol {
    private let table: KnowledgeTable
    private var lines = TableLines()
    /// The line after the group read last.
    private var following: TableLines.Line?
    /// Lines of that group that could not be read, in reverse order.
    private var faults: [KnowledgeFault] = []

    init(_ table: KnowledgeTable) { self.table = table }

    package mutating func next() -> Result<KnowledgeRow, KnowledgeFault>? {
        if let fault = faults.popLast() { return .failure(fault) }
        let table = table
        let bytes = table.bytes.span
        guard let line = following ?? lines.next(in: bytes) else { return nil }
        following = nil
        return line.isHeading ? group(under: line, in: bytes) : row(line, in: bytes)
    }

    private mutating func group(
        under heading: TableLines.Line, in bytes: Span<UInt8>
    ) -> Result<KnowledgeRow, KnowledgeFault> {
        let parts = TableLines.parts(ofHeading: heading.range, in: bytes) ?? []
        var row = row(heading, parts, "3 columns in brackets (kind, language, meaning)")
        // Most groups are small, but the largest hold thousands of words.
        var words: [KnowledgeRow.Word] = []
        var unread: [KnowledgeFault] = []
        while let line = lines.next(in: bytes) {
            if line.isHeading || line.hasTabs {
                following = line
                break
            }
            if !add(line.range, of: line, in: bytes, to: &words) {
                unread.append(KnowledgeFault(line: line.number, message: "its word is empty"))
            }
        }
        switch row {
        // Words below an unreadable heading have no meaning: the heading is the fault to mend.
        case .failure: return row
        case .success(var read):
            if words.isEmpty, unread.isEmpty {
                return .failure(KnowledgeFault(line: heading.number, message: "no word stands below it"))
            }
            faults = unread.reversed()
            read.words = words
            row = .success(read)
            return row
        }
    }

    /// Reads a line in the older form.
    private func row(_ line: TableLines.Line, in bytes: Span<UInt8>) -> Result<KnowledgeRow, KnowledgeFault> {
        let cells = TableLines.cells(of: bytes, line.range, partedBy: UInt8(ascii: "\t"))
        let needed = "4 columns (kind, language, meaning, words)"
        guard cells.count == 4 else { return .failure(wrongCount(line, cells.count, needed)) }
        return row(line, Array(cells[..<3]), needed).flatMap { row in
            var row = row
            guard add(cells[3], of: line, in: bytes, to: &row.words) else {
                return .failure(KnowledgeFault(line: line.number, message: "one of its words is empty"))
            }
            return .success(row)
        }
    }

    private func row(
        _ line: TableLines.Line, _ cells: [Range<Int>], _ needed: String
    ) -> Result<KnowledgeRow, KnowledgeFault> {
        guard let meaning = cells.last, cells.count == 3 else {
            return .failure(wrongCount(line, cells.count, needed))
        }
        do throws(KnowledgeRow.Fault) {
            return .success(
                try KnowledgeRow(
                    line: line.number, kind: table.text(cells[0]), language: table.text(cells[1]),
                    meaning: table.text(meaning)))
        } catch {
            return .failure(KnowledgeFault(line: line.number, message: error.message))
        }
    }

    private func wrongCount(_ line: TableLines.Line, _ count: Int, _ needed: String) -> KnowledgeFault {
        let stray = line.isHeading || line.hasTabs ? "" : ", and stands below no heading"
        return KnowledgeFault(
            line: line.number, message: "has \(count) columns instead of \(needed), parted by tabs\(stray)")
    }

    /// Adds words that may be separated by "|"; false when one is empty.
    private func add(
        _ cell: Range<Int>, of line: TableLines.Line, in bytes: Span<UInt8>, to words: inout [KnowledgeRow.Word]
    ) -> Bool {
        var start = cell.lowerBound
        for place in cell.lowerBound...cell.upperBound {
            guard place == cell.upperBound || bytes[place] == UInt8(ascii: "|") else { continue }
            let isStrict = place > start && bytes[place - 1] == UInt8(ascii: "!")
            let range = start..<(isStrict ? place - 1 : place)
            if Self.isEmpty(bytes.extracting(range)) { return false }
            words.append(KnowledgeRow.Word(range: range, line: line.number, isStrict: isStrict))
            start = place + 1
        }
        return true
    }

    /// Whether a word has no letter or digit. Plain words, which most are, need not be decoded to tell.
    static func isEmpty(_ word: Span<UInt8>) -> Bool {
        guard !word.isEmpty else { return true }
        var place = 0
        let first = ScalarBytes.scalar(in: word, at: &place)
        if SettledText.contains(first) {
            switch ScalarClass(first, isAfterDigit: false, isBeforeDigit: false) {
            case .letter, .digit, .unspaced: return false
            default: break
            }
        }
        return PhraseKeys(word).words.isEmpty
    }
}
