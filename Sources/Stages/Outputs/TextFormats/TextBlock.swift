internal import Models
internal import Pages

/// Lines that stand together, as formats with boxes want them.
struct TextBlock {
    /// Never empty; each has words.
    var lines: [Line]
    /// Around all lines.
    var box: Box

    /// A page's lines with words in reading order, those of one block that follow each other together.
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
    /// The language of everything on the page; nil where there are several, or none is known.
    var onlyLanguage: String? { languages.count == 1 ? languages.first : nil }

    /// Degrees counter-clockwise by which the text stands turned in the upright photo: 0, 90, 180 or 270.
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
    /// From 0 to 1, whatever stands there.
    var sureness: Double { confidence.isFinite ? min(1, max(0, confidence)).rounded(toDecimals: 3) : 0 }
}
