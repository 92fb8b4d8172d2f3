import Foundation
import Models
import StubService
import Testing

@testable import Stages

@Suite struct ModelAnswerTests {
    private func opinion(_ fields: [String: Any]) -> ModelOpinion? {
        let verdict = StubAnswer.verdict("a00").merging(fields) { $1 }
        return ModelAnswer.opinions(in: StubAnswer.content([verdict]), ids: ["a00"])["a00"]
    }

    @Test func aWholeAnswerIsRead() {
        let read = opinion(["contains": ["milk", "nuts"], "may_contain": ["milk", "eggs"], "vegan": "no"])
        #expect(read?.claims == [.vegan: .no, .vegetarian: .yes, .pescatarian: .yes])
        #expect(read?.allergens == [.milk: .contains, .nuts: .contains, .eggs: .mayContain])
    }

    @Test func anythingInvalidMakesTheDishInvalid() {
        let wrong: [[String: Any]] = [
            ["vegan": "Yes"], ["vegan": true], ["vegan": NSNull()], ["vegan": ["yes"]], ["vegetarian": "probably"],
            ["contains": ["dairy"]], ["contains": "milk"], ["contains": [1]], ["may_contain": ["milk", "kiwi"]],
            ["questions": "Is there egg in it?"], ["questions": [7]], ["id": 7], ["id": "A00"], ["id": NSNull()],
        ]
        for fields in wrong { #expect(opinion(fields) == nil, "\(fields)") }
        #expect(opinion(["contains": NSNull(), "questions": NSNull(), "extra": "ignored"]) != nil)
    }

    @Test func aContradictionLowersTheClaim() {
        #expect(opinion(["vegan": "yes", "contains": ["milk"]])?.claims[.vegan] == .maybe)
        #expect(opinion(["vegan": "yes", "vegetarian": "no"])?.claims[.vegan] == .no)
        #expect(opinion(["vegan": "maybe", "vegetarian": "no"])?.claims[.vegan] == .no)
        #expect(opinion(["vegan": "yes", "pescatarian": "unknown"])?.claims[.vegan] == .unknown)
        #expect(opinion(["contains": ["fish"]])?.claims == [.vegan: .maybe, .vegetarian: .maybe, .pescatarian: .yes])
        #expect(opinion(["vegan": "yes", "contains": ["nuts", "gluten"]])?.claims[.vegan] == .yes)
    }

    /// Deep, long and broken texts end, and end in nothing.
    @Test func hostileTextIsHarmless() {
        let verdict = StubAnswer.json(StubAnswer.verdict("a00"))
        let texts = [
            String(repeating: "{", count: 190_000), String(repeating: "[", count: 190_000),
            String(repeating: "{\"dishes\":[", count: 15_000), "{\"dishes\":" + String(repeating: "9", count: 5_000),
            String(repeating: "{} ", count: 20) + verdict, "\u{0}\u{FFFD}", verdict + verdict,
        ]
        for text in texts { #expect(ModelAnswer.opinions(in: text, ids: ["a00"]).isEmpty) }
        #expect(ModelAnswer.opinions(in: verdict, ids: ["a00"]).count == 1)
    }

    @Test(arguments: [
        "Is there fish sauce in the curry paste?", "Wird die Suppe mit Fleischbrühe gekocht?",
        "Le bouillon est-il fait avec des os ?", "¿La masa lleva manteca de cerdo?", "だしは魚ですか？", "هل يوجد سمن؟",
        "Is the vegetable stock home-made or from a cube?",
    ])
    func aQuestionAboutAnIngredientIsKept(text: String) {
        #expect(StaffQuestion.usable([text, text]) == [text])
    }

    @Test(arguments: [
        "This is vegan.", "This is vegan, right?", "Is this vegan?", "Did you know it is 100% plant-based?",
        "Ist das nicht VÉGAN?", "Is it safe for people with allergies?", "Das ist sicher, oder?", "Is it nut-free?",
        "Everything is fine. Is it?", "Is there egg? Or milk?", "See http://example.org?", "Call 0171 2345678?",
        "Is there <b>egg</b> in it?", "No question at all", "?", "", "Is \u{202E}this ve\u{200B}gan?",
        String(repeating: "very ", count: 40) + "long?", "Contains no egg, correct?", "这是纯素的吗？",
    ])
    func aPromiseIsDropped(text: String) {
        #expect(StaffQuestion.usable([text]).isEmpty)
    }

    @Test func atMostThreeQuestions() {
        #expect(StaffQuestion.usable((1...9).map { "Is there egg in layer \($0)?" }).count == 3)
        #expect(StaffQuestion.usable(["Is there\n egg\u{7}in it?"]) == ["Is there egg in it?"])
    }

    @Test func idsComeFromTheDishesAndNeverClash() {
        let dishes = dishNames(40).compactMap {
            AskedDish(DishText(name: $0), targetLanguage: "en", model: "m", host: "h")
        }
        let batch = DishBatch(dishes)
        #expect(Set(batch.ids).count == 40)
        #expect(batch.ids.allSatisfy { $0.utf8.count == 3 })
        #expect(DishBatch(dishes + dishes).ids.prefix(40) == batch.ids[...])
        #expect(Set(DishBatch(dishes + dishes).ids).count == 80)
        // Without its neighbours a dish keeps its id, so an answer can't slip by one.
        #expect(DishBatch([dishes[7]]).ids == [batch.ids[7]])
    }
}
