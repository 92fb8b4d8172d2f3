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
        let last = ["lines", "cells", "labels", "corrected", "dishes"].enumerated().map { place, step in
            "good.jpg/\(names.count - 4 + place)-\(step).png"
        }
        #expect(names.first == "good.jpg/1-decoded.png" && names.suffix(5) == last, "\(names)")
        for (name, content) in pictures { #expect(content.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(name)") }
        // The model and the rules may agree on a page, but what is drawn of one step isn't what is drawn of the next.
        let drawn = [last[0], last[1], last[3], last[4]].compactMap { pictures[$0] }
        #expect(Set(drawn).count == 4)
    }

    private static let canLookAtPixels = FileManager.default.fileExists(
        atPath: "/usr/lib/python3/dist-packages/PIL/__init__.py")

    /// Also on a photo that lies on its side: what is drawn stands on the page as it was read.
    @Test(.enabled(if: canLookAtPixels, "`make test` installs what looks at pixels"), arguments: [0, 90])
    func labelsAreDrawnOverTheirWords(turn: Int) async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let turned = try await folder.program.shell(
            "/usr/bin/python3 -B -c 'from PIL import Image; "
                + "Image.open(\"in/good.jpg\").rotate(\(turn), expand=True).save(\"in/turned.png\")'")
        #expect(turned.code == 0, "\(turned)")
        let read = try await folder.program.run("read", "in/good.jpg", "--format", "json", "--out", "texts")
        #expect(read.code == 0, "\(read)")
        let outcome = try await folder.program.run("read", "in/turned.png", "--steps", "steps")
        #expect(outcome.code == 0, "\(outcome)")
        let seen = try await folder.program.shell("/usr/bin/python3 -B -c '\(Self.coloursOfWords)'")
        let lines = seen.outputLines
        #expect(seen.code == 0 && lines.count == 3, "\(seen)")
        // Each in the colour of its label, and the name of a dish begins in a darker green than it goes on.
        #expect(lines.first == "Beurre darker green" && lines.contains("Sucre green"), "\(lines)")
        #expect(lines.last == "4,20 red", "\(lines)")
    }

    /// Says in which colour three words of the upright photo are drawn on the picture with the corrected labels.
    private static let coloursOfWords = """
        import glob, json
        from PIL import Image
        page = json.load(open("texts/good.jpg.json"))["pages"][0]
        picture = Image.open(glob.glob("steps/turned.png/*-corrected.png")[0]).convert("RGB")
        scale = picture.width / Image.open("in/good.jpg").width
        line = next(line for line in page["lines"] if line["text"].startswith("Beurre Sucre"))
        for word in line["words"][:3]:
            box = word["box"]
            left, top = box["x"] * scale, box["y"] * scale
            area = picture.crop([round(n) for n in (
                left + 2, top + 2, left + box["width"] * scale - 2, top + box["height"] * scale - 2)])
            red, green, blue = [sum(band.getdata()) / (area.width * area.height) for band in area.split()]
            name = "green" if green > red + 15 and green > blue + 15 else "red" if red > green + 15 else "none"
            print(word["text"], ("darker " if red < 105 else "") + name)
        """

    @Test func aPhotoWithoutWordsHasNothingDrawnIn() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/a.jpg")
        let outcome = try await folder.program.run("read", "in/a.jpg", "--steps", "steps")
        #expect(outcome.code == 0, "\(outcome)")
        let pictures = try folder.home.contents(of: "steps")
        let drawn = pictures.filter { name, _ in
            ["lines", "cells", "labels", "corrected", "dishes"].contains { name.hasSuffix("-\($0).png") }
        }
        #expect(drawn.count == 5 && Set(drawn.values).count == 1, "\(pictures.keys.sorted())")
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
