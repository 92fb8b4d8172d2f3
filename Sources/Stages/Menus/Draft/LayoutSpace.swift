internal import Models
internal import Pages

/// Takes the words of a page to layout space, where text runs from left to right and lines are level: a page that is
/// read from right to left is mirrored.
struct LayoutSpace {
    private(set) var tokens: [[Token]] = []
    /// Whether the page is mirrored.
    let isMirrored: Bool

    /// One list of tokens per line, from left to right; words of the legend are left out.
    init(_ marked: MarkedPage) {
        let page = marked.page.levelled
        let turns = ((page.straightening.quarterTurns % 4) + 4) % 4
        let legend = Dictionary(grouping: marked.legend, by: \.line)
        let marks = Dictionary(grouping: marked.marks, by: \.line)
        isMirrored = WordOrder.isRightToLeft(
            page.lines.lazy.flatMap(\.words).map { word in
                let box = Self.turned(word.box, turns, width: page.photo.width, height: page.photo.height)
                return (word.text, box.midX)
            })
        let typeface = Typeface(
            page.lines.map { line in
                line.words.map { word in
                    let box = Self.turned(word.box, turns, width: page.photo.width, height: page.photo.height)
                    return (word.text, box.height)
                }
            })
        for line in page.lines.numbered where line.unread != true {
            var placed: [Int: PlacedMark] = [:]
            for mark in marks[line.id] ?? [] { placed[mark.word] = mark }
            let spans = legend[line.id] ?? []
            var row: [Token] = []
            let pieces = line.pieces ?? []
            for (index, word) in line.words.enumerated() where !spans.contains(where: { $0.words.contains(index) }) {
                var box = Self.turned(word.box, turns, width: page.photo.width, height: page.photo.height)
                if isMirrored { (box.left, box.right) = (-box.right, -box.left) }
                let mark = placed[index]
                var token = Token(
                    text: mark?.rest ?? word.text, rect: Self.rect(box, text: word.text, in: typeface),
                    line: line.id, word: index, confidence: word.confidence, symbols: mark?.symbols ?? [])
                token.language = line.language
                token.type = word.type
                token.piece = pieces.count { $0 <= index }
                row.append(token)
            }
            tokens.append(row)
        }
        let slopes = SlopeField(tokens)
        for index in tokens.indices {
            tokens[index] = tokens[index].map(slopes.levelled).sorted { $0.rect.left < $1.rect.left }
        }
    }

    /// The box after turning the photo clockwise by so many quarter turns.
    private static func turned(_ box: Box, _ turns: Int, width: Int, height: Int) -> Rect {
        let (left, top) = (Double(box.x), Double(box.y))
        let (right, bottom) = (left + Double(box.width), top + Double(box.height))
        let (width, height) = (Double(width), Double(height))
        switch turns {
        case 1: return Rect(left: height - bottom, top: left, right: height - top, bottom: right)
        case 2: return Rect(left: width - right, top: height - bottom, right: width - left, bottom: height - top)
        case 3: return Rect(left: top, top: width - right, right: bottom, bottom: width - left)
        default: return Rect(left: left, top: top, right: right, bottom: bottom)
        }
    }

    private static func rect(_ box: Rect, text: String, in typeface: Typeface) -> Rect {
        let extent = GlyphExtent(text, in: typeface)
        let capital = box.height / (extent.above + extent.below)
        let baseline = box.bottom - extent.below * capital
        return Rect(left: box.left, top: baseline - capital, right: box.right, bottom: baseline)
    }
}
