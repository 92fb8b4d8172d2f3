import Foundation
import Models
import TestMaterial
import Testing

/// A file that is no readable photo is named with its trouble, and the rest of the run is finished.
@Suite struct BadPhotoTests {
    @Test(arguments: BadPhoto.allCases)
    func scanNamesItAndGoesOn(_ photo: BadPhoto) async throws {
        let folder = try ScanFolder()
        try folder.home.write(photo.content(), to: "in/" + photo.name)
        try folder.addGoodPhoto()
        let outcome = try await folder.scan()
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains(photo.name), "\(outcome)")
        #expect(outcome.output.isEmpty)
        #expect(try folder.isGoodPhotoDone(), "\(outcome)")
        #expect(try folder.index().count == 2)
        let failed = try #require(try folder.bundles().first { $0.bundle.status == .failed }?.bundle)
        #expect(failed.pages.first?.failure?.code == photo.code, "\(String(describing: failed.pages.first?.failure))")
    }

    @Test(arguments: BadPhoto.allCases)
    func readNamesItAndGoesOn(_ photo: BadPhoto) async throws {
        let folder = try ScanFolder()
        try folder.home.write(photo.content(), to: photo.name)
        try folder.home.copySample(Samples.goodPhoto, to: "good.jpg")
        let outcome = try await folder.program.run("read", photo.name, "good.jpg")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains(photo.name), "\(outcome)")
        for words in Samples.wordsOnGoodPhoto { #expect(outcome.output.contains(words), "\(outcome)") }
    }

    /// One bad page doesn't take the others of its menu with it.
    @Test func menuWithABadPageIsPartial() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("menu/page-1.jpg")
        try folder.home.write(BadPhoto.truncated.content(), to: "in/menu/page-2.jpg")
        let outcome = try await folder.scan()
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains("page-2.jpg"), "\(outcome)")
        let bundle = try #require(try folder.bundles().first?.bundle)
        #expect(bundle.status == .partial)
        #expect(bundle.pages.count == 2 && bundle.pages[1].failure != nil)
        #expect(!bundle.dishes.isEmpty)
    }

    /// 60,000 × 60,000 pixels would be 14 GB; the header alone must be enough to refuse them.
    @Test func vastPictureIsRefusedWithoutMemory() async throws {
        let folder = try ScanFolder()
        try folder.home.write(BadPhoto.vast.content(), to: "in/vast.png")
        let outcome = try await folder.program.shell(
            "ulimit -v 2500000; \"$VEGYSCAN\" scan in --out out --store store --jobs 1")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains("vast.png") && outcome.errors.contains("60000"), "\(outcome)")
    }

    @Test func limitsCanBeSet() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let pixels = try await folder.scan(["in"], ["--max-pixels", "1M"])
        #expect(pixels.code == 1 && pixels.errors.contains("good.jpg"), "\(pixels)")
        let bytes = try await folder.scan(["in"], ["--max-bytes", "50k"])
        #expect(bytes.code == 1 && bytes.errors.contains("good.jpg"), "\(bytes)")
    }
}
