internal import Models
internal import Pages

/// Lines that belong together, as formats with boxes require them.
struct TextBlock {
    /// Never empty; each line has words.
    var lines: [Line]
    /// The box around all lines.
    var box: Box

    /// The blocks of a page's lines with words, in reading order; consecutive lines of one block stay together.
    static func blocks(of page: ReadPage) -> [TextBlock] {
        var blocks: [TextBlock] = []
        for line in page.lines where !line.words.isEmpty {
            if let last = blocks.last, last.lines.last?.block == line.block {
                blocks[blocks.count - 1].lines.append(line)
                blocks[blocks.count - 1].box = last.box.union(line.box)
            } else {
                blocks.append(TextBlock(lines: [line], box: line.box))
            }
        }
        return blocks
    }
}

extension ReadPage {
    /// The only language on the page; nil where there are several, or none is known.
    var onlyLanguage: String? { languages.count == 1 ? languages.first : nil }

    /// The counter-clockwise angle of the text in the upright photo, in degrees: 0, 90, 180 or 270.
    var textAngle: Int { (straightening.quarterTurns & 3) * 90 }
}

extension Line {
    /// Whether most of its letters are of a script that runs from right to left.
    var isRightToLeft: Bool {
        var balance = 0
        for scalar in words.lazy.flatMap(\.text.unicodeScalars) where scalar.properties.isAlphabetic {
            let script = Script.of(scalar)
            balance += script == .arabic || script == .hebrew ? 1 : -1
        }
        return balance > 0
    }
}

extension Word {
    /// The confidence, forced into the range from 0 to 1.
    var sureness: Double { confidence.isFinite ? min(1, max(0, confidence)).rounded(toDecimals: 3) : 0 }
}
