internal import Library

/// An article of the offline help, as `vegyscan help TOPIC` prints it.
struct HelpTopic {
    private let article: HelpArticle

    /// The topics in display order. None is the name of a command, whose own help would be hidden.
    static let names = HelpArticle.all.map(\.topic)

    /// Nil unless it is one word, and a topic.
    init?(_ words: [String]) {
        guard words.count == 1, let article = words.first.flatMap(HelpArticle.on) else { return nil }
        self.article = article
    }

    var text: String {
        """
        \(article.title)

        \(article.text)
        Last looked through: \(article.date), for version \(ProgramVersion.current) of the program.
        Topics: \(Self.names.joined(separator: " "))

        """
    }
}
