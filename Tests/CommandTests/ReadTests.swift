import Foundation
import TestMaterial
import Testing

/// `read`: the text of photos and nothing else.
@Suite struct ReadTests {
    @Test func textGoesToStandardOutput() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.program.run("read", "in/good.jpg")
        #expect(outcome.code == 0, "\(outcome)")
        for words in Samples.wordsOnGoodPhoto { #expect(outcome.output.contains(words), "\(outcome)") }
        #expect(outcome.standardOutput.last == UInt8(ascii: "\n"))
        // Reading order: the title before the first dish, that before the last.
        let places = ["Coupes", "Beurre Sucre", "Dame Blanche"].map { outcome.output.firstRange(of: $0)?.lowerBound }
        #expect(places.allSatisfy { $0 != nil } && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }

    @Test func outWritesAFileForEachPhoto() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("a.jpg")
        try folder.home.write(WordlessPhoto.file, to: "in/a.png")
        let outcome = try await folder.program.run("read", "in/a.jpg", "in/a.png", "--out", "texts")
        #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
        let texts = try folder.home.contents(of: "texts")
        #expect(texts.keys.sorted() == ["a.jpg.txt", "a.png.txt"])
        let printed = try await folder.program.run("read", "in/a.jpg")
        #expect(texts["a.jpg.txt"] == printed.standardOutput)
    }

    @Test func photosComeInTheOrderGiven() async throws {
        let first = Samples.folder.path + "/two-pages/page-2.jpg"
        let second = Samples.folder.path + "/two-pages/page-10.jpg"
        let outcome = try await Program().run("read", second, first, "--jobs", "2")
        #expect(outcome.code == 0, "\(outcome)")
        let crepes = try #require(outcome.output.firstRange(of: "Beurre Sucre"))
        let galettes = try #require(outcome.output.firstRange(of: "Galettes"))
        #expect(crepes.lowerBound < galettes.lowerBound)
    }

    @Test func readerThatGoesAwayEndsTheRunQuietly() async throws {
        let photo = Samples.folder.path + "/two-pages/page-10.jpg"
        let outcome = try await Program().shell(
            "\"$VEGYSCAN\" read '\(photo)' '\(photo)' '\(photo)' | head -1; exit \"${PIPESTATUS[0]}\"")
        #expect([0, 141].contains(outcome.code), "\(outcome)")
        #expect(outcome.outputLines.count == 1 && outcome.output.contains("Coupes"), "\(outcome)")
    }

    @Test func stepsKeepThePictureAfterEachStep() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let plain = try await folder.program.run("read", "in/good.jpg")
        let outcome = try await folder.program.run("read", "in/good.jpg", "--steps", "steps")
        #expect(outcome.code == 0 && outcome.standardOutput == plain.standardOutput, "\(outcome)")
        // The one hidden file says what the folder is.
        let pictures = try folder.home.contents(of: "steps").filter { $0.key != ".vegyscan-steps" }
        let names = pictures.keys.sorted()
        #expect(
            names.first == "good.jpg/1-decoded.png" && names.last == "good.jpg/\(names.count)-lines.png", "\(names)")
        for (name, content) in pictures { #expect(content.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(name)") }
    }

    @Test func stepsNeverReplaceAPhoto() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("1-decoded.png/1-decoded.png")
        let before = try folder.home.contents()
        let outcome = try await folder.program.run("read", "in/1-decoded.png/1-decoded.png", "--steps", "in")
        #expect(outcome.code == 73 && outcome.output.contains("Beurre"), "\(outcome)")
        #expect(try folder.home.contents() == before)
    }

    @Test func readKeepsNoHistory() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.program.run("read", "in/good.jpg")
        #expect(outcome.code == 0 && outcome.output.contains("Beurre"), "\(outcome)")
        #expect(try folder.home.contents().keys.sorted() == ["in/good.jpg"])
    }
}
