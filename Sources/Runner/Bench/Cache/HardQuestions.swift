internal import Asking
internal import Judging
internal import Models

/// Questions about dishes that are nearly, but not quite, the given one: the same template with other words.
///
/// Each differs from the original in a word, in a letter that no recogniser confuses, in a digit or in a mark.
struct HardQuestions {
    let question: DishQuestion
    /// Another dish of the same menu, whose name and description are exchanged for this one's.
    let neighbour: DishQuestion?

    var all: [DishQuestion] {
        var variants = wordsOfTheName + letters + words + digits + marks
        if let neighbour {
            variants.append(with { $0.words.name = neighbour.words.name })
            variants.append(with { $0.words.description = neighbour.words.description })
        }
        var seen: Set<DishQuestion.Words> = [question.words]
        return variants.filter { seen.insert($0.words).inserted }
    }

    /// The dish under a heading that isn't on its page.
    var underAnotherHeading: DishQuestion? {
        neighbour?.words.section.map { section in
            with { $0.words.section = section + " " + question.words.name }
        }
    }

    private var parts: [Substring] { question.words.name.split(separator: " ") }

    private func with(_ change: (inout DishQuestion) -> Void) -> DishQuestion {
        var copy = question
        change(&copy)
        return copy
    }

    private func named(_ parts: [Substring]) -> DishQuestion {
        with { $0.words.name = parts.joined(separator: " ") }
    }

    /// One word replaced, or one word removed.
    private var wordsOfTheName: [DishQuestion] {
        parts.indices.flatMap { place -> [DishQuestion] in
            let word = String(parts[place])
            var others = Self.exchanged[word].map { [$0] } ?? []
            others += word.count < 3 ? [] : ["tofu", "beef", "nuts"].filter { $0 != word }
            var variants = others.map { other in
                var copy = parts
                copy[place] = Substring(other)
                return named(copy)
            }
            if parts.count > 1 {
                var copy = parts
                copy.remove(at: place)
                variants.append(named(copy))
            }
            return variants
        }
    }

    private static let exchanged = [
        "with": "without", "without": "with", "mit": "ohne", "ohne": "mit", "con": "sin", "sin": "con",
        "avec": "sans", "sans": "avec", "tofu": "beef", "beef": "beet", "beet": "beef", "chicken": "chickpea",
        "ham": "yam", "vegan": "vegetarian", "vegetarian": "vegan", "cheese": "peas", "carne": "cane",
        "prawn": "corn", "clam": "dam", "lamb": "lamp", "veal": "real", "no": "any", "and": "or", "or": "and",
    ]

    /// In each word, one letter replaced by one that looks different.
    private var letters: [DishQuestion] {
        parts.indices.compactMap { place in
            var letters = Array(parts[place])
            guard letters.count >= 3 else { return nil }
            let middle = letters.count / 2
            letters[middle] = letters[middle] == "k" ? "a" : "k"
            var copy = parts
            copy[place] = Substring(String(letters))
            return named(copy)
        }
    }

    /// One word added, before or after.
    private var words: [DishQuestion] {
        ["without", "vegan", "no"].map { word in with { $0.words.name = word + " " + question.words.name } }
            + ["with bacon", "free", "(no nuts)", "& egg"].map { word in
                with { $0.words.name = question.words.name + " " + word }
            }
            + ["with bacon", "ohne ei"].map { word in
                with { $0.words.description = (question.words.description.map { $0 + " " } ?? "") + word }
            }
    }

    /// Another number, such as a price that was read as part of the name.
    private var digits: [DishQuestion] {
        var variants = ["2", "12.50"].map { number in with { $0.words.name = question.words.name + " " + number } }
        for (place, part) in parts.enumerated() where part.allSatisfy(\.isNumber) {
            var copy = parts
            copy[place] = part + "0"
            variants.append(named(copy))
        }
        return variants
    }

    private static let foreignMark: [DishQuestion.Mark] = {
        let symbol = DietarySymbol(mark: "zz", meaning: .vegan, source: .legend)
        let marked = DishText(name: "x", symbols: [symbol])
        return DishQuestion(marked, targetLanguage: "en", model: "", host: "")?.words.marks ?? []
    }()

    private var marks: [DishQuestion] {
        var variants = question.words.marks.indices.map { place in
            with { $0.words.marks.remove(at: place) }
        }
        variants.append(with { $0.words.marks += Self.foreignMark })
        return variants
    }
}
