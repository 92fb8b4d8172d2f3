internal import Asking
internal import Files
internal import Judging
internal import Menus
package import Models

/// Says which dishes of a judged menu a person with a profile can order. It is a pure function, without a photo, a
/// network or a clock.
///
/// It can only be more cautious than the bundle. Something unknown never fits a critical allergy.
package struct ProfileJudge: Sendable {
    package let profile: Profile
    /// What replaces the profile's name, restrictions and reasons in files; nil to write them in clear.
    let alias: String?
    /// SHA-256 over everything but the bundle that can change a verdict, 64 hexadecimal digits.
    let basis: String
    private let judge: Judge
    private let rules: [(restriction: Restriction, rule: Rule)]

    /// A restriction prepared once for all dishes.
    private enum Rule: Sendable {
        case allergen(Allergen, AllergySeverity)
        case food(AvoidedFood, AllergySeverity?)
        case medical(MedicalCondition)
        case religious(ReligiousRule)
        case lifestyle(Lifestyle)
    }

    /// - Parameters:
    ///   - words: a person's own tables for the knowledge base.
    ///   - version: of the program.
    ///   - identity: the profile's random number, which nobody else knows, for verdicts that don't reveal it; nil for
    ///     verdicts that name it, with its restrictions and the reasons.
    package init(_ profile: Profile, words: [String] = [], version: String = "", identity: String? = nil) {
        let knowledge = words.isEmpty ? Knowledge.embedded : Knowledge(overrides: words)
        self.profile = profile
        // Without the random number the profile can't be guessed from either hash.
        alias = identity.map { String(ContentHash.sha256("alias \($0)").prefix(16)) }
        basis = Self.basis(profile, words, version, identity)
        judge = Judge(knowledge: knowledge)
        rules = profile.restrictions.map { restriction in
            let rule: Rule =
                switch restriction {
                case .allergen(let allergen, let severity): .allergen(allergen, severity)
                case .allergy(let word, let severity): .food(AvoidedFood(word, knowledge: knowledge), severity)
                case .medical(let condition): .medical(condition)
                case .religious(let diet): .religious(ReligiousRule(diet, knowledge: knowledge))
                case .lifestyle(let lifestyle): .lifestyle(lifestyle)
                case .avoid(let word): .food(AvoidedFood(word, knowledge: knowledge), nil)
                }
            return (restriction, rule)
        }
    }

    /// Judges one dish.
    ///
    /// - Parameters:
    ///   - languages: those of its menu, the main one first.
    ///   - cuisine: that of its menu, or nil.
    package func callAsFunction(_ dish: Dish, languages: [String], cuisine: String?) -> DishVerdict {
        let menu = MenuDraft(pages: [], dishes: [], languages: languages, cuisine: cuisine)
        let facts = DishFacts(dish, of: menu, judge: judge)
        let reasons = rules.map { restriction, rule in
            var (verdict, text) = Self.verdict(rule, facts)
            // Nothing is known about a dish that was never judged.
            if verdict == .fits, dish.classification == nil {
                (verdict, text) = (.ask, "The dish hasn't been judged yet – ask.")
            }
            return VerdictReason(restriction: restriction.description, verdict: verdict, text: text)
        }
        return DishVerdict(id: dish.id, name: dish.name, reasons: reasons)
    }

    private static func basis(
        _ profile: Profile, _ words: [String], _ version: String, _ identity: String?
    ) -> String {
        let parts = [version, Knowledge.version, Synonyms.version, profile.name] + (identity.map { [$0] } ?? [])
        let restrictions = profile.restrictions.map { "\($0.category.rawValue) \($0.description)" }
        return ContentHash.sha256((parts + restrictions + words.map { ContentHash.sha256($0) }).joined(separator: "\n"))
    }

    private static func verdict(_ rule: Rule, _ dish: DishFacts) -> (Verdict, String) {
        switch rule {
        case .allergen(let allergen, let severity): AllergenRule.judge(allergen, severity, dish)
        case .food(let food, let severity): WordRule.judge(food, severity: severity, dish)
        case .medical(let condition): MedicalRule.judge(condition, dish)
        case .religious(let rule): rule.judge(dish)
        case .lifestyle(let lifestyle): LifestyleRule.judge(lifestyle, dish)
        }
    }
}
