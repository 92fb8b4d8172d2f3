import Menus
import Testing

@Suite("What may be a price")
struct PriceFormTests {
    @Test(arguments: [
        ("12", [12.0]), ("12.50", [12.5]), ("￥12/份", [12]), ("5元／瓶", [5]), ("￥5/小份", [5]), ("12-50", [12.5]),
        ("8/12", [8, 12]), ("S4.50", [4.5]), ("４.５０", [4.5]), ("1,200", [1200]), ("12.50)", [12.5]),
        ("٨٧", [87]), ("١٢٫٥٠", [12.5]), ("۴۵", [45]), ("₹१२०", [120]), ("๘๐", [80]),
    ])
    func hasItsAmounts(text: String, amounts: [Double]) {
        let form = PriceForm(text)
        #expect(form.isPrice)
        #expect(form.amounts == amounts)
    }

    @Test(arguments: ["Soup", "", "$", "0.3l", "12oz", "1/2", "11:30-14", "030123456", "4th"])
    func isNone(text: String) { #expect(!PriceForm(text).isPrice) }

    @Test func aCurrencyOrPortionMarksIt() {
        #expect(PriceForm("€4").isMarked)
        #expect(PriceForm("12/份").isMarked)
        #expect(!PriceForm("12").isMarked)
    }

    @Test(arguments: [("元", true), ("/份", true), ("€", true), ("份", true), ("k", false), ("g", false), ("", false)])
    func whatStandsBesideMakesItOne(text: String, isUnit: Bool) { #expect(PriceForm.isUnit(text) == isUnit) }
}
