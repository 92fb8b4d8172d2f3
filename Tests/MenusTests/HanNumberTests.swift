import Pages
import Testing

@testable import Menus

/// Numbers in Chinese characters.
@Suite struct HanNumberTests {
    @Test(arguments: [
        ("八百九十", 890), ("千四百二十", 1420), ("十", 10), ("三十一", 31), ("一百一十四", 114), ("二千零五", 2005), ("一万二千", 12000),
        ("一二〇", 120), ("五", 5),
    ])
    func aNumberHasItsValue(_ text: String, _ value: Int) { #expect(HanNumber.value(of: text) == value) }

    @Test(arguments: ["", "五香", "豆腐", "三十a", "八宝饭"]) func aWordHasNone(_ text: String) {
        #expect(HanNumber.value(of: text) == nil)
    }

    @Test func aPriceNeedsItsCurrency() {
        #expect(PriceReader.readings("八百九十円")?.map(\.amount) == [890])
        #expect(PriceReader.readings("八百九十円")?.first?.currency == "JPY")
        #expect(PriceReader.readings("八百九十") == nil)
        #expect(PriceReader.readings("五香円") == nil)
    }
}
