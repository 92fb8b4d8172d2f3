public import Models

/// Says who may eat a dish, from its words and marks, with the evidence.
///
/// Precedence: marks, words on the menu, knowledge, a language model. A language model may lower a claim and add an
/// allergen, never raise or remove one; no match means "unknown", never "yes"; a contradiction is kept, shown and read
/// cautiously. The time is linear in the length of the texts and doesn't depend on the size of the knowledge.
public struct Judge: Sendable {
    package let knowledge: Knowledge
    private let limits: DoubtLimits

    public init(knowledge: Knowledge = .embedded) {
        self.init(knowledge: knowledge, limits: .standard)
    }

    package init(knowledge: Knowledge = .embedded, limits: DoubtLimits) {
        self.knowledge = knowledge
        self.limits = limits
    }

    /// Judges one dish.
    ///
    /// - Parameter opinion: a language model's answer about this dish, or nil.
    public func callAsFunction(_ dish: DishText, opinion: ModelOpinion? = nil) -> Classification {
        let found = findings(dish)
        var rules = ClaimRules(found)
        var confidence = ConfidenceRule.confidence(found, rules)
        if let opinion {
            rules.apply(opinion)
            // A language model's answer makes nothing more certain, not even a "no".
            confidence = min(confidence, ConfidenceRule.confidence(found, rules))
        }
        let habits = HiddenIngredientRules.habits(found, rules, knowledge.cuisines.habits(of: dish.cuisine))
        let language = ReadingLanguage(code: dish.language, kin: CuisineOrigin.languages(of: dish.cuisine))
        let allergens = AllergenRules.allergens(found, rules, opinion)
        let questions = StaffQuestions.questions(
            found, rules, opinion, habits.map(\.asks), language, knowledge.questions)
        return Classification(
            label: rules.label,
            confidence: confidence,
            claims: rules.claims.dictionary,
            allergens: allergens,
            evidence: EvidenceList.evidence(found, rules, allergens, opinion),
            reason: ReasonText.reason(found, rules) + ModelRemark.reason(rules),
            questions: questions.flatMap(\.textsInOrder), staffQuestions: questions,
            options: OptionRules.options(found),
            hiddenIngredients: habits.map { HiddenIngredient($0, knowledge.questions) },
            claimBasis: BasisRules.claims(found, rules), allergenBasis: BasisRules.allergens(allergens, found),
            headline: HeadlineRules.headline(found, rules))
    }

    /// What the words and marks show before it is weighed.
    package func findings(_ dish: DishText) -> DishFindings { FindingCollector(dish, knowledge, limits).result }
}
