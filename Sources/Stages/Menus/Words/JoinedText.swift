internal import Pages

extension Sequence<Token> {
    /// The texts, joined by spaces where the print has them.
    package var joinedText: String {
        var joined = ""
        for token in self where !token.text.isEmpty {
            if !joined.isEmpty, joined.last?.isIdeograph != true || token.text.first?.isIdeograph != true {
                joined += " "
            }
            joined += token.text
        }
        return joined
    }
}
