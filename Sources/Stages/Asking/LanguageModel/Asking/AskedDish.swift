internal import Judging
internal import Models

/// A dish as it is asked about: the cleaned words, and the key shared by equal questions.
struct AskedDish: Sendable, Hashable {
    /// Everything about the dish that leaves this machine. The dish's own id stays here.
    struct Words: Codable, Sendable, Hashable {
        struct Mark: Codable, Sendable, Hashable {
            var mark: String
            var meaning: String
        }

        var name: String
        var description: String?
        var ingredients: String?
        var section: String?
        var language: String?
        var cuisine: String?
        var marks: [Mark]
    }

    /// More than any dish needs, since longer text is a misread page. It isn't cut, because that could cut off the
    /// bacon.
    static let maximumSize = 4_000

    var words: Words
    /// The question that equal dishes share.
    let question: DishQuestion
    /// The question's key: 64 lower-case hexadecimal digits.
    let key: String
    /// Bytes of UTF-8.
    var size: Int

    /// Nil when there is no name, or too much text to be one dish.
    init?(_ dish: DishText, targetLanguage: String, model: String, host: String) {
        guard let name = MenuWords.clean(dish.name),
            let question = DishQuestion(dish, targetLanguage: targetLanguage, model: model, host: host)
        else { return nil }
        words = Words(
            name: name, description: MenuWords.clean(dish.description), ingredients: MenuWords.clean(dish.ingredients),
            section: MenuWords.clean(dish.section), language: MenuWords.languageCode(dish.language),
            cuisine: MenuWords.clean(dish.cuisine),
            marks: dish.symbols.compactMap { symbol in
                MenuWords.clean(symbol.mark).map { Words.Mark(mark: $0, meaning: symbol.meaning.rawValue) }
            })
        size = words.size
        guard size <= Self.maximumSize else { return nil }
        self.question = question
        key = question.key
    }

    /// One that was asked about before, in these words.
    init(words: Words, question: DishQuestion) {
        (self.words, self.question) = (words, question)
        (key, size) = (question.key, words.size)
    }
}

extension AskedDish.Words {
    /// Bytes of UTF-8.
    fileprivate var size: Int {
        let texts =
            [name, description, ingredients, section, language, cuisine].compactMap(\.self)
            + marks.flatMap { [$0.mark, $0.meaning] }
        return texts.reduce(0) { $0 + $1.utf8.count }
    }
}
