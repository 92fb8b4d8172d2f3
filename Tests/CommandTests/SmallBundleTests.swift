import Foundation
import Models
import TestMaterial
import Testing

/// `scan --words`: bundles without the single words of their lines.
@Suite struct SmallBundleTests {
    @Test func wordsGoWhereTheyAreWanted() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        let whole = try #require(try folder.results()["good.jpg/bundle.json"])
        let inline = try JSONDecoder().decode(MenuBundle.self, from: whole)
        #expect(inline.pages[0].lines.contains { !$0.words.isEmpty })

        #expect(try await folder.scan(["in"], ["--words", "separate"]).code == 0)
        let separate = try folder.results()
        let small = try #require(separate["good.jpg/bundle.json"])
        #expect(small.count * 2 < whole.count && separate["good.jpg/words.json"] != nil)
        let bundle = try JSONDecoder().decode(MenuBundle.self, from: small)
        #expect(
            bundle.dishes == inline.dishes && bundle.pages[0].lines.map(\.text) == inline.pages[0].lines.map(\.text))
        // Nothing is left to be done, and a merge takes both files along.
        #expect(try await folder.scan(["in"], ["--words", "separate"]).errors.contains("unchanged"))
        #expect(try await folder.program.run("merge", "out", "--out", "merged").code == 0)
        let merged = try folder.results(in: "merged")
        #expect(merged["good.jpg/words.json"] == separate["good.jpg/words.json"])
        #expect(merged["good.jpg/bundle.json"] == small)

        #expect(try await folder.scan(["in"], ["--words", "none"]).code == 0)
        let none = try folder.results()
        #expect(none["good.jpg/words.json"] == nil && (none["good.jpg/bundle.json"]?.count ?? .max) <= small.count)
        // And back again, byte for byte.
        #expect(try await folder.scan().code == 0)
        #expect(try folder.results()["good.jpg/bundle.json"] == whole)
    }

    @Test func aStreamHasNoFileBesideIt() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let line = try await folder.program.run(
            ["scan", "--stdin", "--words", "separate", "--store", "store"], input: folder.home["in/good.jpg"] + "\n")
        let bundle = try JSONDecoder().decode(MenuBundle.self, from: line.standardOutput)
        #expect(bundle.words == .none && bundle.pages[0].lines.allSatisfy(\.words.isEmpty) && !bundle.dishes.isEmpty)
    }
}
