package import Models

extension Classification {
    /// Notes where the words of each piece of evidence stand, so that they can be shown on the photo.
    ///
    /// Evidence whose words aren't found in any of the dish's lines keeps only its page.
    package func locatingEvidence(of dish: Dish, in pages: [Page]) -> Classification {
        guard let page = pages.first(where: { $0.number == dish.page }) else { return self }
        let ids = Set(dish.lines)
        let words = page.lines.filter { ids.contains($0.id) }.flatMap(\.words)
        let keys = words.map { Self.key($0.text) }
        var placed = self
        for index in placed.evidence.indices where placed.evidence[index].kind != .llm {
            placed.evidence[index].page = dish.page
            placed.evidence[index].box = Self.box(of: placed.evidence[index].text, words: words, keys: keys)
        }
        return placed
    }

    /// The box around the first run of words that reads like the text, or nil.
    private static func box(of text: String, words: [Word], keys: [String]) -> Box? {
        let wanted = text.split(separator: " ").map { key(String($0)) }.filter { !$0.isEmpty }
        guard let first = wanted.first, wanted.count <= keys.count else { return nil }
        for start in 0...(keys.count - wanted.count)
        where keys[start].contains(first) && zip(keys[start...], wanted).allSatisfy({ $0.contains($1) }) {
            return words[start..<(start + wanted.count)].map(\.box).union()
        }
        return nil
    }

    private static func key(_ word: String) -> String {
        word.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
