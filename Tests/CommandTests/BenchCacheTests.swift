import Foundation
import Testing

/// `bench cache`: what the caches know of altered copies.
@Suite struct BenchCacheTests {
    @Test func copiesOfAPhotoAreKnownAndNoAnswerReachesAnotherDish() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.program.run("bench", "cache", "in", "--json", "--languages", "eng")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        let json = try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any]
        let report = try #require(json)
        #expect(report["bench"] as? String == "cache" && report["photos"] as? Int == 1)
        #expect(report["rescan_hits"] as? Int == 1 && report["wrong"] as? Int == 0)
        #expect(report["dishes"] as? Int ?? 0 > 0)
        let rows = try #require(report["alterations"] as? [[String: Any]])
        let stripped = try #require(rows.first { $0["alteration"] as? String == "stripped_exif" })
        let tally = try #require(stripped["tally"] as? [String: Any])
        #expect(tally["share"] as? Double == 1)
        let pairs = try #require(report["pairs"] as? [String: Any])
        #expect(pairs["hard_pairs"] as? Int ?? 0 > 10 && pairs["wrong"] as? Int == 0)
        #expect(report["mean_share"] as? Double ?? 0 > 0.5, "\(report)")
    }

    @Test func withoutPhotosThereIsNothingToMeasure() async throws {
        let folder = try ScanFolder()
        let outcome = try await folder.program.run("bench", "cache", "nowhere")
        #expect(outcome.code == 66 && outcome.output.isEmpty, "\(outcome)")
    }
}
