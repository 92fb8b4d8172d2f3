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
        #expect(OneSlip.parts(Array("mens"), from: Array("menu")))
        #expect(OneSlip.parts(Array("pecial"), from: Array("special")))
        #expect(OneSlip.parts(Array("gruill"), from: Array("grill")))
        #expect(!OneSlip.parts(Array("menu"), from: Array("menu")))
        #expect(!OneSlip.parts(Array("mean"), from: Array("menu")))
        #expect(!OneSlip.parts([], from: Array("ab")))
    }
}
