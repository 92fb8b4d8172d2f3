import Models
import Testing

@testable import Judging

/// The tables are read when something is looked up, and once, whoever looks.
struct DeferredTablesTests {
    /// A word that none of the tables holds.
    private let own = "ingredient\tde\tmeat\tknusperzapf\n"

    @Test func nothingIsReadUntilADishIsJudged() {
        let knowledge = Knowledge(overrides: [own])
        let judge = Judge(knowledge: knowledge)
        #expect(!knowledge.isPrepared)
        let claims = judge(DishText(name: "Knusperzapf", language: "de")).claims
        #expect(knowledge.isPrepared)
        #expect(claims[.vegetarian] == .no)
    }

    @Test func manyAtOnceReadOnce() async {
        let knowledge = Knowledge(overrides: [own])
        let seen = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<8 { group.addTask { ObjectIdentifier(knowledge.phrases) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(seen == [ObjectIdentifier(knowledge.phrases)])
    }

    @Test func copiesShareWhatWasRead() {
        let knowledge = Knowledge(overrides: [own])
        let judge = Judge(knowledge: knowledge)
        judge.knowledge.prepare()
        #expect(knowledge.isPrepared)
        #expect(judge.knowledge.phrases === knowledge.phrases)
    }
}
