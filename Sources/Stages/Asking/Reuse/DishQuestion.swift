internal import Files
internal import Foundation
public import Judging
internal import Models

/// A dish as a model is asked about it, in normal form: everything that can change the answer, and nothing else.
public struct DishQuestion: Codable, Sendable, Hashable {
    /// What stands on the menu about the dish.
    public struct Words: Codable, Sendable, Hashable {
        public var name: String
        public var description: String?
        public var ingredients: String?
        public var section: String?
        /// In a fixed order.
        public var marks: [Mark]
    }

    /// A dietary symbol, exactly as printed, with what it means.
    public struct Mark: Codable, Sendable, Hashable, Comparable {
        public var mark: String
        public var meaning: String

        public static func < (left: Mark, right: Mark) -> Bool {
            (left.mark, left.meaning) < (right.mark, right.meaning)
        }
    }

    /// Who is asked, and for what kind of answer.
    public struct Asking: Codable, Sendable, Hashable {
        public var model: String
        /// The host of the model's server.
        public var host: String
        public var prompt: String
        /// BCP 47 code of translations and questions.
        public var targetLanguage: String

        enum CodingKeys: String, CodingKey {
            case model, host, prompt
            case targetLanguage = "target_language"
        }
    }

    public var words: Words
    /// BCP 47 code of the menu, or nil.
    public var language: String?
    public var cuisine: String?
    public var asking: Asking

    /// Nil when the name holds nothing visible.
    public init?(_ dish: DishText, targetLanguage: String, model: String, host: String) {
        guard let name = NormalForm.text(dish.name) else { return nil }
        let marks = dish.symbols.compactMap { symbol in
            MenuWords.clean(symbol.mark).map { Mark(mark: $0, meaning: symbol.meaning.rawValue) }
        }
        words = Words(
            name: name, description: NormalForm.text(dish.description), ingredients: NormalForm.text(dish.ingredients),
            section: NormalForm.text(dish.section), marks: marks.sorted())
        language = MenuWords.languageCode(dish.language)
        cuisine = NormalForm.text(dish.cuisine)
        asking = Asking(model: model, host: host, prompt: ModelPrompt.version, targetLanguage: targetLanguage)
    }

    /// SHA-256 over every part, as 64 lower-case hexadecimal digits. Each part is preceded by its length, so that no
    /// two questions share the same bytes.
    public var key: String {
        var bytes = FramedBytes("dish 2")
        bytes.add(asking)
        bytes.add(contextOf: self)
        for text in words.texts { bytes.add(text) }
        return ContentHash.sha256(bytes.bytes)
    }

    /// The same for dishes that look alike in print: 64 bits over the shapes of the letters, ignoring spaces and marks,
    /// and over everything else exactly.
    package var skeleton: Int64 { skeleton(withContext: true) }

    /// The same without language and cuisine, which may come out differently for another photo of a menu.
    var printedSkeleton: Int64 { skeleton(withContext: false) }

    private func skeleton(withContext: Bool) -> Int64 {
        var bytes = FramedBytes("skeleton 2")
        bytes.add(asking)
        if withContext { bytes.add(contextOf: self) }
        for text in words.texts { bytes.add(text.map(PrintedShape.bytes)) }
        let digest = ContentHash.sha256(bytes.bytes)
        return Int64(bitPattern: UInt64(digest.prefix(16), radix: 16) ?? 0)
    }

    /// The text as the knowledge base judges it; `symbols` are those of the dish at hand, whose marks are the same.
    func text(language: String?, cuisine: String?, symbols: [DietarySymbol]) -> DishText {
        DishText(
            name: words.name, description: words.description, ingredients: words.ingredients, language: language,
            cuisine: cuisine, section: words.section, symbols: symbols)
    }
}

extension DishQuestion.Words {
    var texts: [String?] { [name, description, ingredients, section] }
}

/// Bytes to be hashed, each part preceded by its length; nil differs from the empty text.
private struct FramedBytes {
    var bytes: [UInt8] = []

    init(_ purpose: String) { add(purpose) }

    mutating func add(_ text: String?) { add(text.map { Array($0.utf8) }) }

    mutating func add(_ part: [UInt8]?) {
        bytes += Array((part.map { String($0.count) } ?? "-").utf8) + [UInt8(ascii: ":")] + (part ?? [])
    }

    mutating func add(_ asking: DishQuestion.Asking) {
        for part in [asking.prompt, asking.model, asking.host, asking.targetLanguage] { add(part) }
    }

    mutating func add(contextOf question: DishQuestion) {
        add(question.language)
        add(question.cuisine)
        add(String(question.words.marks.count))
        for mark in question.words.marks {
            add(mark.mark)
            add(mark.meaning)
        }
    }
}
