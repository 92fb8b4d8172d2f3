internal import Models

/// Puts together what two recognisers read on one line: the words' places from the first, which sees spaces, and the
/// letters of each unsure word from the second where that is surer.
enum SecondOpinion {
    /// Below this, a word of the first recogniser is unsure.
    static let unsure = 0.8
    /// From this on, the second recogniser's letters are better than an unsure word.
    static let sure = 0.85

    /// `words` and the result have boxes on the cut; `glyphs` are the second's, with places along it.
    static func words(_ words: [Word], and glyphs: [Glyph], on cut: borrowing LineCut) -> [Word] {
        let width = cut.pix.width
        let height = cut.pix.height
        let letters = glyphs.filter { !$0.isSpace }
        guard !letters.isEmpty else { return words }
        guard !words.isEmpty else {
            return letters.meanConfidence >= sure ? GlyphWords.words(of: glyphs, width: width, height: height) : []
        }
        let inner = Double(max(1, width - 2 * LineCut.border))
        var result: [Word] = []
        var start = glyphs.startIndex
        for (index, word) in words.enumerated() {
            // A glyph belongs to the word on whose side of the middle between two words it stands.
            var end = glyphs.endIndex
            if index + 1 < words.count {
                let middle = Double(word.box.maxX + words[index + 1].box.x) / 2 - Double(LineCut.border)
                end = glyphs[start...].firstIndex { $0.place * inner >= middle } ?? glyphs.endIndex
            }
            let own = Array(glyphs[start..<end])
            start = end
            let confidence = own.filter { !$0.isSpace }.meanConfidence
            let better = GlyphWords.words(of: own, width: width, height: height)
            if word.confidence < unsure, confidence >= sure, !better.isEmpty {
                result += better
            } else {
                result.append(word)
            }
        }
        return result
    }
}

extension [Glyph] {
    /// 0 for none.
    var meanConfidence: Double { isEmpty ? 0 : reduce(0) { $0 + $1.confidence } / Double(count) }
}
