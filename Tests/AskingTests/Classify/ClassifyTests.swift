import Asking
import Judging
import Menus
import Testing

struct ClassifyTests {
    @Test func aMenuWithoutDishesReadsNoTables() async {
        let knowledge = Knowledge(overrides: ["ingredient\tde\tmeat\tknusperzapf\n"])
        let classify = Classify(judge: Judge(knowledge: knowledge))
        let judged = await classify(MenuDraft(pages: [], dishes: [], languages: [], cuisine: nil))
        #expect(judged.dishes.isEmpty)
        #expect(!knowledge.isPrepared)
    }
}
