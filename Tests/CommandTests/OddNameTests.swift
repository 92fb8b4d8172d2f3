import Foundation
import TestMaterial
import Testing

/// File names that are legal and yet unusual.
@Suite struct OddNameTests {
    @Test func newlineAndInvalidUTF8() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("two\nlines.jpg")
        try folder.home.write(
            WordlessPhoto.file, toBytes: Array("in/caf".utf8) + [0xE9] + Array(".jpg".utf8))
        let outcome = try await folder.scan(["in"], ["--verbose"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.index().count == 2)
        #expect(String(validating: outcome.standardError, as: UTF8.self) != nil, "messages must be text")
        #expect(!outcome.errors.contains("two\nlines"), "\(outcome)")

        let again = try await folder.scan()
        #expect(again.errors.lowercased().contains("unchanged"), "their bundles must be found again: \(again)")
    }

    @Test func badFilesOfSuchNamesAreNamedOnOneLine() async throws {
        let folder = try ScanFolder()
        try folder.home.write("no photo", to: "in/two\nlines.jpg")
        try folder.home.write(Data("no photo".utf8), toBytes: Array("in/caf".utf8) + [0xE9] + Array(".jpg".utf8))
        let outcome = try await folder.scan()
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains("two%0Alines.jpg"), "\(outcome)")
        #expect(outcome.errors.contains("caf%E9.jpg"), "\(outcome)")
    }

    @Test func namesInAListMayHoldAnything() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("two\nlines.jpg")
        let outcome = try await folder.scan(["-"], ["--null"], input: "in/two\nlines.jpg\0")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.isGoodPhotoDone())
    }

    @Test(arguments: ["-dash.jpg", "sp ace.jpg", "ümläut.jpg", "quote\".jpg", "%41.jpg", "...jpg", "*.jpg"])
    func areFound(_ name: String) async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/" + name)
        let outcome = try await folder.program.run(
            ["scan", "--out", folder.home["out"], "--store", folder.home["store"], "--", name], in: folder.home["in"])
        #expect(outcome.code == 0, "\(outcome)")
        let bundle = try #require(try folder.bundles().first)
        #expect(bundle.path.split(separator: "/").count == 2, "\(bundle.path)")
        #expect(try folder.index().count == 1)
    }
}
