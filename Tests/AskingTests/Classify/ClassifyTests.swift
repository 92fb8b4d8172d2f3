import Asking
import Judging
import Menus
import Models
import Testing

struct ClassifyTests {
    @Test func aMenuWithoutDishesReadsNoTables() async {
        let knowledge = Knowledge(overrides: ["ingredient\tde\tmeat\tknusperzapf\n"])
        let classify = Classify(judge: Judge(knowledge: knowledge))
        let judged = await classify(MenuDraft(pages: [], dishes: [], languages: [], cuisine: nil))
        #expect(judged.dishes.isEmpty)
        #expect(!knowledge.isPrepared)
    }

    /// What looks like text beside a dish, or lies outside the photo, may be what rules it out.
    @Test(arguments: [
        (x: 100, unread: nil, Claim.yes), (x: 100, unread: 430, .maybe), (x: 100, unread: 700, .yes),
        (x: 2, unread: nil, .maybe),
    ])
    func whatWasNotReadPromisesNothing(x: Int, unread: Int?, claim: Claim) async {
        let ink = unread.map { y in
            UnreadInk(
                share: 0.1,
                regions: [UnreadInk.Region(box: Box(x: 90, y: y, width: 200, height: 30), share: 0.9)])
        }
        let photo = PhotoRecord(path: "a.jpg", sha256: "", width: 1000, height: 800)
        let box = Box(x: x, y: 400, width: 300, height: 24)
        let dish = Dish(id: "d1", page: 1, name: "Cola", box: box, nameBox: box, lines: [])
        let judged = await Classify()(
            MenuDraft(pages: [Page(number: 1, photo: photo, unread: ink)], dishes: [dish], languages: ["en"]))
        #expect(judged.dishes.first?.classification?.claims[.vegan] == claim)
    }
}
