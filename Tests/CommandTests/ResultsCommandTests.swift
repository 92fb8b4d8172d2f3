import Foundation
import Models
import TestMaterial
import Testing

/// `diff` and `export-table`: commands that read results and change nothing.
@Suite struct ResultsCommandTests {
    /// A folder of two menus, made without reading photos.
    private func results(_ name: String, in home: TemporaryFolder, _ edit: (inout MenuBundle) -> Void = { _ in }) throws
    {
        for (menu, dishes) in [("a.jpg", ["Onion soup", "Tofu curry"]), ("sub/b", ["=1+1"])] {
            var bundle = bundle(dishes)
            if menu == "a.jpg" { edit(&bundle) }
            try home.write(JSONEncoder.bundle().encode(bundle), to: "\(name)/\(menu)/bundle.json")
        }
    }

    private func bundle(_ names: [String]) -> MenuBundle {
        let box = Box(x: 1, y: 2, width: 30, height: 10)
        let dishes = names.enumerated().map { place, name in
            Dish(
                id: "d\(place + 1)", page: 1, name: name, box: box, lines: [],
                classification: Classification(
                    label: .meat, confidence: 2, claims: [.vegan: .no, .vegetarian: .no, .pescatarian: .no],
                    allergens: [.milk: .contains], reason: "Holds meat."))
        }
        let photo = PhotoRecord(path: "a.jpg", sha256: String(repeating: "0", count: 64), width: 100, height: 80)
        return MenuBundle(
            id: String(repeating: "a", count: 32), status: .complete, source: "Uploaded from library",
            pages: [Page(number: 1, photo: photo)], dishes: dishes,
            producer: Producer(version: "1", fingerprint: "0123456789abcdef"))
    }

