import Foundation
import Models
import TestMaterial
import Testing

/// Work shared by machines that don't talk to each other.
@Suite struct ShardTests {
    @Test func mergedShardsAreOneRun() async throws {
        let folder = try ScanFolder()
        for name in ["a.jpg", "b.jpg", "sub/1.jpg"] {
            try folder.home.write(WordlessPhoto.file, to: "in/" + name)
        }
        // Other content, other parts: bytes behind the end of a picture change nothing in it.
        for (name, count) in [("b.jpg", 1), ("sub/1.jpg", 2)] {
            let content = try Data(contentsOf: URL(fileURLWithPath: folder.home["in/" + name]))
            try folder.home.write(content + Data(repeating: 7, count: count), to: "in/" + name)
        }
        try folder.home.write("no picture", to: "in/broken.jpg")
        func scan(_ out: String, _ more: [String] = []) async throws -> Outcome {
            try await folder.program.run(["scan", "in", "--out", out, "--store", "store", "--quiet"] + more)
        }
        #expect(try await scan("whole").code == 1)
        var codes: [Int32] = []
        for part in 1...3 { codes.append(try await scan("part-\(part)", ["--shard", "\(part)/3"]).code ?? -1) }
        #expect(codes.sorted() == [0, 0, 1], "one part tells of the broken photo")
        let merge = try await folder.program.run("merge", "part-1", "part-2", "part-3", "--out", "merged")
        #expect(merge.code == 0, "\(merge)")
        func result(_ out: String) throws -> [String: Data] {
            try folder.home.contents(of: out).filter { !$0.key.hasPrefix(".vegyscan/") }
        }
        let whole = try result("whole")
        #expect(whole.count == 5)
        #expect(try result("merged") == whole)
        // Once more changes nothing, nor does one part alone.
        let again = try await folder.program.run("merge", "part-2", "--out", "merged")
        #expect(again.code == 0 && again.errors.contains("0 menus copied"), "\(again)")
        #expect(try result("merged") == whole)

        try folder.home.write(WordlessPhoto.file, to: "other/b.jpg")
        #expect(try await folder.program.run("scan", "other", "--out", "other-out", "--store", "store").code == 0)
        let namesake = try await folder.program.run("merge", "other-out", "--out", "merged")
        #expect(namesake.code == 0 && namesake.errors.contains("b.jpg~"), "\(namesake)")
        let more = try result("merged")
        #expect(more.count == 6 && more["b.jpg/bundle.json"] == whole["b.jpg/bundle.json"])
    }

    @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/2"]) func nonsense(part: String) async throws {
        let outcome = try await Program().run("scan", "in", "--out", "out", "--shard", part)
        #expect(outcome.code == 64, "\(outcome)")
    }

    @Test func aPathInABundleOut() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.write(WordlessPhoto.file, to: "in/odd \n name.jpg")
        let paths = ["in/odd \n name.jpg", "in/missing.jpg", "in/good.jpg", "in"]
        let outcome = try await folder.program.run(
            ["scan", "--stdin", "-0", "--json", "--store", "store"], input: paths.joined(separator: "\u{0}"))
        #expect(outcome.code == 1, "\(outcome)")
        let bundles = try outcome.outputLines.map { try JSONDecoder().decode(MenuBundle.self, from: Data($0.utf8)) }
        #expect(bundles.map(\.status) == [.noText, .failed, .complete, .failed])
        #expect(bundles.map { $0.pages[0].photo.path } == ["in/odd %0A name.jpg"] + paths[1...])
        #expect(bundles[1].pages[0].failure != nil)
        #expect(bundles[2].dishes.count >= 5)
        #expect(!FileManager.default.fileExists(atPath: folder.home["out"]))
        let lines = try await folder.program.run(
            ["scan", "--stdin", "--store", "store"], input: "\nin/good.jpg\r\n\nin/good.jpg")
        #expect(lines.code == 0 && lines.outputLines.count == 2, "\(lines)")
        #expect(Set(lines.outputLines) == [outcome.outputLines[2]])
        let wrong = try await folder.program.run("scan", "--stdin", "in/good.jpg")
        #expect(wrong.code == 64, "\(wrong)")
    }

    /// A reader that has enough ends the program quietly.
    @Test func aClosedPipeIsNoError() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/a.jpg")
        // Another test may have had broken pipes ignored, and `yes` then says so.
        let line = "yes in/a.jpg 2>/dev/null | \"$VEGYSCAN\" scan --stdin --store store | head -n 3 | wc -l"
        let outcome = try await folder.program.shell(line)
        #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "3", "\(outcome)")
        #expect(outcome.errors.isEmpty, "\(outcome)")
    }
}
