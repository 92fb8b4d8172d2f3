import CSQLite
import Files
import Foundation
import Models
import TestMaterial
import Testing

@testable import Outputs

@Suite struct DishDatabaseTests {
    private static let name = FilePath("menus.db")
    private let folder: TemporaryFolder
    private var file: FilePath { folder.path.appending(Self.name) }

    init() throws {
        folder = try TemporaryFolder()
    }

    private var bundle: MenuBundle {
        var bundle = MenuBundle.sample(dishes: ["Soup", "Tea; DROP TABLE menus", "Cake"])
        bundle.dishes[0].prices = [
            Price(text: "4 €", amount: 4, currency: "EUR", label: "small"), Price(text: "ask"),
        ]
        bundle.dishes[0].symbols = [
            DietarySymbol(mark: "VO", meaning: .veganOption, source: .legend),
            DietarySymbol(mark: "A", meaning: .contains(.gluten), source: .legend),
        ]
        bundle.dishes[0].classification?.claims = [.vegan: .no, .vegetarian: .yes]
        bundle.dishes[0].classification?.claimBasis = [.vegan: .recipe, .vegetarian: .mark]
        bundle.dishes[0].classification?.allergens = [.milk: .contains, .gluten: .contains, .nuts: .mayContain]
        bundle.dishes[0].classification?.allergenBasis = [.milk: .recipe, .gluten: .mark, .nuts: .traces]
        bundle.dishes[0].classification?.evidence = [
            Evidence(
                kind: .words, text: "cream", finding: "milk", code: .ingredient, ingredient: .milk, likelihood: .always,
                basis: .words, isOption: true, says: [.vegan: .no], page: 1,
                box: Box(x: 7, y: 8, width: 9, height: 10)),
            Evidence(
                kind: .symbol, text: "V", finding: "marked vegetarian in the legend", code: .diet, basis: .mark,
                diet: .vegetarian, by: .legend, says: [.vegetarian: .yes]),
        ]
        bundle.dishes[0].classification?.questions = ["Is there cream in it?", "Ist Sahne darin?"]
        bundle.dishes[0].classification?.staffQuestions = [
            StaffQuestion(about: .milk, texts: ["en": "Is there cream in it?", "de": "Ist Sahne darin?"])
        ]
        bundle.dishes[0].classification?.options = DishOptions(
            words: ["with egg", "with ham"], without: [.vegan: .no, .vegetarian: .yes])
        bundle.dishes[1].classification?.questions = ["What is in it?"]
        bundle.dishes[2].classification = nil
        bundle.warnings = [Warning(code: .noText, message: "Nothing.", page: 2)]
        // Evidence gets its ids where it is read.
        let read = try? JSONDecoder().decode(MenuBundle.self, from: JSONEncoder.bundle().encode(bundle))
        return read ?? bundle
    }

    /// What a query gives: the cells as SQLite shows them, "NULL" for none.
    private func rows(_ query: String) throws -> [[String]] {
        var handle: OpaquePointer?
        let opened = unsafe sqlite3_open_v2(file.display, &handle, SQLITE_OPEN_READONLY, nil)
        defer { unsafe _ = sqlite3_close_v2(handle) }
        var statement: OpaquePointer?
        let prepared = unsafe sqlite3_prepare_v2(handle, query, -1, &statement, nil)
        defer { unsafe _ = sqlite3_finalize(statement) }
        try #require(opened == SQLITE_OK && prepared == SQLITE_OK, "\(query): \(prepared)")
        var rows: [[String]] = []
        while unsafe sqlite3_step(statement) == SQLITE_ROW {
            unsafe rows.append(
                (0..<sqlite3_column_count(statement)).map { column in
                    unsafe sqlite3_column_text(statement, column).map { unsafe String(cString: $0) } ?? "NULL"
                })
        }
        return rows
    }

    private func write(_ menus: [(menu: String, bundle: MenuBundle)]) throws {
        try DishDatabase.write(menus, to: file)
    }

