import Foundation
import Judging
import Models
import StubService
import Testing

@testable import Asking

@Suite struct ModelAnswerTests {
    /// One dish in French, to be translated to English.
    private let batch = DishBatch(asked(DishText(name: "Tarte aux noix", language: "fr")))
    private var id: String { batch.ids[0] }

    private func opinions(_ text: String) -> [String: ModelOpinion] {
        ModelAnswer.opinions(in: text, on: batch, targetLanguage: "en")
    }

    private func opinion(_ fields: [String: Any]) -> ModelOpinion? {
        let verdict = StubAnswer.verdict(id, name: "Tarte aux noix").merging(fields) { $1 }
        return opinions(StubAnswer.content([verdict]))[id]
    }

    @Test func aWholeAnswerIsRead() {
        let read = opinion([
            "in": ["milk", "nuts"], "may": ["milk", "eggs"], "suits": "vegetarian", "sometimes": "none",
            "title": "Walnut tart", "text": "", "type": "dessert",
        ])
        #expect(read?.claims == [.vegan: .no, .vegetarian: .yes, .pescatarian: .yes])
        #expect(read?.allergens == [.milk: .contains, .nuts: .contains, .eggs: .mayContain])
        #expect(read?.translation == Translation(language: "en", name: "Walnut tart"))
        #expect(read?.type == .dessert)
    }

    @Test func oneWordStandsForAllDiets() {
        func claims(_ suits: String, _ perhaps: String) -> [Claim?] {
            let claims = opinion(["suits": suits, "sometimes": perhaps])?.claims
            return [Diet.vegan, .vegetarian, .pescatarian].map { claims?[$0] }
        }
        #expect(claims("vegan", "none") == [.yes, .yes, .yes])
        #expect(claims("vegetarian", "vegan") == [.maybe, .yes, .yes])
        #expect(claims("pescatarian", "none") == [.no, .no, .yes])
        #expect(claims("none", "vegetarian") == [.no, .maybe, .maybe])
        #expect(claims("none", "none") == [.no, .no, .no])
        #expect(claims("unknown", "none") == [.unknown, .unknown, .unknown])
        #expect(claims("unknown", "pescatarian") == [.unknown, .unknown, .maybe])
        #expect(claims("vegetarian", "pescatarian") == [.no, .yes, .yes])
    }

    @Test func anythingInvalidMakesTheDishInvalid() {
        let wrong: [[String: Any]] = [
            ["suits": "Vegan"], ["suits": true], ["suits": NSNull()], ["suits": ["vegan"]], ["sometimes": "perhaps"],
            ["in": ["dairy"]], ["in": "milk"], ["in": [1]], ["may": ["milk", "kiwi"]],
            ["questions": "Is there egg in it?"], ["questions": [7]], ["id": 7], ["id": id.uppercased()],
            ["id": NSNull()], ["name": NSNull()], ["name": ""], ["name": "Tarte aux"], ["name": "Salade niçoise"],
        ]
        for fields in wrong { #expect(opinion(fields) == nil, "\(fields)") }
        #expect(opinion(["in": NSNull(), "questions": NSNull(), "extra": "ignored"]) != nil)
        // What nobody's health depends on voids nothing.
        let odd = opinion(["type": "feast", "title": 7, "text": NSNull()])
        #expect(odd != nil && odd?.type == nil && odd?.translation == nil)
    }

    @Test func aContradictionLowersTheClaim() {
        #expect(opinion(["suits": "vegan", "in": ["milk"]])?.claims[.vegan] == .maybe)
        #expect(
            opinion(["suits": "vegan", "in": ["fish"]])?.claims
                == [.vegan: .maybe, .vegetarian: .maybe, .pescatarian: .yes])
        #expect(opinion(["suits": "vegan", "in": ["nuts", "gluten"]])?.claims[.vegan] == .yes)
    }

    /// Deep, long and broken texts end, and end in nothing.
    @Test func hostileTextIsHarmless() {
        let verdict = StubAnswer.json(StubAnswer.verdict(id, name: "Tarte aux noix"))
        let texts = [
            String(repeating: "{", count: 190_000), String(repeating: "[", count: 190_000),
            String(repeating: "{\"dishes\":[", count: 15_000), "{\"dishes\":" + String(repeating: "9", count: 5_000),
            String(repeating: "{} ", count: 20) + verdict, "\u{0}\u{FFFD}", verdict + verdict,
        ]
        for text in texts { #expect(opinions(text).isEmpty) }
        #expect(opinions(verdict).count == 1)
    }

    @Test(arguments: [
        "Is there fish sauce in the curry paste?", "Wird die Suppe mit Fleischbrühe gekocht?",
        "Le bouillon est-il fait avec des os ?", "¿La masa lleva manteca de cerdo?", "だしは魚ですか？", "هل يوجد سمن؟",
        "Is the vegetable stock home-made or from a cube?", "Is the brisket made without lard?",
        "Ist Käse aus Rohmilch darin?", "Есть ли в бульоне свинина?",
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
        "Is this v e g a n?", "Is this v-e-g-a-n food?", "Is this vеgan?", "Is it v3gan food?", "Это веганское блюдо?",
        "Is it 𝐯𝐞𝐠𝐚𝐧 food?", "Είναι βίγκαν;?", "هل هذا نباتي صرف؟", "Is it halal meat?",
        "Did you know it is made from plants only?",
    ])
    func aPromiseIsDropped(text: String) {
        #expect(StaffQuestion.usable([text]).isEmpty)
    }

    @Test func atMostThreeQuestions() {
        #expect(StaffQuestion.usable((1...9).map { "Is there egg in layer \($0)?" }).count == 3)
        #expect(StaffQuestion.usable(["Is there\n egg\u{7}in it?"]) == ["Is there egg in it?"])
    }

    @Test func idsComeFromTheDishesAndNeverClash() {
        let dishes = asked(dishNames(40).map { DishText(name: $0) })
        let batch = DishBatch(dishes)
        #expect(Set(batch.ids).count == 40)
        #expect(batch.ids.allSatisfy { $0.utf8.count == 3 })
        #expect(DishBatch(dishes + dishes).ids.prefix(40) == batch.ids[...])
        #expect(Set(DishBatch(dishes + dishes).ids).count == 80)
        // Without its neighbours a dish keeps its id, so an answer can't slip by one.
        #expect(DishBatch([dishes[7]]).ids == [batch.ids[7]])
    }
}
