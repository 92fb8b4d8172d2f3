import Foundation
import TestMaterial
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
            kinds.compactMap { $0["kind"] as? String }
                == ["photo", "page"].flatMap { place in
                    ["average-64", "difference-64", "block-mean-256", "dct-64", "pdq"].map { "\(place) \($0)" }
                })
        for kind in kinds {
            #expect((kind["same"] as? [String: Any])?["pairs"] as? Int == 8)
            #expect(kind["different"] is NSNull || kind["different"] == nil)
        }
        let lookup = try #require(report["lookup"] as? [[String: Any]])
        #expect(lookup.allSatisfy { $0["wrong"] as? Int == 0 && $0["entries"] as? Int == 5000 })
        let dishes = try #require(report["dishes"] as? [[String: Any]])
        #expect(dishes.compactMap { $0["kind"] as? String } == ["exact", "slip", "absent"])
        #expect(dishes.allSatisfy { $0["wrong"] as? Int == 0 }, "\(dishes)")
    }

    @Test func photosAreMeasuredWithoutLookUps() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.copySample("german-allergens/menu.jpg", to: "in/other.jpg")
        let measured = try await folder.program.run("bench", "hashes", "in", "--json")
        let report = try JSONSerialization.jsonObject(with: measured.standardOutput) as? [String: Any]
        #expect((report?["lookup"] as? [Any])?.isEmpty == true, "a million look-ups take minutes")
        let drawing = try await folder.program.run("bench", "hashes", "in", "--format", "svg")
        #expect(drawing.code == 0 && drawing.output.hasPrefix("<svg") && drawing.output.contains("page pdq, area"))
        for words in [["--hashes", "f", "in"], ["--format", "svg"], ["in", "--format", "svg", "--json"]] {
            let refused = try await folder.program.run(["bench", "hashes"] + words)
            #expect(refused.code == 64 && refused.output.isEmpty, "\(refused)")
        }
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
