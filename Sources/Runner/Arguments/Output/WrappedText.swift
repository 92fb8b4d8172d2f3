/// Text broken into lines at spaces.
enum WrappedText {
    /// Lines of at most `width` characters without trailing spaces; a longer word stands alone.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// The lines, each moved to the right.
    static func indented(_ text: String, by indent: Int, width: Int) -> [String] {
        lines(text, width: max(width - indent, 20)).map { String(repeating: " ", count: indent) + $0 }
    }

    /// A term on the left and its text right of column `column`; a long term gets a line of its own.
    static func definition(_ term: String, _ text: String, column: Int, width: Int) -> [String] {
        let first = "  " + term
        var lines = indented(text, by: column, width: width)
        guard first.count + 2 <= column, let head = lines.first else { return [first] + lines }
        lines[0] = first + head.dropFirst(first.count)
        return lines
    }
}
