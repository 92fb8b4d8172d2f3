internal import Models
internal import Pages

/// Tesseract's table: a row for each page (level 1), block (2), paragraph (3), line (4) and word (5).
///
/// Numbers count from 1 within the containing element and are 0 above it; a block is one paragraph. The confidence is 0
/// to 100, and -1 in rows above words. As in Tesseract's output nothing is quoted, so readers must switch quoting off.
struct TSVText: TextNotation {
    var head: String {
        "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n"
    }

    func page(_ page: ReadPage, number: Int) -> String {
        let whole = Box(x: 0, y: 0, width: page.photo.width, height: page.photo.height)
        var rows = Self.row(1, [number, 0, 0, 0, 0], whole)
        for (block, content) in TextBlock.blocks(of: page).enumerated() {
            rows += Self.row(2, [number, block + 1, 0, 0, 0], content.box)
            rows += Self.row(3, [number, block + 1, 1, 0, 0], content.box)
            for (line, content) in content.lines.enumerated() {
                rows += Self.row(4, [number, block + 1, 1, line + 1, 0], content.box)
                for (place, word) in content.words.enumerated() {
                    rows += Self.row(5, [number, block + 1, 1, line + 1, place + 1], word.box, word)
                }
            }
        }
        return rows
    }

    private static func row(_ level: Int, _ numbers: [Int], _ box: Box, _ word: Word? = nil) -> String {
        let figures = [level] + numbers + [box.x, box.y, box.width, box.height]
        let confidence = word.map { "\(($0.sureness * 100).rounded(toDecimals: 1))" } ?? "-1"
        return figures.map(String.init).joined(separator: "\t") + "\t\(confidence)\t\(cell(word?.text ?? ""))\n"
    }

    /// Characters that would end a cell or a row become spaces.
    private static func cell(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar {
            case "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\0": " "
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
