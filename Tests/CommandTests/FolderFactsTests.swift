import Foundation
import Models
import TestMaterial
import Testing

/// A `vegyscan.json` above a menu says what its photos don't show.
@Suite struct FolderFactsTests {
    private func bundle(_ folder: ScanFolder) throws -> MenuBundle { try #require(try folder.bundles().first).bundle }

    @Test func aChangedFileHasItsMenusDoneAgain() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("a/menu/1.jpg")
        #expect(try await folder.scan().code == 0)
        let plain = try bundle(folder)
        try folder.home.write(#"{"restaurant": "Da Enzo", "cuisine": "thai"}"#, to: "in/a/vegyscan.json")
        let stated = try await folder.scan()
        #expect(stated.code == 0 && !stated.errors.contains("unchanged"), "\(stated)")
        #expect(!stated.errors.contains("json"), "it is no file that was passed over: \(stated)")
        let named = try bundle(folder)
        #expect(named.restaurantName == "Da Enzo" && named.cuisine == "thai")
        #expect(named.producer.fingerprint.suffix(8) == plain.producer.fingerprint.suffix(8), "the judging is the same")
        let again = try await folder.scan()
        #expect(again.code == 0 && again.errors.contains("unchanged"), "\(again)")
        // Nothing is said of it any more.
        try FileManager.default.removeItem(atPath: folder.home["in/a/vegyscan.json"])
        #expect(try await folder.scan().code == 0)
        #expect(try bundle(folder) == plain)
    }

    /// What lanes and their workers read with is what the option of the same value gives.
    @Test func languagesReachTheReading() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("menu/1.jpg")
        try folder.home.write(#"{"languages": ["eng"]}"#, to: "in/vegyscan.json")
        #expect(try await folder.scan().code == 0)
        let stated = try bundle(folder)
        try FileManager.default.removeItem(atPath: folder.home["in/vegyscan.json"])
        let option = try await folder.scan(["in"], ["-l", "eng"])
        #expect(option.code == 0 && option.errors.contains("unchanged"), "\(option)")
        #expect(try await folder.scan().code == 0)
        #expect(try bundle(folder).producer.fingerprint != stated.producer.fingerprint)
    }

    @Test func aWrongFileCostsOnlyItsMenus() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("good/1.jpg")
        try folder.addGoodPhoto("bad/1.jpg")
        try folder.home.write(#"{"cuisine": "itallian"}"#, to: "in/bad/vegyscan.json")
        let outcome = try await folder.scan()
        #expect(outcome.code == 1 && outcome.errors.contains(#"perhaps "italian""#), "\(outcome)")
        #expect(try folder.bundles().map(\.path) == ["good/bundle.json"])
        let alone = try await folder.scan(["in/bad"])
        #expect(alone.code == 78 && alone.errors.contains("in/bad/vegyscan.json"), "\(alone)")
    }

    @Test func streamsHearOfItToo() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("a/1.jpg")
        try folder.addGoodPhoto("b/1.jpg")
        try folder.home.write(#"{"restaurant": "Da Enzo"}"#, to: "in/a/vegyscan.json")
        try folder.home.write(#"{"restaurant": 1}"#, to: "in/b/vegyscan.json")
        let outcome = try await folder.program.run(
            ["scan", "--stdin", "--store", "store"], input: "in/a/1.jpg\nin/b/1.jpg\n")
        #expect(outcome.code == 1 && outcome.errors.contains("in/b/vegyscan.json"), "\(outcome)")
        let bundles = try outcome.outputLines.map { try JSONDecoder().decode(MenuBundle.self, from: Data($0.utf8)) }
        #expect(bundles.map(\.restaurantName) == ["Da Enzo", nil] && bundles.map(\.status) == [.complete, .failed])
    }
}
