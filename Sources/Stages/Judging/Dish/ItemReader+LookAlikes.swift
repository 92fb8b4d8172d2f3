/// Misread words of scripts without spaces.
extension ItemReader {
    /// Adds to the characters that nothing is known of what they may be part of if some of them, or of their neighbours,
    /// were read as others that look alike: "โข่ดาว" may be "ไข่ดาว", a fried egg.
    ///
    /// Only risk is added; what the characters beside them say stays as it is.
    func doubtLookAlikes(_ items: inout [DishItem]) {
        guard items.contains(where: isUnknownCharacter) else { return }
        // For each token, the first item from there on that nothing is known of.
        var next = [Int?](repeating: nil, count: text.tokens.count)
        var following: Int?
        for number in items.indices.reversed() {
            let item = items[number]
            if isUnknownCharacter(item) { following = number }
            for place in item.tokens { next[place] = following }
        }
        for start in next.indices where text.tokens[start].isUnspaced {
            guard let number = next[start] else { continue }
            let unknown = items[number].tokens.lowerBound
            var shape = CharacterShape()
            var place = start
            while place < text.tokens.count, place - start < PhraseSearch.longest, isJoined(place, after: start) {
                shape.append(scalar(at: place))
                if place >= unknown {
                    items[number].components.merge(phrases.misread(shape, language))
                }
                place += 1
            }
            if !items[number].components.isEmpty { items[number].isPlant = false }
        }
    }

    private func isUnknownCharacter(_ item: DishItem) -> Bool {
        !item.isKnown && text.tokens[item.tokens.lowerBound].isUnspaced
    }

    private func isJoined(_ place: Int, after start: Int) -> Bool {
        text.tokens[place].isUnspaced && (place == start || text.tokens[place].boundary < .hard)
    }

    private func scalar(at place: Int) -> UInt32 {
        var start = text.tokens[place].key.lowerBound
        return ScalarBytes.scalar(in: text.keys.span, at: &start)
    }
}
