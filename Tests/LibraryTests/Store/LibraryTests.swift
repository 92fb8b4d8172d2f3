import Files
import Foundation
import Models
import TestMaterial
import Testing

@testable import Library

/// The history as a library.
@Suite struct LibraryTests {
    private static let day = Date(timeIntervalSince1970: 1_800_000_000)
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = try Store(locations: folder.locations, now: { Self.day })
    }

    /// - Parameter age: in days.
    @discardableResult
    private func add(
        _ name: String, dishes: [String] = ["Soup"], restaurant: String? = "Gärten", age: Double = 0,
        place: (Double, Double)? = nil, city: String? = nil
    ) async throws -> Int {
        var bundle = MenuBundle.sample(id: ContentHash.sha256(name).prefix(32).description, dishes: dishes)
        bundle.restaurantName = restaurant
        bundle.location = Location(
            lat: place?.0, lng: place?.1, city: city, country: city.map { _ in "IT" }, source: .exif)
        await store.record(
            bundle, menu: name, output: FilePath("/out/\(name)/bundle.json"), scannedAt: Self.day - age * 86_400)
        return try #require(try await store.menus(HistoryFilter()).first { $0.menu == name }).number
    }

    private func found(_ change: (inout HistoryFilter) -> Void) async throws -> [String] {
        var filter = HistoryFilter()
        change(&filter)
        return try await store.menus(filter).map(\.menu)
    }

    @Test func findsByBeginningsOfWordsInAnySpelling() async throws {
        try await add("a", dishes: ["Crème brûlée", "Pasta Pomodoro"], restaurant: "Trattoria Roma", age: 1)
        try await add("b", dishes: ["麻婆豆腐", "Tom Kha"], restaurant: nil)
        #expect(try await found { $0.text = "pomod" } == ["a"])
        #expect(try await found { $0.text = "creme BRU" } == ["a"])
        #expect(try await found { $0.text = "pasta roma" } == ["a"])
        #expect(try await found { $0.text = "pasta rome" } == [])
        #expect(try await found { $0.text = "trattoria" } == ["a"])
        #expect(try await found { $0.text = "豆腐" } == ["b"])
        #expect(try await found { $0.text = "100 %" } == [])
        #expect(try await found { $0.text = "\" OR * NEAR(" } == [])
        #expect(try await found { $0.text = "%豆" } == [])
    }

    @Test func filtersByDatePlaceAndFavourites() async throws {
        try await add("old", age: 40, city: "Rome")
        let new = try await add("new", age: 2, city: "Milan")
        #expect(try await found { $0.from = Self.day - 10 * 86_400 } == ["new"])
        #expect(try await found { $0.until = Self.day - 10 * 86_400 } == ["old"])
        #expect(try await found { $0.city = "rom" } == ["old"])
        #expect(try await found { $0.country = "IT" } == ["new", "old"])
        #expect(try await found { $0.onlyFavourites = true } == [])
        #expect(try await store.addFavourite("Soup", ofMenu: new))
        #expect(try await !store.addFavourite("Soup", ofMenu: new))
        #expect(try await found { $0.onlyFavourites = true } == ["new"])
        #expect(try await store.menus(HistoryFilter()).map(\.favourites) == [["Soup"], []])
        #expect(try await store.removeFavourite("Soup", ofMenu: new))
        #expect(try await !store.removeFavourite("Soup", ofMenu: new))
    }

    @Test func favouritesOutliveANewScan() async throws {
        let number = try await add("a", dishes: ["Soup", "Salad"])
        _ = try await store.addFavourite("Salad", ofMenu: number)
        #expect(try await add("a", dishes: ["Salad", "Soup"]) == number)
        #expect(try await store.menus(HistoryFilter()).first?.favourites == ["Salad"])
        #expect(try await store.dishes(ofMenu: number).map(\.name) == ["Salad", "Soup"])
    }

    /// 50 m are 0.00045 degrees of latitude.
    @Test func menusCloseByAreOneRestaurant() async throws {
        let a = try await add("a", restaurant: "Garten", age: 3, place: (52, 13), city: "Berlin")
        try await add("b", restaurant: nil, age: 2, place: (52.0004, 13), city: "Berlin")
        try await add("c", restaurant: nil, age: 1, place: (52.001, 13))
        try await add("d", restaurant: nil)
        let restaurants = try await store.restaurants()
        #expect(restaurants.map(\.menus) == [1, 2])
        #expect(restaurants.map(\.name) == [nil, "Garten"])
        try await store.rename(menu: a, to: "Mine")
        #expect(try await store.restaurants().map(\.name) == [nil, "Mine"])
        #expect(try await found { $0.text = "mine" } == ["b", "a"])
        let numbered = try await store.menus(HistoryFilter()).map(\.restaurantName)
        #expect(numbered == [nil, nil, "Mine", "Mine"])
        try await store.rename(menu: a, to: nil)
        #expect(try await store.restaurants().map(\.name) == [nil, "Garten"])
        #expect(try await store.remove(menus: [a]) == 1)
        #expect(try await store.restaurants().map(\.menus) == [1, 1])
    }

    /// Names as photos give them: cut off, in capitals, with a letter misread.
    @Test func anotherNameIsAnotherRestaurant() async throws {
        try await add("a", restaurant: "Trattoria Roma", place: (52, 13))
        try await add("b", restaurant: "TRATTORIA R0MA", place: (52.0001, 13))
        try await add("c", restaurant: "Golden Dragon", place: (52.0001, 13))
        try await add("d", restaurant: "Roma", place: (52.0002, 13))
        try await add("e", restaurant: nil, place: (52.0001, 13))
        let names = Dictionary(
            uniqueKeysWithValues: try await store.menus(HistoryFilter()).map { ($0.menu, $0.restaurant) })
        #expect(names["a"] == names["b"] && names["a"] == names["d"])
        #expect(names["c"] != names["a"])
        #expect(names["e"] == names["a"] || names["e"] == names["c"])
        // From the first menu's place, not from the last one's: no chain leads down a street.
        try await add("f", restaurant: "Trattoria Roma", place: (52.0004, 13))
        try await add("g", restaurant: "Trattoria Roma", place: (52.0008, 13))
        let places = try await store.menus(HistoryFilter())
        let first = places.first { $0.menu == "a" }?.restaurant
        #expect(places.first { $0.menu == "f" }?.restaurant == first)
        #expect(places.first { $0.menu == "g" }?.restaurant != first)
    }

    @Test func numbersAreGivenOnce() async throws {
        let first = try await add("a", place: (52, 13))
        let last = try await add("b", place: (48, 2))
        #expect(try await store.remove(menus: [last]) == 1)
        #expect(try await add("c", place: (41, 12)) == 3)
        try await store.clearHistory()
        let again = try await add("a", place: (52, 13))
        #expect(again == 4 && again != first)
        #expect(try await store.restaurants().map(\.number) == [4])
        // Nor by another process.
        let other = try Store(locations: folder.locations, now: { Self.day })
        _ = try await other.remove(menus: [again])
        await other.record(.sample(id: "z"), menu: "z", output: FilePath("/out/z"), scannedAt: Self.day)
        #expect(try await other.menus(HistoryFilter()).map(\.number) == [5])
        // A wrong note of the last number takes no menu's place.
        try Database(folder.locations.history).run("UPDATE last_number SET number = 0")
        await other.record(.sample(id: "y"), menu: "y", output: FilePath("/out/y"), scannedAt: Self.day)
        #expect(try await other.menus(HistoryFilter()).map(\.number).sorted() == [5, 6])
    }

    @Test func aMenuWithAnotherPageIsTheSameMenu() async throws {
        let file = FilePath("/out/m/bundle.json")
        let one = MenuBundle.sample(id: "one", dishes: ["Soup"])
        await store.record(one, menu: "m", output: file, scannedAt: Self.day)
        #expect(try await store.addFavourite("Soup", ofMenu: 1))
        var two = MenuBundle.sample(id: "two", dishes: ["Soup"])
        two.pages += one.pages
        await store.record(two, menu: "m", output: file, scannedAt: Self.day)
        // Every photo is another one, but the bundle took the other's place.
        await store.record(.sample(id: "three"), menu: "m", output: file, scannedAt: Self.day, replacing: "two")
        let menus = try await store.menus(HistoryFilter())
        #expect(menus.map(\.number) == [1] && menus.map(\.id) == ["three"] && menus.map(\.favourites) == [["Soup"]])
        #expect(try await store.isMenu(1, from: .sample(id: "three")))
        #expect(try await !store.isMenu(1, from: .sample(id: "four")))
    }

    @Test func retentionSparesFavourites() async throws {
        try await add("young", age: 89)
        let kept = try await add("kept", age: 500)
        try await add("old", age: 91)
        _ = try await store.addFavourite("Soup", ofMenu: kept)
        #expect(try await store.removeMenus(olderThanDays: 90) == 1)
        #expect(try await found { _ in } == ["young", "kept"])
        #expect(try await store.removeMenus(olderThanDays: 90) == 0)
    }

    /// Neither in free pages nor in the search index or the journal.
    @Test func nothingIsLeftOfWhatIsRemoved() async throws {
        func isLeft(_ word: String) -> Bool {
            let history = folder.locations.history
            let files = ["", "-wal"].map { FilePath(bytes: history.bytes + Array($0.utf8)) }
            return (files + [KeptFile(beside: history).path]).contains { file in
                SmallFile.bytes(of: file, limit: 1 << 26)?.firstRange(of: Array(word.utf8)) != nil
            }
        }
        let number = try await add("secretmenu", dishes: ["Hiddendish"], restaurant: "Quietplace", city: "Farville")
        try await add("other")
        #expect(isLeft("Hiddendish"))
        #expect(try await store.eraseLocations() == 1)
        #expect(!isLeft("Farville"))
        #expect(try await store.remove(menus: [number, 77]) == 1)
        for word in ["secretmenu", "iddendish", "uietplace"] { #expect(!isLeft(word), "\(word)") }
        try await store.clearHistory()
        #expect(await store.historyCount() == 0)
        #expect(!isLeft("other"))
    }

    @Test func handlesAreNumbersOrBeginningsOfIDs() async throws {
        let number = try await add("a")
        let id = try #require(try await store.menus(HistoryFilter()).first?.id)
        #expect(try await store.menus(named: "\(number)").map(\.menu) == ["a"])
        #expect(try await store.menus(named: String(id.prefix(6)).uppercased()).map(\.menu) == ["a"])
        #expect(try await store.menus(named: String(id.prefix(5))).isEmpty)
        #expect(try await store.menus(named: "%").isEmpty)
        #expect(try await store.menus(named: "").isEmpty)
    }

    /// The first version's tables, with a menu in them.
    @Test func takesOverTheFirstVersion() async throws {
        let other = try TemporaryFolder()
        try Folder.create(other.locations.history.parent)
        let database = try Database(other.locations.history)
        try Migrations(steps: Array(Migrations.history.steps.prefix(1))).apply(to: database)
        try database.run(
            """
            INSERT INTO menu VALUES (7, 'abcdef00', x'2F61', 'm', 1799999999, NULL, 'complete', '', 'Old Inn', 52, 13,
                'Berlin', 'DE', 'de', 1, 1, 1, 0, 0, 0, 0)
            """)
        try database.run("INSERT INTO dish VALUES (7, 'd1', 'Möhrensuppe', NULL, 'vegan')")
        let store = try Store(locations: other.locations)
        var filter = HistoryFilter()
        filter.text = "mohren"
        #expect(try await store.menus(filter).map(\.number) == [7])
        filter.text = "inn"
        #expect(try await store.menus(filter).map(\.number) == [7])
        #expect(try await store.restaurants().map(\.name) == ["Old Inn"])
        #expect(try await store.menus(HistoryFilter()).first?.restaurant == 1)
    }
}
