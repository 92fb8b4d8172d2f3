/// Texts of dishes that lack their end or their beginning, as where a row of a menu was lost.
enum BrokenText {
    /// Whether the last text of a dish ends with a word that needs another behind it, such as "with" or "without", or a
    /// bracket of its texts is open or was never opened.
    ///
    /// - Parameter last: the last of its texts, read.
    static func breaksOff(_ dish: DishText, last: DishField?) -> Bool {
        let texts = [dish.name, dish.description, dish.ingredients].compactMap(\.self)
        if texts.contains(where: { !isBalanced($0) }), !isBalanced(texts.joined(separator: " ")) { return true }
        guard let end = last?.items.last, last?.items.count ?? 0 > 1 else { return false }
        return end.isConnector || !end.isContent && !end.kind.isDisjoint(with: [.without, .instead, .tie])
    }

    private static func isBalanced(_ text: String) -> Bool {
        var open = 0
        // "1)" and "a)" count dishes.
        let first = text.prefix { !$0.isWhitespace }
        let counts = first.count <= 3 && first.last == ")" && !first.contains("(")
        for character in text.dropFirst(counts ? first.count : 0) {
            if "(（".contains(character) { open += 1 }
            if ")）".contains(character) { open -= 1 }
            if open < 0 { return false }
        }
        return open == 0
    }
}
