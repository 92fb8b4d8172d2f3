import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// A result is replaced only by its own menu's, and only by what could be read.
@Suite struct EarlierResultTests {
    @Test func aPhotoThatBreaksLeavesWhatItHadGiven() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        let before = try folder.results()
        let photo = folder.home["in/good.jpg"]
        let content = try Data(contentsOf: URL(fileURLWithPath: photo))
        for broken in [content.prefix(2000), Data()] {
            try folder.home.write(Data(broken), to: "in/good.jpg")
            let outcome = try await folder.scan(["in"], ["--json"])
            #expect(outcome.code == 1 && outcome.errors.contains("earlier result stays"), "\(outcome)")
            #expect(outcome.outputLines.contains { $0.contains("\"earlier_kept\"") }, "\(outcome)")
            #expect(try folder.results() == before)
        }
        let listed = try await folder.program.run("history", "search", "--store", "store", "Dame Blanche")
        #expect(listed.code == 0 && listed.outputLines.count > 1, "\(listed)")
        // What broke may come back.
        try folder.home.write(content, to: "in/good.jpg")
        let mended = try await folder.scan()
        #expect(mended.code == 0 && mended.errors.contains("1 unchanged"), "\(mended)")
        #expect(try folder.results() == before)
    }

    @Test func aPageThatBreaksTakesNoDishesWithIt() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("menu/1.jpg")
        try folder.home.write(WordlessPhoto.file, to: "in/menu/2.jpg")
        #expect(try await folder.scan().code == 0)
        let before = try folder.results()
        try folder.home.write("no picture", to: "in/menu/1.jpg")
        let outcome = try await folder.scan()
        #expect(outcome.code == 1 && outcome.errors.contains("earlier result stays"), "\(outcome)")
        #expect(try folder.results() == before)
    }

    /// Neither does a reading that isn't wanted for the photo's quality.
    @Test func aPhotoThatIsLeftOutNowTakesNoDishesWithIt() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("no-text/photo.jpg", to: "in/good.jpg")
        #expect(try await folder.scan(["in"], ["--quality", "off"]).code == 0)
        // As of a photo that is readable though blurred.
        var bundle = try #require(try folder.bundles().first?.bundle)
        bundle.dishes = [Dish(id: "d1", page: 1, name: "Tofu", box: Box(x: 1, y: 2, width: 30, height: 10), lines: [])]
        bundle.status = .complete
        let before = try JSONEncoder().encode(bundle)
        try folder.home.write(before, to: "out/good.jpg/bundle.json")
        let scan = try await folder.scan(["in"], ["--quality", "reject"])
        #expect(scan.code == 1 && scan.errors.contains("left out"), "\(scan)")
        #expect(scan.errors.contains("earlier result stays, with 1 dish"), "\(scan)")
        #expect(try folder.results()["good.jpg/bundle.json"] == before)
    }

    /// Nor one that had too little time. On a machine where a second is enough there is nothing to be lost.
    @Test func aReadingThatIsCutShortTakesNoDishesWithIt() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("straight-page/menu.jpg", to: "in/good.jpg")
        #expect(try await folder.scan().code == 0)
        let before = try #require(try folder.bundles().first?.bundle)
        let scan = try await folder.scan(["in"], ["--deadline", "1"])
        let after = try #require(try folder.bundles().first?.bundle)
        #expect(after.dishes == before.dishes, "\(scan)")
        #expect((scan.code == 1) == scan.errors.contains("earlier result stays"), "\(scan)")
    }

    /// A camera gives its names again.
    @Test func anotherMenuAtAnOldPlaceStandsBesideTheFirst() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto("IMG_1.jpg")
        #expect(try await folder.scan(["in/IMG_1.jpg"]).code == 0)
        let first = try folder.results()
        let favourite = try await folder.program.run("favourite", "add", "1", "d1", "--store", "store")
        #expect(favourite.code == 0, "\(favourite)")
        try folder.home.copySample("vegan-marks/menu.jpg", to: "in/IMG_1.jpg")
        let second = try await folder.scan(["in/IMG_1.jpg"])
        #expect(second.code == 0 && second.errors.contains("both results stay"), "\(second)")
        let both = try folder.results()
        #expect(both.count == 3 && both["IMG_1.jpg/bundle.json"] == first["IMG_1.jpg/bundle.json"])
        #expect(try folder.index().count == 2)
        let list = try await folder.program.run("history", "list", "--store", "store", "--favourites")
        #expect(list.outputLines.count == 2 && list.output.contains("\n1 "), "\(list)")
        // It stays where it is, also without the journal.
        let again = try await folder.scan(["in/IMG_1.jpg"])
        #expect(again.code == 0 && again.errors.contains("1 unchanged"), "\(again)")
        try FileManager.default.removeItem(atPath: folder.home["out/.vegyscan"])
        let anew = try await folder.scan(["in/IMG_1.jpg"])
        #expect(anew.code == 0 && anew.errors.contains("1 unchanged"), "\(anew)")
        #expect(try folder.results() == both)
        // The first photo finds its own again.
        try folder.addGoodPhoto("IMG_1.jpg")
        #expect(try await folder.scan(["in/IMG_1.jpg"]).code == 0)
        #expect(try folder.results() == both)
    }

    /// Bytes behind the end of a picture change nothing in it, but make another photo.
    @Test func aBetterPhotoOfTheSameMenuTakesItsPlace() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        let content = try Data(contentsOf: URL(fileURLWithPath: folder.home["in/good.jpg"]))
        try folder.home.write(content + Data("more".utf8), to: "in/good.jpg")
        let second = try await folder.scan()
        #expect(second.code == 0 && !second.errors.contains("both results stay"), "\(second)")
        #expect(try folder.results().keys.sorted() == ["good.jpg/bundle.json", "index.jsonl"])
    }

    /// The dishes on the page of a model's answers must not become less cautious.
    @Test func aScanWithoutAModelLeavesWhatAModelJudged() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        let stub = try StubServer { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { stub.stop() }
        let model = ["--llm-url", stub.url.absoluteString, "--llm-model", "m"]
        #expect(try await folder.scan(["in"], model).code == 0)
        let before = try folder.results()
        let without = try await folder.scan()
        #expect(without.code == 0 && without.errors.contains("1 unchanged"), "\(without)")
        #expect(try folder.results() == before)
        // Where it has to be read anew, it waits for the model.
        let otherwise = try await folder.scan(["in"], ["--max-pixels", "90M"])
        #expect(otherwise.code == 1 && otherwise.errors.contains("judged this menu before"), "\(otherwise)")
        let waiting = try #require(try folder.bundles().first?.bundle)
        #expect(waiting.pendingDishes == waiting.dishes.map(\.id))
    }
}
