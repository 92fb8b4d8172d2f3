import Foundation
import Models
import TestMaterial
import Testing

@testable import Outputs

@Suite struct DishTableTests {
    private var bundle: MenuBundle {
        var bundle = MenuBundle.sample(dishes: ["=HYPERLINK(\"x\")", "Soup, \"hot\"\r\nand big", "+1"])
        bundle.location = Location(lat: 1, lng: 2, city: "Graz", country: "AT", source: .exif)
        bundle.dishes[0].prices = [
            Price(text: "-5", amount: 5, currency: "EUR", label: nil), Price(text: "8 €", amount: 8.5),
        ]
        bundle.dishes[0].classification?.allergens = [.nuts: .mayContain, .milk: .contains, .gluten: .contains]
        bundle.dishes[1].translation = Translation(language: "en", name: "@soup")
        bundle.dishes[2].classification = nil
        bundle.dishes[2].lines = [7]
        return bundle
    }

    private func table(_ table: DishTable) -> String {
        table.head + table.text(of: bundle, menu: "-menu", isFirst: true) + table.tail
    }

    /// A reader of RFC 4180, written for this test.
    private func cells(_ text: String) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var cell = String.UnicodeScalarView()
        var isQuoted = false
        var scalars = Array(text.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\"" where isQuoted && scalars.first == "\"":
                cell.append(scalar)
                scalars.removeFirst()
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                row.append(String(cell))
                cell = .init()
            case "\r" where !isQuoted && scalars.first == "\n":
                scalars.removeFirst()
                rows.append(row + [String(cell)])
                (row, cell) = ([], .init())
            default: cell.append(scalar)
            }
        }
        return rows
    }

    @Test func csvIsReadBackWhole() throws {
        let rows = cells(table(.csv))
        #expect(rows.count == 4 && rows.allSatisfy { $0.count == rows[0].count })
        let first = Dictionary(zip(rows[0], rows[1]), uniquingKeysWith: { first, _ in first })
        #expect(first["menu"] == "'-menu" && first["name"] == "'=HYPERLINK(\"x\")" && first["prices"] == "'-5; 8 €")
        #expect(first["price_amount"] == "5" && first["price_currency"] == "EUR")
        #expect(first["contains"] == "gluten; milk" && first["may_contain"] == "nuts")
        #expect(first["diet"] == "vegan" && first["confidence"] == "3" && first["vegan"] == "yes")
        #expect(first["city"] == "Graz" && first["country"] == "AT" && first["line_confidence"] == "0.91")
        #expect(first["box_x"] == "1" && first["page"] == "1" && first["restaurant"] == "Gärten")
        let second = Dictionary(zip(rows[0], rows[2]), uniquingKeysWith: { first, _ in first })
        #expect(second["name"] == "Soup, \"hot\"\r\nand big" && second["translation"] == "'@soup")
        let third = Dictionary(zip(rows[0], rows[3]), uniquingKeysWith: { first, _ in first })
        #expect(third["diet"] == "" && third["line_confidence"] == "" && third["name"] == "'+1")
        #expect(table(.csv).hasSuffix("\r\n"))
    }

    @Test(arguments: ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
    func noCellBeginsLikeAFormula(start: String) {
        #expect(CSVText.plain(.text(start + "1")) == "'" + start + "1")
        #expect(CSVText.plain(.text("1" + start)) == "1" + start)
        #expect(CSVText.plain(.number("-1")) == "-1")
    }

    @Test func jsonLinesHaveThePlainText() throws {
        let lines = table(.jsonl).split(separator: "\n")
        let rows = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
        #expect(rows.count == 3)
        #expect(rows.allSatisfy { Set($0.keys) == Set(DishTableRow.Column.allCases.map(\.rawValue)) })
        #expect(rows[0]["name"] as? String == "=HYPERLINK(\"x\")" && rows[0]["menu"] as? String == "-menu")
        #expect(rows[0]["prices"] as? [String] == ["-5", "8 €"] && rows[0]["price_amount"] as? Double == 5)
        #expect(rows[0]["contains"] as? [String] == ["gluten", "milk"])
        #expect(rows[2]["diet"] is NSNull && rows[2]["line_confidence"] is NSNull)
        #expect(rows[1]["name"] as? String == "Soup, \"hot\"\r\nand big")
    }

    @Test func columnsStandInTheOrderOfTheirNames() {
        let row = DishTableRow.rows(of: bundle, menu: "m")[0]
        #expect(row.columns.map(\.name) == DishTableRow.Column.allCases)
    }

    @Test func withoutAPlaceThereIsNone() {
        let row = DishTableRow.rows(of: .sample(), menu: "m")[0]
        #expect(row.city == nil && row.country == nil)
    }
}
