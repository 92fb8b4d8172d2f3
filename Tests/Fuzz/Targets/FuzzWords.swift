import Asking
import Menus
import Models
import Pages

@testable import Judging

/// A page of text as the recogniser might read it, one line a line, its words parted by blanks: legend, dishes, verdicts.
func fuzzText(_ input: [UInt8]) {
    // A page holds a few thousand bytes; far more only costs time.
    let text = String(decoding: input.prefix(4_000), as: UTF8.self)
    var lines: [Line] = []
    for (row, content) in text.split(whereSeparator: \.isNewline).enumerated() {
        var words: [Word] = []
        var left = 20
        for word in content.split(separator: " ") {
            let width = 12 * word.count
            words.append(
                Word(
                    text: String(word), box: Box(x: left, y: 20 + 40 * row, width: width, height: 24), confidence: 0.9))
            left += width + 12
        }
        guard let box = words.map(\.box).union() else { continue }
        lines.append(
            Line(
                id: lines.count, text: words.map(\.text).joined(separator: " "), box: box, confidence: 0.9, block: 0,
                words: words))
    }
    let page = ReadPage(
        photo: PhotoRecord(path: "fuzz", sha256: ""), metadata: PhotoMetadata(),
        quality: Quality(brightness: 1, contrast: 1, sharpness: 1, glare: 0),
        straightening: Straightening(), languages: [], lines: lines)
    let draft = FindDishes()(Symbols()([NumberedPage(number: 1, page: page)]))
    // No line gets lost on the way.
    precondition(draft.pages.first?.lines.count == lines.count)
    judgeAll(draft)
}

func judgeAll(_ draft: MenuDraft) {
    let judge = Judge()
    for dish in draft.dishes {
        // Every dish that a menu may hold, not those of a thousand-fold copied line.
        if dish.name.utf8.count > 1_000 { continue }
        _ = judge(DishText(dish, of: draft))
    }
}

/// A person's own table of words: checked, and built into an index.
func fuzzKnowledge(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    _ = KnowledgeAddition(text)
    var builder = KnowledgeBuilder()
    builder.add(KnowledgeTable(text: text), rank: .override)
    _ = builder.phrases
}
