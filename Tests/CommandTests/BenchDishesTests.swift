import Foundation
import Models
import TestMaterial
import Testing

/// `bench dishes`: figures for photos whose dishes are known.
@Suite struct BenchDishesTests {
    /// A folder with a photo that reads well and its dishes, by this program's own finding.
    private func truthFolder() async throws -> (folder: ScanFolder, bundle: MenuBundle) {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let scanned = try await folder.scan(["in/good.jpg"])
        #expect(scanned.code == 0, "\(scanned)")
        let bundle = try #require(try folder.bundles().first?.bundle)
        let rows: [[String: Any]] = bundle.dishes.map { dish in
            [
                "name": dish.name, "section": dish.section ?? "", "description": dish.description ?? "",
                "price": dish.prices.map(\.text), "symbols": dish.symbols.map(\.mark),
            ]
        }
        try folder.home.write(try JSONSerialization.data(withJSONObject: rows), to: "in/good.jpg.dishes.json")
        return (folder, bundle)
    }

    private func object(_ data: Data) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func dishesFoundAsByScanAreAllRight() async throws {
        let (folder, bundle) = try await truthFolder()
        let index: [[String: Any]] = [["file": "good.jpg", "languages": ["fr"], "layout": "one"]]
        try folder.home.write(try JSONSerialization.data(withJSONObject: index), to: "in/index.json")
        let outcome = try await folder.program.run(
            "bench", "dishes", "in", "--json", "--out", "kept", "--quiet", "--layout-only")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        let report = try object(outcome.standardOutput)
        #expect(report["schema_version"] as? String == "1.0" && report["bench"] as? String == "dishes")
        let photo = try #require((report["photos"] as? [[String: Any]])?.first)
        let figures = try #require(photo["figures"] as? [String: Double])
        #expect(photo["photo"] as? String == "good.jpg" && photo["word_f1"] == nil)
        #expect(figures["strict_dish_f1"] == 1 && figures["link_f1"] == 1 && figures["section_rate"] == 1, "\(figures)")
        #expect(photo["languages"] as? [String] == bundle.languages && bundle.languages.first == "fr")
        #expect(photo["main_language_is_right"] as? Bool == true && photo["main_language_is_listed"] as? Bool == true)
        let languages = try #require(report["by_language"] as? [[String: Any]])
        #expect(languages.map { $0["layout"] as? String } == [nil, "one"])
        #expect(languages.map { $0["main_language_share"] as? Double } == [1, 1], "\(languages)")
        let kept = try folder.home.contents(of: "kept")
        #expect(kept.keys.sorted() == ["good.jpg.matches.json", "good.jpg/bundle.json", "report.json"])
        #expect(kept["report.json"] == outcome.standardOutput)
        #expect(kept["good.jpg/bundle.json"] == (try folder.home.contents(of: "out"))["good.jpg/bundle.json"])
        let listed = try #require(kept["good.jpg.matches.json"])
        let matches = try #require(try JSONSerialization.jsonObject(with: listed) as? [[String: Any]])
        #expect(matches.count == bundle.dishes.count)
        #expect(matches.allSatisfy { $0["likeness"] as? Double == 1 && $0["truth"] != nil && $0["found"] != nil })
    }

