import Files
import Foundation
import Testing

@testable import Runner

@Suite struct TruthFolderTests {
    /// Files by name, with what is in them.
    private func folder(_ files: [String: String], _ check: (TruthFolder, URL) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("truth-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        for (name, text) in files { try Data(text.utf8).write(to: url.appendingPathComponent(name)) }
        try check(TruthFolder(FilePath(url.path)), url)
    }

    @Test func photosAndTranscriptionsArePaired() throws {
        try folder([
            "b10.jpg": "x", "b10.jpg.gt.txt": "ten", "b2.png": "x", "b2.gt.txt": "two", "c.jpg": "x",
            "d.gt.txt": "lost",
            "e.txt": "no photo", "e.txt.gt.txt": "none", ".f.jpg": "x", ".f.jpg.gt.txt": "hidden",
            "g.jpg": "x", "g.gt.txt": "short", "g.jpg.gt.txt": "long",
        ]) { truth, _ in
            #expect(truth.photos.map(\.name) == ["b2.png", "b10.jpg", "g.jpg"])
            #expect(truth.truths == ["two", "ten", "long"])
            #expect(truth.problems.isEmpty && truth.languages == nil)
        }
    }

    @Test func whatIsNoTextIsAProblem() throws {
        try folder(["a.jpg": "x", "b.jpg": "x", "b.gt.txt": String(repeating: "x", count: 70_000), "index.json": "{"]) {
            _, url in
            try Data([0x61, 0xFF]).write(to: url.appendingPathComponent("a.gt.txt"))
            let truth = try TruthFolder(FilePath(url.path))
            #expect(truth.photos.isEmpty)
            #expect(
                truth.problems.map(\.path.lastComponent) == ["a.gt.txt", "b.gt.txt", "index.json"].map { FilePath($0) })
        }
    }

    @Test func aLinkThatLeadsNowhereIsAProblem() throws {
        try folder(["a.jpg": "x", "a.gt.txt": "tea", "b.gt.txt": "tea"]) { _, url in
            try FileManager.default.createSymbolicLink(
                atPath: url.appendingPathComponent("b.jpg").path, withDestinationPath: "gone.jpg")
            let truth = try TruthFolder(FilePath(url.path))
            #expect(truth.photos.map(\.name) == ["a.jpg"])
            #expect(truth.problems.map(\.path.lastComponent) == [FilePath("b.jpg")])
        }
    }

    @Test func aFolderThatIsNoneIsAFailure() {
        #expect(throws: (any Error).self) { try TruthFolder(FilePath("/nowhere/at/all")) }
    }

    @Test func peakMemoryIsReadFromLinux() {
        #expect(PeakMemory.bytes(in: Array("Name:\tx\nVmHWM:\t    2048 kB\nVmRSS:\t 1 kB\n".utf8)) == 2 << 20)
        #expect(PeakMemory.bytes(in: Array("VmHWM:\t many kB\n".utf8)) == nil)
        #expect(PeakMemory.bytes(in: Array("VmHWM:\t 9223372036854775807 kB\n".utf8)) == nil)
    }
}
