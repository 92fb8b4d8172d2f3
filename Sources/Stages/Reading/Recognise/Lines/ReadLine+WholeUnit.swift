internal import Models
internal import Pages

/// Currencies' words that the recogniser took apart.
extension ReadLine {
    /// The line with a currency's word behind its last number in one piece: Thai has no spaces, and its words are parted
    /// anywhere.
    var withWholeUnit: ReadLine {
        guard let number = words.lastIndex(where: { $0.text.contains(where: \.isWholeNumber) }),
            number + 2 < words.count, number + 4 >= words.count
        else { return self }
        let parts = words[(number + 1)...]
        let text = parts.map(\.text).joined()
        guard Currency.isCurrency(text), let box = parts.map(\.box).union() else { return self }
        var line = self
        let confidence = parts.map(\.confidence).min() ?? 0
        line.words.replaceSubrange((number + 1)..., with: [Word(text: text, box: box, confidence: confidence)])
        return line
    }

    /// A price alone on a page from right to left, whose currency lacks a first letter that stands by itself and was seen as
    /// ink that can't be read, such as that of "درهم". Any other ink stays: it may be a mark.
    var withUnitOfInk: ReadLine {
        guard words.count == 3 else { return self }
        let sorted = words.sorted { $0.box.x < $1.box.x }
        let (rest, ink, number) = (sorted[0], sorted[1], sorted[2])
        guard ink.text == RaisedMark.unread, number.text.allSatisfy({ $0.isWholeNumber || ".,".contains($0) }),
            let word = Currency.word(endingIn: rest.text)
        else { return self }
        var line = self
        line.words = [Word(text: word, box: rest.box.union(ink.box), confidence: rest.confidence), number]
        return line
    }
}
