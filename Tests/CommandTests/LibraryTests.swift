import Foundation
import Models
import TestMaterial
import Testing

/// History, favourites, export and privacy as a person meets them.
@Suite struct LibraryTests {
    private func run(_ folder: ScanFolder, _ words: String...) async throws -> Outcome {
        try await folder.program.run(words + ["--store", "store"])
    }

    private func object(_ outcome: Outcome) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any] ?? [:]
    }

    /// Next door to a menu is not the same restaurant where the names differ.
    @Test func aNeighbourOfAnotherNameIsNoEarlierVisit() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("gps-orientation-6/menu.jpg", to: "in/menu.jpg")
        #expect(try await folder.scan().code == 0)
        let bundle = try #require(try folder.bundles().first?.bundle)
        let name = try #require(bundle.restaurantName)
        let text = String(decoding: try #require(try folder.results()["menu.jpg/bundle.json"]), as: UTF8.self)
        let other = text.replacingOccurrences(of: name, with: "Zyx Qwv")
            .replacingOccurrences(of: bundle.id, with: String(repeating: "c", count: 32))
        try folder.home.write(other, to: "others/neighbour/bundle.json")
        #expect(try await run(folder, "history", "rebuild", "others").errors.contains("1 was missing"))
        let photo = try Data(contentsOf: URL(fileURLWithPath: folder.home["in/menu.jpg"]))
        try folder.home.write(photo + Data([0]), to: "in/later.jpg")
        let later = try await folder.scan(["in/later.jpg"])
        let told = later.errors.split(separator: "\n").first { $0.contains("Scanned before") } ?? ""
        #expect(told.contains("menu.jpg") && !told.contains("neighbour"), "\(later)")
    }

    /// A restaurant is where its first menu is: no chain of neighbours leads down a street. 0.0004° are 44 m.
    @Test func restaurantsDoNotGrowTogether() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/plain.jpg")
        #expect(try await folder.scan(["in"], ["--no-history"]).code == 0)
        let plain = try #require(try folder.bundles().first?.bundle)
        let menus = [
            ("a", "Trattoria Roma", 0), ("b", "Trattoria Roma", 4), ("c", "Trattoria Roma", 8), ("d", "Zyx Qwv", 0),
        ]
        for (menu, name, steps) in menus {
            var bundle = plain
            bundle.id = String(repeating: menu, count: 32)
            bundle.restaurantName = name
            bundle.location = Location(lat: 52 + Double(steps) * 0.0001, lng: 13, source: .exif)
            try folder.home.write(try JSONEncoder().encode(bundle), to: "street/\(menu)/bundle.json")
        }
        let rebuilt = try await run(folder, "history", "rebuild", "street")
        #expect(rebuilt.code == 0, "\(rebuilt)")
        let list = try await run(folder, "history", "list", "--json")
        var restaurants: [String: Int] = [:]
        for line in list.outputLines {
            let menu = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            restaurants[menu?["menu"] as? String ?? ""] = menu?["restaurant"] as? Int
        }
        #expect(restaurants.count == 4 && restaurants["a"] == restaurants["b"], "\(list)")
        #expect(Set(restaurants.values).count == 3, "\(list)")
    }

    /// One scan for all of it, since a scan takes its time.
    @Test func aMenuIsFoundNamedFavouredExportedAndForgotten() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("gps-orientation-6/menu.jpg", to: "in/menu.jpg")
        #expect(try await folder.scan().code == 0)
        let bundle = try #require(try folder.bundles().first?.bundle)
        let city = try #require(bundle.location.city)
        let dish = try #require(bundle.dishes.first)

        let listed = try await run(folder, "history", "list", "--place", city, "--json")
        #expect(try object(listed)["number"] as? Int == 1, "\(listed)")
        #expect(try await run(folder, "history", "list", "--place", "Atlantis").output.isEmpty)
        #expect(try await run(folder, "history", "list", "--since", "2100-01-01").output.isEmpty)
        let word = try #require(dish.name.split(separator: " ").max { $0.count < $1.count })
        let found = try await run(folder, "history", "search", String(word.dropLast()), "--json")
        #expect((try object(found)["matching_dishes"] as? [String])?.contains(dish.name) == true, "\(found)")
        #expect(try await run(folder, "history", "show", String(bundle.id.prefix(8))).output.contains(dish.name))
        #expect(try await run(folder, "history", "show", "7").code == 66)

        #expect(try await run(folder, "history", "rename", "1", "My", "Inn").code == 0)
        #expect(try await run(folder, "history", "restaurants").output.contains("My Inn"))
        #expect(try await run(folder, "favourite", "add", "1", dish.id).code == 0)
        #expect(try await run(folder, "favourite", "add", "1", "no such dish").code == 66)
        #expect(try await run(folder, "favourite", "add", "1").code == 64)

        let export = try object(try await run(folder, "export", "-"))
        #expect(Set(export.keys) == ["export_date", "app_version", "menus", "preferences"])
        let menu = try #require((export["menus"] as? [[String: Any]])?.first)
        #expect(
            Set(menu.keys) == ["id", "date_scanned", "restaurant_name", "location", "pages", "favorites"])
        #expect(menu["favorites"] as? [String] == [dish.name])
        #expect(menu["restaurant_name"] as? String == "My Inn")
        #expect((menu["location"] as? [String: Any])?["city"] as? String == city)
        #expect((export["preferences"] as? [String: Any])?["data_retention_days"] as? Int == 90)

        let asked = try await run(folder, "privacy", "erase-locations")
        #expect(asked.code == 64 && asked.errors.contains("1 menu of the history and 1 result"), "\(asked)")
        let full = try await folder.program.shell(
            "ulimit -f 40; \"$VEGYSCAN\" privacy erase-locations --yes --store store")
        let path = try #require(try folder.bundles().first?.path)
        #expect(full.code == 73 && full.errors.contains("/out/\(path): "), "\(full)")
        #expect(try await run(folder, "privacy", "erase-locations", "--yes").code == 0)
        #expect(try folder.bundles().first?.bundle.location == Location(source: .off))
        for (name, content) in try folder.home.contents() where !name.hasPrefix("in/") {
            #expect(content.firstRange(of: Data(city.utf8)) == nil, "\(name)")
        }

        #expect(try await run(folder, "history", "clear").code == 64)
        #expect(try await run(folder, "history", "clear", "--yes").code == 0)
        #expect(try await run(folder, "history", "list").output.isEmpty)
        #expect(try folder.bundles().count == 1)
    }

    @Test func withoutHistoryNothingIsLeftOutsideTheResults() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        #expect(try await folder.scan(["in"], ["--no-history"]).code == 0)
        let names = try folder.home.contents().keys.filter { !$0.hasPrefix("in/") && !$0.hasPrefix("out/") }
        #expect(names.isEmpty, "\(names)")
    }

    @Test func anExportIsCompleteOrNotThere() async throws {
        let folder = try ScanFolder()
        let refused = try await run(folder, "export", "none/export.json")
        #expect(refused.code == 73 && refused.errors.contains("Export failed"), "\(refused)")
        try folder.home.write("mine", to: "export.json")
        #expect(try await run(folder, "export", "export.json").code == 64)
        #expect(try folder.home.contents()["export.json"] == Data("mine".utf8))
        #expect(try await run(folder, "export", "export.json", "--yes").code == 0)
        #expect(try object(try await folder.program.run("schema", "export"))["title"] as? String != nil)
    }
}

