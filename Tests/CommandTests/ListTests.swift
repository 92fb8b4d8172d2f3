import Foundation
import Testing

/// Lists of photos on standard input or in a file.
@Suite struct ListTests {
    @Test func standardInput() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.scan(["-"], input: "in/good.jpg\n")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.isGoodPhotoDone())
    }

    @Test(arguments: ["\n", ""])
    func file(_ end: String) async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.copySample("no-text/photo.jpg", to: "in/other.jpg")
        try folder.home.write("in/good.jpg\n\nin/other.jpg" + end, to: "list.txt")
        let outcome = try await folder.scan([], ["--files-from", "list.txt"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.index().count == 2)
    }

    @Test func emptyListHasNothingToRead() async throws {
        let folder = try ScanFolder()
        #expect(try await folder.scan(["-"]).code == 66)
        let missing = try await folder.scan([], ["--files-from", "nowhere.txt"])
        #expect(missing.code == 66 && missing.errors.contains("nowhere.txt"), "\(missing)")
    }

    @Test func aPhotoNamedTwiceIsOneMenu() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.scan(["in/good.jpg", "in/good.jpg", "./in/good.jpg"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try folder.index().count == 1)
    }
}