    @Test func runsAreComparedMenuByMenu() async throws {
        let program = try Program()
        try results("old", in: program.home)
        try results("new", in: program.home) { bundle in
            bundle.dishes[0].prices = [Price(text: "4 €", amount: 4)]
            bundle.dishes[1].classification?.claims[.vegan] = .yes
            bundle.dishes[1].classification?.allergens = [:]
        }
        try program.home.write(JSONEncoder.bundle().encode(bundle([])), to: "new/c/bundle.json")
        let same = try await program.run("diff", "old", "old")
        #expect(same.code == 0 && same.output == "Compared: 2 menus, 0 with differences\n", "\(same)")
        let text = try await program.run("diff", "old", "new")
        #expect(text.code == 1 && text.errors.isEmpty, "\(text)")
        #expect(text.outputLines.contains("Only in new: c"))
        let first = try #require(
            text.output.firstRange(of: "Tofu curry: vegan from no to yes, allergen milk from contained to not named."))
        let second = try #require(text.output.firstRange(of: "Onion soup: price from none to 4 €"))
        #expect(first.lowerBound < second.lowerBound)
        let json = try await program.run("diff", "old", "new", "--json")
        let record = try JSONSerialization.jsonObject(with: json.standardOutput) as? [String: Any]
        #expect(json.code == 1 && record?["only_after"] as? [String] == ["c"], "\(json)")
        let menus = record?["menus"] as? [[String: Any]]
        #expect(menus?.map { $0["menu"] as? String } == ["a.jpg"])
    }

    @Test func oneMenuIsComparedWhateverItsName() async throws {
        let program = try Program()
        try results("old", in: program.home)
        for second in ["old/a.jpg", "old/a.jpg/bundle.json"] {
            let outcome = try await program.run("diff", "old/sub/b", second)
            #expect(outcome.code == 1 && outcome.output.contains("Gone: =1+1, meat"), "\(outcome)")
            #expect(outcome.outputLines.contains("Menu: a.jpg"))
        }
    }

    @Test func whatCantBeComparedIsSaid() async throws {
        let program = try Program()
        try results("old", in: program.home)
        try results("new", in: program.home)
        try program.home.write("{}", to: "new/a.jpg/bundle.json")
        try program.home.makeFolder("none")
        let damaged = try await program.run("diff", "old", "new")
        #expect(damaged.code == 66 && damaged.errors.contains("new/a.jpg/bundle.json"), "\(damaged)")
        #expect(damaged.output.hasPrefix("Compared: 1 menu, 0 with differences"))
        for (operands, code) in [
            (["old"], 64), (["old", "old", "old"], 64), (["old", "old/a.jpg"], 64), (["old", "gone"], 66),
            (["none", "old"], 66),
        ] as [([String], Int32)] {
            let outcome = try await program.run(["diff"] + operands)
            #expect(outcome.code == code && outcome.output.isEmpty && !outcome.errors.isEmpty, "\(outcome)")
        }
    }

    @Test func theTableHasARowForEachDish() async throws {
        let program = try Program()
        try results("out", in: program.home)
        let csv = try await program.run("export-table", "out")
        let rows = csv.output.split(separator: "\r\n")
        #expect(csv.code == 0 && rows.count == 4 && rows[0].hasPrefix("menu,page,dish,section,number,name,"), "\(csv)")
        #expect(rows[1].hasPrefix("a.jpg,1,d1,,,Onion soup,") && rows[3].hasPrefix("sub/b,1,d1,,,'=1+1,"))
        #expect(try await program.run("export-table", "out", "--out", "-").output == csv.output)
        let lines = try await program.run("export-table", "out", "--format", "jsonl")
        let names = try lines.outputLines.map {
            (try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?["name"] as? String
        }
        #expect(lines.code == 0 && names == ["Onion soup", "Tofu curry", "=1+1"], "\(lines)")
        let file = try await program.run("export-table", "out", "--out", "dishes.csv")
        #expect(file.code == 0 && file.output.isEmpty, "\(file)")
        #expect(try program.home.contents()["dishes.csv"] == csv.standardOutput)
        let again = try await program.run("export-table", "out/a.jpg", "--out", "dishes.csv")
        #expect(again.code == 64, "nobody can be asked: \(again)")
        #expect(try program.home.contents()["dishes.csv"] == csv.standardOutput)
        #expect(try await program.run("export-table", "out/a.jpg", "--out", "dishes.csv", "--yes").code == 0)
        #expect(try program.home.contents()["dishes.csv"] != csv.standardOutput)
    }

    /// The file's contents are tested beside what writes it.
    @Test func databasesAndDataForTheWebAreWritten() async throws {
        let program = try Program()
        try results("out", in: program.home)
        let database = try await program.run("export-table", "out", "--format", "sqlite", "--out", "menus.db")
        #expect(
            database.code == 0 && database.errors.contains("Written to menus.db: 3 dishes of 2 menus."), "\(database)")
        #expect(try program.home.contents()["menus.db"]?.starts(with: Data("SQLite format 3\0".utf8)) == true)
        let nowhere = try await program.run("export-table", "out", "--format", "sqlite")
        #expect(nowhere.code == 64 && nowhere.errors.contains("--out") && nowhere.output.isEmpty, "\(nowhere)")
        let web = try await program.run("export-table", "out", "--format", "schema.org")
        let graph = (try JSONSerialization.jsonObject(with: web.standardOutput) as? [String: Any])?["@graph"]
        #expect(web.code == 0 && (graph as? [[String: Any]])?.map { $0["name"] as? String } == ["a.jpg", "sub/b"])
    }

    @Test func damagedBundlesAreLeftOutAndNamed() async throws {
        let program = try Program()
        try results("out", in: program.home)
        try program.home.write("{", to: "out/a.jpg/bundle.json")
        let outcome = try await program.run("export-table", "out")
        #expect(outcome.code == 1 && outcome.errors.contains("out/a.jpg/bundle.json"), "\(outcome)")
        #expect(outcome.output.split(separator: "\r\n").count == 2)
        #expect(try await program.run("export-table", "nothing").code == 66)
        #expect(try await program.run("export-table", "out", "--format", "xls").code == 64)
    }

    /// A menu that gave no dish has no row, which is said.
    @Test func aTableThatIsNotWholeSaysSo() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        let whole = try await folder.program.run("export-table", "out", "--out", "whole.csv")
        #expect(whole.code == 0 && !whole.errors.contains("Not whole"), "\(whole)")
        try folder.home.write("no picture", to: "in/broken.jpg")
        #expect(try await folder.scan().code == 1)
        let table = try await folder.program.run("export-table", "out")
        #expect(table.code == 0 && table.errors.contains("Not whole in this table: broken.jpg (failed)"), "\(table)")
    }
}