/// Photos that come later.
@Suite struct AddPageTests {
    private func run(_ folder: ScanFolder, _ words: String...) async throws -> Outcome {
        try await folder.program.run(words + ["--store", "store"])
    }

    @Test func anAddedPageStaysWhenTheMenuIsScannedAgain() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("two-pages/page-2.jpg", to: "in/menu.jpg")
        try folder.home.copySample("two-pages/page-10.jpg", to: "more/back.jpg")
        #expect(try await folder.scan().code == 0)
        let first = try #require(try folder.bundles().first?.bundle)
        #expect(try await run(folder, "favourite", "add", "1", "d1").code == 0)
        let added = try await run(folder, "history", "add-page", "1", "more/back.jpg")
        #expect(added.code == 0, "\(added)")
        let both = try #require(try folder.bundles().first?.bundle)
        #expect(both.pages.map(\.number) == [1, 2])
        #expect(both.dishes.count > first.dishes.count)
        #expect(both.dishes.map(\.id) == both.dishes.indices.map { "d\($0 + 1)" })
        #expect(Array(both.dishes.prefix(first.dishes.count)) == first.dishes)
        #expect(both.dishes.last?.page == 2 && both.id != first.id)
        #expect(try folder.index().first?["pages"] as? Int == 2)
        let listed = try await run(folder, "history", "list", "--favourites", "--json")
        #expect(listed.output.contains(#""pages":2"#), "\(listed)")

        // Not read again, and not lost when it is read again.
        #expect(try await folder.scan().code == 0)
        #expect(try folder.bundles().first?.bundle == both)
        #expect(try await folder.scan(["in"], ["--target-language", "de"]).code == 0)
        let again = try #require(try folder.bundles().first?.bundle)
        #expect(again.pages.count == 2 && again.dishes.map(\.name) == both.dishes.map(\.name))

        let twice = try await run(folder, "history", "add-page", "1", "more/back.jpg")
        #expect(twice.code == 64 && twice.errors.contains("a page of the menu already"), "\(twice)")
        #expect(try await run(folder, "history", "add-page", "1", "more/none.jpg").code == 66)
        #expect(try await run(folder, "history", "add-page", "1").code == 64)
        #expect(try folder.bundles().first?.bundle == again)
    }

    /// A folder of results that is renamed is the same one.
    @Test func aMenuFollowsItsResults() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        #expect(try await run(folder, "history", "rename", "1", "My", "Inn").code == 0)
        #expect(try await run(folder, "favourite", "add", "1", "d1").code == 0)
        try FileManager.default.moveItem(atPath: folder.home["out"], toPath: folder.home["moved"])
        let again = try await run(folder, "scan", "in", "--out", "moved")
        #expect(again.code == 0 && !again.errors.contains("missing from the history"), "\(again)")
        let list = try await run(folder, "history", "list", "--favourites")
        #expect(list.outputLines.count == 2 && list.output.contains("\n1 ") && list.output.contains("My Inn"))
        #expect(try await run(folder, "history", "show", "1").output.contains("/moved/good.jpg/bundle.json\n"))
    }

    @Test func aPageThatCannotBeReadIsNamedAsItWasGiven() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        let outcome = try await run(folder, "history", "add-page", "1", "missing.jpg")
        #expect(outcome.code == 66 && outcome.errors.contains(" missing.jpg: There is no such file"), "\(outcome)")
    }
}