    @Test func whatABundleSaysOfADishStandsInTables() throws {
        try write([("first", .sample()), ("second", bundle)])
        let dish = try #require(rows("SELECT id FROM dishes WHERE name = 'Soup' AND menu = 2").first?.first)
        #expect(
            try rows("SELECT text, amount, currency, label FROM prices WHERE dish = \(dish)")
                == [["4 €", "4.0", "EUR", "small"], ["ask", "NULL", "NULL", "NULL"]])
        #expect(
            try rows("SELECT kind, name, price IS NULL FROM options WHERE dish = \(dish)")
                == [
                    ["size", "small", "0"], ["vegan", "VO", "1"], ["choice", "with egg", "1"],
                    ["choice", "with ham", "1"],
                ])
        #expect(
            try rows("SELECT vegan, vegetarian, pescatarian FROM options WHERE name = 'with egg'")
                == [["no", "yes", "NULL"]])
        #expect(try rows("SELECT key FROM dishes WHERE id = \(dish)") == [[bundle.dishes[0].key ?? "NULL"]])
        #expect(try rows("SELECT mark, meaning FROM marks").count == 2)
        #expect(
            try rows("SELECT diet, claim, basis FROM claims WHERE dish = \(dish)")
                == [["vegan", "no", "recipe"], ["vegetarian", "yes", "mark"]])
        #expect(
            try rows("SELECT allergen, status, basis, usually FROM allergens WHERE dish = \(dish)")
                == [
                    ["gluten", "contains", "mark", "0"], ["milk", "contains", "recipe", "1"],
                    ["nuts", "may_contain", "traces", "0"],
                ])
        #expect(
            try rows("SELECT text, vegan, vegetarian, box_x FROM evidence WHERE dish = \(dish)")
                == [["cream", "no", "NULL", "7"], ["V", "NULL", "yes", "NULL"]])
        #expect(
            try rows(
                """
                SELECT evidence, code, ingredient, likelihood, basis, diet, said_by, option FROM evidence
                WHERE dish = \(dish)
                """)
                == [
                    ["e1", "ingredient", "milk", "always", "words", "NULL", "NULL", "1"],
                    ["e2", "diet", "NULL", "NULL", "mark", "vegetarian", "legend", "0"],
                ])
        #expect(
            try rows("SELECT topic, language, question FROM questions ORDER BY id")
                == [
                    ["milk", "de", "Ist Sahne darin?"], ["milk", "en", "Is there cream in it?"],
                    ["NULL", "NULL", "What is in it?"],
                ])
        #expect(try rows("SELECT menu, page, code FROM warnings WHERE page IS NOT NULL") == [["2", "2", "no_text"]])
        #expect(
            try rows("SELECT menu, price, vegetarian, contains FROM verdicts WHERE id = \(dish)")
                == [["second", "4.0", "yes", "gluten milk"]])
        #expect(try rows("SELECT label, reason FROM dishes WHERE name = 'Cake'") == [["NULL", "NULL"]])
        #expect(
            try rows("SELECT name, dish_count, languages FROM menus WHERE id = 2").first?.prefix(2) == ["second", "3"])
    }

    @Test func everyReferenceLeadsSomewhereAndTheFileIsSound() throws {
        try write((0..<30).map { ("menu\($0)", bundle) })
        #expect(try rows("PRAGMA foreign_key_check").isEmpty)
        #expect(try rows("PRAGMA integrity_check") == [["ok"]])
        #expect(try rows("PRAGMA user_version") == [["2"]])
        #expect(try rows("SELECT count(*) FROM dishes") == [["90"]])
        #expect(try FolderListing.names(in: folder.path) == [Self.name])
    }

    /// A database of nothing has its tables.
    @Test func noMenusAreAnEmptyDatabase() throws {
        try write([])
        #expect(try rows("SELECT count(*) FROM verdicts") == [["0"]])
    }

    @Test func theSameMenusGiveTheSameBytes() throws {
        try write([("a", bundle), ("b", .sample())])
        let first = folder.content(Self.name)
        try write([("a", bundle), ("b", .sample())])
        #expect(first != nil && folder.content(Self.name) == first)
    }

    @Test func whatFailsLeavesTheEarlierFile() throws {
        try folder.put([1, 2, 3], at: Self.name)
        // Two menus of one folder's name, which can't be: the second row is refused.
        #expect(throws: StageFailure.self) { try write([("a", bundle), ("a", bundle)]) }
        #expect(folder.content(Self.name) == [1, 2, 3])
        #expect(try FolderListing.names(in: folder.path) == [Self.name])
        #expect(throws: StageFailure.self) {
            try DishDatabase.write([], to: folder.path.appending(FilePath("none/menus.db")))
        }
    }
}
