internal import Models

extension ReadPage {
    /// Whether the photo shows text at all: at least ten characters, and at least one word read with a confidence of
    /// 0.3 or more (the limits of requirement P6), in lines that make words.
    public var hasText: Bool {
        let words = lines.lazy.filter { $0.unread != true }.flatMap(\.words)
        return words.reduce(0) { $0 + $1.text.count } >= 10 && words.contains { $0.confidence >= 0.3 }
    }
}

extension ReadPage {
    /// Whether so much of the text makes no words that the menu can't be complete.
    public var isPartlyUnread: Bool { UnreadLines.warning(for: lines, ink: unread) != nil }
}
