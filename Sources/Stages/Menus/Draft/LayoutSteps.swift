package import Models
package import Pages

/// What each step of layout makes of one page, for a person who wants to know how it became its dishes.
///
/// The page counts as a menu by itself. All boxes are those of the level page (`LevelBoxes`), or of the photo where it
/// shows the page level.
package struct LayoutSteps: Sendable {
    /// A word, or a piece of one that was cut.
    package struct LabelledWord: Sendable {
        package let box: Box
        /// As the model has it.
        package let label: WordLabel
        /// After what follows from the words themselves; dishes are made of these.
        package let corrected: WordLabel
    }

    /// The words of each cell, in reading order. Marks, leaders, the legend and what could not be read are no words.
    package let cells: [[LabelledWord]]
    package let dishes: [Dish]
    /// Whether the page is read from right to left.
    package let isRightToLeft: Bool

    /// - Parameter page: a page as it was read; one without lines has neither cells nor dishes.
    package init(_ page: ReadPage) {
        let menu = Symbols()([NumberedPage(number: 1, page: page.levelled)])
        guard let marked = menu.pages.first else {
            (cells, dishes, isRightToLeft) = ([], [], false)
            return
        }
        let reader = PageReader(marked, legend: menu.legend, weights: .embedded)
        let boxes = TokenBoxes(reader.layout, lines: marked.page.lines.numbered, isMirrored: reader.isMirrored)
        var place = 0
        cells = LabelledCell.all(of: reader.layout, reader.labels.labels).map { labelled in
            zip(labelled.cell.tokens, labelled.labels).compactMap { token, corrected in
                defer { place += 1 }
                let label = reader.labels.labels[place]
                return boxes.box(of: token).map { LabelledWord(box: $0, label: label, corrected: corrected) }
            }
        }.filter { !$0.isEmpty }
        (dishes, isRightToLeft) = (reader.dishes, reader.isMirrored)
    }
}

/// Where tokens stand on the page that they were taken from.
private struct TokenBoxes {
    private let lines: [Line]
    private let isMirrored: Bool
    /// From where to where all pieces of a word reach in layout space.
    private var reach: [WordPlace: Rect] = [:]

    init(_ layout: PageLayout, lines: [Line], isMirrored: Bool) {
        self.lines = lines
        self.isMirrored = isMirrored
        for token in layout.cells.lazy.flatMap(\.tokens) {
            let word = WordPlace(line: token.line, word: token.word)
            reach[word] = reach[word]?.union(token.rect) ?? token.rect
        }
    }

    /// The word's own box or, for a piece of a word, the same part of it as in layout space; nil for a token of no word.
    func box(of token: Token) -> Box? {
        guard lines.indices.contains(token.line), lines[token.line].words.indices.contains(token.word),
            let whole = reach[WordPlace(line: token.line, word: token.word)]
        else { return nil }
        let box = lines[token.line].words[token.word].box
        guard whole.width > token.rect.width else { return box }
        var (start, end) = (token.rect.left - whole.left, token.rect.right - whole.left)
        if isMirrored { (start, end) = (whole.width - end, whole.width - start) }
        let scale = Double(box.width) / whole.width
        let left = box.x + Int((start * scale).rounded())
        return Box(x: left, y: box.y, width: Int(((end - start) * scale).rounded()), height: box.height)
    }
}
