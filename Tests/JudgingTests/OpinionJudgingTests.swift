import Judging
import KnownDishes
import Models
import Testing

/// A language model's answer takes away and gives nothing.
struct OpinionJudgingTests {
    private let judge = Judge()
    private let all = ModelOpinion(claims: [.vegan: .yes, .vegetarian: .yes, .pescatarian: .yes])
    private let none = ModelOpinion(
        claims: [.vegan: .no, .vegetarian: .no, .pescatarian: .no], allergens: [.soybeans: .contains])

    private func verdict(
        _ name: String, _ opinion: ModelOpinion?, marks: [DietarySymbol] = [], section: String? = nil
    ) -> Classification {
        judge(DishText(name: name, language: "en", section: section, symbols: marks), opinion: opinion)
    }

    @Test func aYesRaisesNothing() {
        for name in ["Flurbelwump", "Tomatoes with flurbelwump", "Beef stew", "Pizza", "", "Pesto", "Worcester sauce"] {
            let alone = verdict(name, nil)
            let told = verdict(name, all)
            #expect(told.claims == alone.claims, "\(name)")
            #expect(told.label == alone.label && told.confidence == alone.confidence, "\(name)")
            #expect(told.allergens == alone.allergens)
        }
        let stew = verdict("Beef stew", all).evidence.last
        #expect(stew?.kind == .llm && stew?.finding.contains("contradicts") == true)
        #expect(stew?.says == all.claims)
    }

    @Test func aNoLowersAndIsShown() {
        let lowered = verdict("Tomatoes with rice", none)
        #expect(lowered.claims == [.vegan: .maybe, .vegetarian: .maybe, .pescatarian: .maybe])
        #expect(lowered.label == .uncertain && lowered.confidence == 1)
        #expect(lowered.allergens[.soybeans] == .contains)
        #expect(lowered.reason.contains("language model speaks against vegan"))
        let remark = lowered.evidence.last
        #expect(remark?.kind == .llm && remark?.finding.contains("makes more cautious: vegan") == true)
        #expect(remark?.finding.contains("adds allergens: soybeans") == true)
        let unknown = verdict("Flurbelwump", none)
        #expect(unknown.claims[.vegan] == .no && unknown.confidence == 1)
        #expect(unknown.reason.contains("alone speaks against"))
    }

    /// Even beside a mark that the legend explains: who is told both asks.
    @Test func aNoBesideAMarkLeavesAMaybe() {
        let mark = DietarySymbol(mark: "VG", meaning: .vegan, source: .legend)
        #expect(verdict("Tomatoes with rice", nil, marks: [mark]).confidence == 3)
        let told = verdict("Tomatoes with rice", none, marks: [mark])
        #expect(told.claims[.vegan] == .maybe && told.label == .uncertain)
        #expect(told.evidence.contains { $0.kind == .symbol && $0.says[.vegan] == .yes })
        #expect(told.reason.contains("speaks against"))
    }

    @Test func agreementIsSaidAndAddsNoCertainty() {
        let alone = verdict("Tomatoes with rice", nil)
        let agreed = verdict("Tomatoes with rice", all)
        #expect(agreed.label == .vegan && agreed.confidence == alone.confidence)
        #expect(agreed.evidence.last?.finding == "agrees: vegan, vegetarian, pescatarian")
        #expect(agreed.reason == alone.reason)
        #expect(verdict("Beef stew", none).confidence == verdict("Beef stew", nil).confidence)
    }

    @Test func whatFailsTheWiderDietFailsTheStricter() {
        let odd = ModelOpinion(claims: [.vegan: .yes, .vegetarian: .yes, .pescatarian: .no])
        let told = verdict("Flurbelwump", odd)
        #expect(told.claims == [.vegan: .no, .vegetarian: .no, .pescatarian: .no])
        let doubt = ModelOpinion(claims: [.vegan: .yes, .vegetarian: .maybe, .pescatarian: .yes])
        #expect(verdict("Tomatoes with rice", doubt).claims[.vegan] == .maybe)
    }

    /// Every answer there can be, over dishes of all sorts: no claim is raised, no allergen lost, no certainty won.
    @Test func noAnswerMakesADishSafer() {
        let marks: [[DietarySymbol]] = [
            [], [DietarySymbol(mark: "V", meaning: .vegetarian, source: .legend)],
            [DietarySymbol(mark: "VG", meaning: .vegan, source: .convention)],
            [DietarySymbol(mark: "P", meaning: .pescatarian, source: .legend)],
            [DietarySymbol(mark: "G", meaning: .contains(.milk), source: .legend)],
            [DietarySymbol(mark: "NF", meaning: .freeFrom(.nuts), source: .legend)],
        ]
        let names = [
            "", "Flurbelwump", "Tomatoes with rice", "Carbonara", "Beef stew", "Grilled salmon", "Pizza", "Vegan stew",
            "Pesto", "Cheese cake (vegan on request)", "Tofu with xyzzy", "Nut roast. Everything here is vegan",
        ]
        for name in names {
            for marks in marks {
                for section in [nil, "Vegetarian", "Fish"] {
                    let alone = verdict(name, nil, marks: marks, section: section)
                    for opinion in Self.opinions {
                        let told = verdict(name, opinion, marks: marks, section: section)
                        #expect(isNoSafer(told, than: alone), "\(name) \(marks) \(opinion)")
                    }
                }
            }
        }
    }

    private static let opinions: [ModelOpinion] = Claim.allCases.flatMap { vegan in
        Claim.allCases.flatMap { vegetarian in
            Claim.allCases.map { pescatarian in
                ModelOpinion(
                    claims: [.vegan: vegan, .vegetarian: vegetarian, .pescatarian: pescatarian],
                    allergens: [.milk: .mayContain, .nuts: .mayContain])
            }
        }
    }
}
