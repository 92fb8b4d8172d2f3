import Judging
import Library
import Models

/// A dish as a bundle has it, with what a test wants to be known of it.
struct KnownDish {
    /// Of the menu.
    var language = "en"
    var name = "Zzyx"
    var description: String?
    var symbols: [DietarySymbol] = []
    var claims: [Diet: Claim] = [:]
    var allergens: [Allergen: AllergenStatus] = [:]
    var evidence: [Evidence] = []
    var label = DietLabel.uncertain
    var confidence = 1
    var isJudged = true

    var dish: Dish {
        Dish(
            id: "d1", page: 1, name: name, description: description, symbols: symbols,
            box: Box(x: 0, y: 0, width: 1, height: 1), lines: [],
            classification: isJudged
                ? Classification(
                    label: label, confidence: confidence, claims: claims, allergens: allergens, evidence: evidence,
                    reason: "For a test.") : nil)
    }

    /// A dish that the program itself has judged, from its words and marks.
    static func read(
        _ name: String, _ description: String? = nil, _ symbols: [DietarySymbol] = [], language: String = "en"
    ) -> KnownDish {
        let judged = Judge()(DishText(name: name, description: description, language: language, symbols: symbols))
        return KnownDish(
            language: language, name: name, description: description, symbols: symbols, claims: judged.claims,
            allergens: judged.allergens, evidence: judged.evidence, label: judged.label,
            confidence: judged.confidence)
    }

    func verdict(_ restrictions: Restriction...) throws -> DishVerdict {
        let judge = ProfileJudge(try Profile(name: "Test", restrictions: restrictions))
        return judge(dish, languages: [language], cuisine: nil)
    }
}

extension DietarySymbol {
    static func legend(_ meaning: SymbolMeaning) -> DietarySymbol {
        DietarySymbol(mark: "X", meaning: meaning, source: .legend)
    }

    static func convention(_ meaning: SymbolMeaning) -> DietarySymbol {
        DietarySymbol(mark: "X", meaning: meaning, source: .convention)
    }
}
