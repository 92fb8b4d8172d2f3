import Foundation
import StubService
import TestMaterial
import Testing

/// A guest leaves nothing behind but the results that were asked for, and how many such runs there were.
@Suite struct GuestTests {
    @Test func fiveGuestScansLeaveNoTrace() async throws {
        let folder = try ScanFolder()
        // What an own run keeps is there already, and isn't added to.
        try folder.home.copySample("german-allergens/menu.jpg", to: "own/mine.jpg")
        try folder.home.copySample(Samples.goodPhoto, to: "in/canaryphoto.jpg")
        let program = folder.program
        let own = try await program.run("scan", "own", "--out", "mine")
        #expect(own.code == 0, "\(own)")
        let stub = try StubServer { _ in StubAnswer.http(403, "{}") }
        defer { stub.stop() }
        let before = try kept(folder)
        for number in 1...5 {
            let run = try await program.run([
                "scan", "in", "--guest", "--out", "out\(number)", "--llm-url", stub.url.absoluteString, "--llm-model",
                "canarymodel",
            ])
            #expect(run.errors.contains("nothing is kept of this run"), "\(run)")
        }
        let after = try kept(folder)
        let added = Set(after.keys).subtracting(before.keys)
        #expect(added.allSatisfy { $0.contains("profile") }, "\(added)")
        for (path, content) in before { #expect(after[path] == content, "\(path) is as it was") }
        let words = [Data("canaryphoto".utf8), Data("canarymodel".utf8), try hash(folder)]
        for (path, content) in after {
            for word in words { #expect(content.firstRange(of: word) == nil, "\(path)") }
        }
        for number in 1...5 {
            #expect(try folder.results(in: "out\(number)").keys.allSatisfy { !$0.hasSuffix("profile.json") })
        }
        let history = try await program.run("history", "list")
        #expect(!history.output.contains("canaryphoto"), "\(history)")
    }

    /// Everything outside the folders of photos and results.
    private func kept(_ folder: ScanFolder) throws -> [String: Data] {
        try folder.home.contents().filter { path, _ in
            ["config/", "data/", "cache/", "state/"].contains { path.hasPrefix($0) }
        }
    }

    /// By which history and caches know a photo.
    private func hash(_ folder: ScanFolder) throws -> Data {
        let line = try #require(try folder.home.contents(of: "out1")["canaryphoto.jpg/bundle.json"])
        let bundle = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
        let pages = try #require(bundle["pages"] as? [[String: Any]])
        let photo = try #require(pages.first?["photo"] as? [String: Any])
        return Data(try #require(photo["sha256"] as? String).utf8)
    }
}