    @Test func aPhotoThatFailsHasNoDishes() async throws {
        let (folder, _) = try await truthFolder()
        try folder.home.write("no photo", to: "in/bad.jpg")
        try folder.home.write(#"[{"name": "Soup", "price": "5"}]"#, to: "in/bad.dishes.json")
        let outcome = try await folder.program.run("bench", "dishes", "in")
        #expect(outcome.code == 1 && outcome.errors.contains("bad.jpg"), "\(outcome)")
        let bad = try #require(outcome.outputLines.first { $0.hasPrefix("x bad.jpg") }, "\(outcome)")
        #expect(bad.split(separator: " ").dropFirst(2).prefix(7) == ["-", "1", "0", "-", "0.000", "0.000", "0.000"])
        #expect(outcome.outputLines.contains { $0.hasPrefix("mean") }, "\(outcome)")
    }

    @Test func anotherProgramIsScoredWithoutReading() async throws {
        let folder = try ScanFolder()
        try folder.home.write("never opened", to: "in/a.jpg")
        try folder.home.write(
            #"[{"name": "Tea", "price": "2,50"}, {"name": "Cake", "price": "3/4"}]"#, to: "in/a.jpg.dishes.json")
        try folder.home.write(
            #"{"photo": "x/a.jpg", "name": "tea", "price": 2.5}"# + "\n" + #"{"photo": "z.jpg", "name": "Pie"}"#,
            to: "other.jsonl")
        let outcome = try await folder.program.run("bench", "dishes", "in", "--json", "--dishes", "other.jsonl")
        #expect(outcome.code == 0 && outcome.errors.contains("passed over: 1."), "\(outcome)")
        let report = try object(outcome.standardOutput)
        let micro = try #require((report["overall"] as? [String: Any])?["micro"] as? [String: Double])
        #expect(micro["dish_precision"] == 1 && micro["dish_recall"] == 0.5, "\(micro)")
        #expect(micro["section_rate"] == nil && report["run"] == nil)

        try folder.home.write("nonsense\n", to: "other.jsonl")
        let nonsense = try await folder.program.run("bench", "dishes", "in", "--dishes", "other.jsonl")
        #expect(nonsense.code == 1 && nonsense.errors.contains("line 1"), "\(nonsense)")
        let missing = try await folder.program.run("bench", "dishes", "in", "--dishes", "nowhere.jsonl")
        #expect(missing.code == 66 && missing.output.isEmpty, "\(missing)")
        let both = try await folder.program.run("bench", "dishes", "in", "--dishes", "a", "--layout-only")
        #expect(both.code == 64, "\(both)")
    }

    @Test func figuresAreToldByLanguage() async throws {
        let folder = try ScanFolder()
        let tea = #"{"name": "Tea", "price": "2,50"}"#
        for name in ["a", "b", "c"] {
            try folder.home.write("never opened", to: "in/\(name).jpg")
            try folder.home.write(#"[\#(tea), {"name": "Cake", "price": "3"}]"#, to: "in/\(name).jpg.dishes.json")
        }
        let found = #"""
            {"photo": "a.jpg", "name": "tea", "price": 2.5}
            {"photo": "b.jpg", "name": "tea", "price": 9}
            {"photo": "b.jpg", "name": "cake", "price": 3}
            """#
        try folder.home.write(found, to: "other.jsonl")
        let without = try await folder.program.run("bench", "dishes", "in", "--dishes", "other.jsonl")
        #expect(without.code == 0 && !without.output.contains("language"), "\(without)")

        try folder.home.write(
            #"[{"file": "b.jpg", "languages": ["th", "en"]}, {"file": "a.jpg", "languages": ["en"]}]"#,
            to: "in/index.json")
        let outcome = try await folder.program.run(
            "bench", "dishes", "in", "--dishes", "other.jsonl", "--out", "kept")
        #expect(outcome.code == 0, "\(outcome)")
        let table = outcome.outputLines.suffix(5).map { $0.split(separator: " ").map(String.init) }
        let wanted = [
            ["language", "photos", "F1", "strict", "prices"], ["en", "1", "0.667", "0.667", "1.000"],
            ["th", "1", "1.000", "0.500", "0.500"], ["mean", "0.833", "0.583", "0.750"],
            ["worst", "0.667", "0.500", "0.500"],
        ]
        #expect(table == wanted, "\(outcome.output)")
        let kept = try #require(try folder.home.contents(of: "kept")["report.json"])
        let rows = try #require(try object(kept)["by_language"] as? [[String: Any]])
        #expect(rows.map { $0["language"] as? String } == ["en", "th"])
        #expect(rows.map { $0["dish_f1"] as? Double } == [0.6667, 1])
        #expect(rows.allSatisfy { $0["layout"] == nil && $0["main_language_share"] == nil }, "\(rows)")
    }

    @Test func withoutListsThereIsNoInput() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let without = try await folder.program.run("bench", "dishes", "in")
        #expect(without.code == 66 && without.output.isEmpty && without.errors.contains(".dishes.json"), "\(without)")
    }

    @Test func photosAreNotWrittenOver() async throws {
        let folder = try ScanFolder()
        try folder.home.write("x", to: "in/a.jpg")
        try folder.home.write("[]", to: "in/a.jpg.dishes.json")
        let before = try folder.home.contents()
        let outcome = try await folder.program.run("bench", "dishes", "in", "--out", "./in/")
        #expect(outcome.code == 73, "\(outcome)")
        #expect(try folder.home.contents() == before)
    }
}
