import Files
import Foundation
import Testing

@testable import Runner

@Suite struct DishTruthFolderTests {
    private func folder(_ files: [String: String], _ check: (DishTruthFolder) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("dishes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        for (name, text) in files { try Data(text.utf8).write(to: url.appendingPathComponent(name)) }
        try check(DishTruthFolder(FilePath(url.path)))
    }

    @Test func photosDishesAndTranscriptionsBelongTogether() throws {
        try folder([
            "b10.jpg": "x", "b10.jpg.dishes.json": #"[{"name": "Tea", "price": "2,50", "symbols": ["V", "A,C"]}]"#,
            "b10.gt.txt": "Tea 2,50", "b2.png": "x", "b2.dishes.json": "[]", "c.jpg": "x", "c.jpg.gt.txt": "x",
        ]) { truth in
            #expect(truth.photos.map(\.name) == ["b2.png", "b10.jpg"])
            #expect(truth.texts == [nil, "Tea 2,50"])
            #expect(truth.truths.map(\.count) == [0, 1] && truth.problems.isEmpty)
            #expect(truth.truths[1][0].amounts == [250] && truth.truths[1][0].marks.count == 3)
        }
    }

    @Test func theIndexNamesLanguages() throws {
        let dishes = ["a.jpg": "x", "a.jpg.dishes.json": "[]"]
        try folder(dishes) { #expect($0.languages == nil && $0.problems.isEmpty) }
        let index = #"[{"file": "a.jpg", "languages": ["th", "en"]}]"#
        try folder(dishes.merging(["index.json": index]) { one, _ in one }) { truth in
            #expect(truth.languages?.languages(of: "a.jpg") == ["th", "en"] && truth.problems.isEmpty)
        }
        try folder(dishes.merging(["index.json": "{}"]) { one, _ in one }) { truth in
            #expect(truth.languages == nil && truth.photos.count == 1)
            #expect(truth.problems.map(\.path.lastComponent) == [FilePath("index.json")])
        }
    }

    @Test func aLegendAndNamelessObjectsAreNoDishes() throws {
        let text = #"[{"name": "Tea", "price": ["2", 3.5], "kind": 1}, {"legend": {"V": "vegan"}}, {"name": ""}]"#
        let dishes = try #require(TrueDish.list(Array(text.utf8)))
        #expect(dishes.map(\.name) == ["Tea"] && dishes.first?.amounts == [200, 350])
    }

    @Test(arguments: ["", "{}", "[1]", #"[{"name": 1}]"#, #"[{"name": "Tea", "price": {}}]"#])
    func whatIsNoListIsAProblem(text: String) throws {
        try folder(["a.jpg": "x", "a.jpg.dishes.json": text, "b.jpg": "x", "b.jpg.dishes.json": "[]"]) { truth in
            #expect(truth.photos.map(\.name) == ["b.jpg"])
            #expect(truth.problems.map(\.path.lastComponent) == [FilePath("a.jpg.dishes.json")])
        }
    }

    @Test func aListOfTooManyDishesIsAProblem() {
        let rows = Array(repeating: #"{"name": "Tea"}"#, count: TrueDish.mostDishes + 1).joined(separator: ",")
        #expect(TrueDish.list(Array("[\(rows)]".utf8)) == nil)
    }
}
