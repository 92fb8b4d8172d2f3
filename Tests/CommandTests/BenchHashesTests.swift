import Foundation
import Testing

/// `bench hashes`: how far copies are, and how fast hashes are found.
@Suite struct BenchHashesTests {
    @Test func figuresOfAPhotoAndItsCopies() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.program.run("bench", "hashes", "in", "--json", "--entries", "5000")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        let json = try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any]
        let report = try #require(json)
        #expect(report["bench"] as? String == "hashes" && report["photos"] as? Int == 1)
        let kinds = try #require(report["distances"] as? [[String: Any]])
        #expect(
            kinds.compactMap { $0["kind"] as? String } == ["photo dct-64", "photo pdq", "page dct-64", "page pdq"])
        for kind in kinds {
            #expect((kind["same"] as? [String: Any])?["pairs"] as? Int == 8)
            #expect(kind["different"] is NSNull || kind["different"] == nil)
        }
        let lookup = try #require(report["lookup"] as? [[String: Any]])
        #expect(lookup.allSatisfy { $0["wrong"] as? Int == 0 && $0["entries"] as? Int == 5000 })
    }

    @Test func aPhotoThatFailsIsNamedAndAFolderWithoutPhotosIsNoInput() async throws {
        let folder = try ScanFolder()
        try folder.home.write("no photo", to: "in/bad.jpg")
        let bad = try await folder.program.run("bench", "hashes", "in", "--entries", "100")
        #expect(bad.code == 1 && bad.errors.contains("bad.jpg"), "\(bad)")
        #expect(bad.outputLines.first?.contains("radius") == true, "\(bad)")
        let missing = try await folder.program.run("bench", "hashes", "nowhere")
        #expect(missing.code == 66 && missing.output.isEmpty, "\(missing)")
    }
}
