/// The lines of a text table that hold something, one after the other; comments after "#" and empty lines are left out.
package struct TableLines: Sendable {
    package init() {}
    package struct Line {
        /// Counted from 1.
        package var number: Int
        /// Where the line stands in the table's bytes, without trailing spaces.
        package var range: Range<Int>
        /// Whether tabs divide it into columns.
        package var hasTabs = false
        /// Whether it starts with a bracket, as group headings do.
        package var isHeading = false
    }

    private var place = 0
    private var number = 0

    /// - Parameter text: the table's text, the same for every call.
    package mutating func next(in text: Span<UInt8>) -> Line? {
        while place < text.count {
            number += 1
            let start = place
            var hasTabs = false
            while place < text.count, text[place] != UInt8(ascii: "\n") {
                if text[place] == UInt8(ascii: "\t") { hasTabs = true }
                place += 1
            }
            var end = place
            place += 1
            while end > start, text[end - 1] == UInt8(ascii: " ") || text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            guard end > start, text[start] != UInt8(ascii: "#") else { continue }
            return Line(
                number: number, range: start..<end, hasTabs: hasTabs, isHeading: text[start] == UInt8(ascii: "["))
        }
        return nil
    }

    /// The parts of a heading such as `[ingredient<tab>en<tab>milk]`; nil when its bracket isn't closed.
    package static func parts(ofHeading line: Range<Int>, in text: Span<UInt8>) -> [Range<Int>]? {
        guard line.count >= 2, text[line.upperBound - 1] == UInt8(ascii: "]") else { return nil }
        return cells(of: text, line.lowerBound + 1..<line.upperBound - 1, partedBy: UInt8(ascii: "\t"))
    }

    /// The ranges between the separators, including empty ones.
    package static func cells(of text: Span<UInt8>, _ range: Range<Int>, partedBy separator: UInt8) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        cells.reserveCapacity(4)
        var start = range.lowerBound
        for place in range where text[place] == separator {
            cells.append(start..<place)
            start = place + 1
        }
        cells.append(start..<range.upperBound)
        return cells
    }
}
