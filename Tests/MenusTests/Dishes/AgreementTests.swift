import Pages
import Testing

@testable import Menus

@Suite("What pages agree on")
struct AgreementTests {
    @Test func mostPagesDecideTheName() {
        #expect(Agreement.commonest([]) == nil)
        #expect(Agreement.commonest(["Golden Lantern"]) == "Golden Lantern")
        #expect(Agreement.commonest(["Golden Lantern", "GOLDEN LANTERN", "Summer Hits"]) == "Golden Lantern")
        #expect(Agreement.commonest(["Go1den Lantern", "Golden Lantern", "Golden Lantern"]) == "Golden Lantern")
        #expect(Agreement.commonest(["Golden Lanterm", "Golden Lantern"]) == "Golden Lanterm")
    }

    @Test func pagesAtOddsNameNobody() {
        #expect(Agreement.commonest(["Golden Lantern", "Summer Hits"]) == nil)
        #expect(Agreement.commonest(["One House", "Two Houses", "Three Inns"]) == nil)
    }

    @Test func tellsSingleSlips() {
        #expect(EditDistance.isOne(Array("mens"), Array("menu")))
        #expect(EditDistance.isOne(Array("pecial"), Array("special")))
        #expect(EditDistance.isOne(Array("gruill"), Array("grill")))
        #expect(!EditDistance.isOne(Array("menu"), Array("menu")))
        #expect(!EditDistance.isOne(Array("mean"), Array("menu")))
        #expect(!EditDistance.isOne([], Array("ab")))
    }
}
