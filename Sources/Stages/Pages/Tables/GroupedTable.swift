package import Tables

/// A table of text in groups: a heading in brackets, its parts parted by tabs, and below it an entry a line.
///
/// Lines that start with "#" are comments; empty lines don't count.
package struct GroupedTable: Sendable {
    package struct Entry: Sendable {
        /// Counted from 1.
        package var line: Int
        package var text: String
    }

    package struct Group: Sendable {
        /// Counted from 1.
        package var line: Int
        package var heading: [String]
        package var entries: [Entry] = []
    }

    package private(set) var groups: [Group] = []
    /// The lines outside any group, or with an unclosed bracket at the start; a test keeps this empty.
    package private(set) var faults: [Int] = []

    /// - Parameter table: UTF-8.
    package init(_ table: embedded_table) {
        self.init(text: unsafe String(decoding: table.contents, as: UTF8.self))
    }

    package init(text: String) {
        let bytes = Array(text.utf8)
        let text = bytes.span
        var lines = TableLines()
        while let line = lines.next(in: text) {
            if line.isHeading, let parts = TableLines.parts(ofHeading: line.range, in: text) {
                let heading = parts.map { String(decoding: bytes[$0], as: UTF8.self) }
                groups.append(Group(line: line.number, heading: heading))
            } else if line.isHeading || groups.isEmpty {
                faults.append(line.number)
            } else {
                let entry = Entry(line: line.number, text: String(decoding: bytes[line.range], as: UTF8.self))
                groups[groups.count - 1].entries.append(entry)
            }
        }
    }
}
