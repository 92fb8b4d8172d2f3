import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// Newer words and prices, with the program as it is built.
@Suite struct UpdateCommandTests {
    private let words = "ingredient\ten\tplant\tzorblax root\n"
    private let dish = #"{"name": "Zorblax root", "language": "en"}"# + "\n"

    private func label(_ program: Program) async throws -> String? {
        let outcome = try await program.run(["judge"], input: dish)
        #expect(outcome.code == 0, "\(outcome)")
        let row = try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any]
        return row?["label"] as? String
    }

    @Test func installedWordsAreUsedUntilTheyAreRemoved() async throws {
        let program = try Program()
        try program.home.write(words, to: "words.tsv")
        #expect(try await label(program) == "uncertain")
        let installed = try await program.run("update", "knowledge", "--from", "words.tsv")
        #expect(installed.code == 0, "\(installed)")
        #expect(try await label(program) == "vegan")
        try program.home.write("ingredient\ten\tmilk\tzorblax root\n", to: "own.tsv")
        let own = try await program.run(["judge", "--knowledge", "own.tsv"], input: dish)
        #expect(own.output.contains(#""vegan":"no""#), "one's own words win: \(own)")
        let status = try await program.run("update", "status", "--json")
        #expect(status.output.contains("\"entries\" : 1"), "\(status)")
        #expect(try await program.run("update", "remove", "knowledge").code == 0)
        #expect(try await label(program) == "uncertain")
    }

    /// A menu that was judged with other words is judged anew.
    @Test func changesTheFingerprintOfBundles() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        try folder.home.write(words, to: "words.tsv")
        #expect(try await folder.scan().code == 0)
        let before = try folder.bundles().first?.bundle.producer.fingerprint
        let update = ["update", "knowledge", "--from", "words.tsv", "--store", "store"]
        #expect(try await folder.program.run(update).code == 0)
        #expect(try await folder.scan().code == 0)
        let after = try folder.bundles().first?.bundle.producer.fingerprint
        #expect(before != nil && after != nil && before != after)
    }

    @Test func unsafeWordsAreRefusedWithTheWayOn() async throws {
        let program = try Program()
        try program.home.write("dish\ten\tplant\tgrilled chicken\n", to: "words.tsv")
        let refused = try await program.run("update", "knowledge", "--from", "words.tsv")
        #expect(refused.code == 66, "\(refused)")
        for word in ["stays in use", "--later", "--skip"] { #expect(refused.errors.contains(word), "\(refused)") }
        let later = try await program.run("update", "knowledge", "--later")
        #expect(later.code == 0, "\(later)")
        let status = try await program.run("update", "status")
        #expect(status.output.contains("tried again") && status.output.contains("content"), "\(status)")
        #expect(try await program.run("update", "prices", "--skip").code == 64, "nothing failed there")
        #expect(try await program.run("update", "knowledge", "--from", "missing.tsv").code == 73)
    }

    @Test func addressesNeedAChecksum() async throws {
        let program = try Program()
        let words = words
        let server = try StubServer { request in
            if request.head.hasPrefix("GET /words.tsv ") { return StubAnswer.http(200, words, type: "text/plain") }
            if request.head.hasPrefix("GET /broken.tsv") { return StubAnswer.http(500, "") }
            return StubAnswer.http(404, "")
        }
        defer { server.stop() }
        let address = "http://127.0.0.1:\(server.port)/words.tsv"
        let without = try await program.run("update", "knowledge", "--from", address)
        #expect(without.code == 69 && without.errors.contains("404"), "\(without)")
        try program.home.write(words, to: "words.tsv")
        let digest = try await program.shell("sha256sum words.tsv | cut -d' ' -f1")
        let sha256 = digest.output.trimmingCharacters(in: .whitespacesAndNewlines)
        let offline = try await program.run(
            "update", "knowledge", "--from", address, "--sha256", sha256, "--offline")
        #expect(offline.code == 69 && offline.errors.contains("offline"), "\(offline)")
        let with = try await program.run("update", "knowledge", "--from", address, "--sha256", sha256)
        #expect(with.code == 0, "\(with)")
        let broken = try await program.run(
            "update", "knowledge", "--from", "http://127.0.0.1:\(server.port)/broken.tsv", "--sha256", sha256)
        #expect(broken.code == 69 && broken.errors.contains("500"), "\(broken)")
        #expect(try await label(program) == "vegan", "the present version stays")
        #expect(
            try await program.run("update", "knowledge", "--from", "http://example.org/words.tsv").code == 69,
            "no plain address elsewhere")
    }
}
