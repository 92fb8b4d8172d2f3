public import Models

/// Judges every dish of a menu: the knowledge base always, a language model where one is given.
public struct Classify: Sendable {
    private let judge: Judge
    private let model: LanguageModel?
    private let targetLanguage: String

    /// - Parameters:
    ///   - model: asked for its opinion on each dish, or nil to stay offline.
    ///   - targetLanguage: the BCP 47 code of the language a person wants answers in.
    public init(judge: Judge = Judge(), model: LanguageModel? = nil, targetLanguage: String = "en") {
        self.judge = judge
        self.model = model
        self.targetLanguage = targetLanguage
    }

    /// Trouble with the model loses nothing: the knowledge base answers, and `isComplete` says that something is
    /// left to be done.
    public func callAsFunction(_ menu: MenuDraft) async -> JudgedDishes {
        let texts = menu.dishes.map { dish in
            DishText(
                id: dish.id, name: dish.name, description: dish.descriptionWithVariants, language: menu.languages.first,
                cuisine: menu.cuisine, section: dish.section, symbols: dish.symbols)
        }
        var judged = JudgedDishes(dishes: menu.dishes)
        var opinions: [ModelOpinion?] = Array(repeating: nil, count: texts.count)
        if let model, !texts.isEmpty {
            do {
                opinions = try await model.opinions(on: texts, targetLanguage: targetLanguage)
            } catch {
                judged.isComplete = false
                let message = "Processing failed – retry later: \(error.message)"
                judged.warnings.append(Warning(code: "llm_failed", message: message))
            }
        }
        for (index, text) in texts.enumerated() {
            let opinion = index < opinions.count ? opinions[index] : nil
            judged.dishes[index].classification = judge(text, opinion: opinion)
                .locatingEvidence(of: judged.dishes[index], in: menu.pages)
        }
        return judged
    }
}

/// A menu's dishes with their classification.
public struct JudgedDishes: Sendable, Hashable {
    public var dishes: [Dish]
    /// False when the language model was asked and could not answer.
    public var isComplete: Bool
    public var warnings: [Warning]

    public init(dishes: [Dish], isComplete: Bool = true, warnings: [Warning] = []) {
        self.dishes = dishes
        self.isComplete = isComplete
        self.warnings = warnings
    }
}

extension Dish {
    /// The description and what its prices are for, since "with prawns 16" is part of what may be served.
    ///
    /// Sizes are left out: they are no food.
    fileprivate var descriptionWithVariants: String? {
        let variants = prices.compactMap(\.label).filter { label in
            label.split(separator: " ").contains { word in
                word.contains(where: \.isLetter) && !SizeWords.isSize(String(word)) && !SizeWords.isUnit(String(word))
            }
        }
        let parts = [description].compactMap(\.self) + variants
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
