internal import Asking
internal import Files
internal import Judging
internal import Menus
package import Models

/// Says which dishes of a judged menu a person with a profile can order: a pure function, with no photo, no network and
/// no clock.
///
/// It can only be more cautious than the bundle. What isn't known never fits an allergy that is critical.
package struct ProfileJudge: Sendable {
    package let profile: Profile
    /// What stands in files for the profile's name, restrictions and reasons; nil to write them in clear.
    let alias: String?
    /// SHA-256 over everything but the bundle that can change a verdict, 64 hexadecimal digits.
    let basis: String
    private let judge: Judge
    private let rules: [(restriction: Restriction, rule: Rule)]

    /// What a restriction has been prepared to, once for all dishes.
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
    ///   - identity: the profile's random number, which nobody else knows, for verdicts that don't give it away; nil for
    ///     verdicts that name it, with its restrictions and the reasons.
    package init(_ profile: Profile, words: [String] = [], version: String = "", identity: String? = nil) {
        let knowledge = words.isEmpty ? Knowledge.embedded : Knowledge(overrides: words)
        self.profile = profile
        // From neither hash can the profile be guessed without the random number.
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
    ///   - languages: of its menu, the main one first.
    ///   - cuisine: of its menu, or nil.
    package func callAsFunction(_ dish: Dish, languages: [String], cuisine: String?) -> DishVerdict {
        let menu = MenuDraft(pages: [], dishes: [], languages: languages, cuisine: cuisine)
        let facts = DishFacts(dish, of: menu, judge: judge)
        let reasons = rules.map { restriction, rule in
            var (verdict, text) = Self.verdict(rule, facts)
            // A dish that was never judged is one that nothing is known of.
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
