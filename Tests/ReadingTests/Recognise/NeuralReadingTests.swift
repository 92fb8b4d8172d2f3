import Files
import Foundation
import Models
import Pages
import Reading
import Testing

/// Reads a sample of the repository with the neural engine, turned all four ways.
@Suite(.enabled(if: InstalledEngine.folder != nil, "vegyscan engine install was not run"), .serialized)
struct NeuralReadingTests {
    private static let photo = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "samples/straight-page/menu.jpg")

    private func read(quarterTurns: Int) throws -> ReadPage {
        let photo = try LoadPhoto()(FilePath(Self.photo.path), shownAs: "menu.jpg")
        let picture = try Decode()(photo)
        let quality = Quality(brightness: 1, contrast: 1, sharpness: 1, glare: 0)
        var sheet = try Straighten()(picture, quality: quality)
        sheet.pix = try TestPicture.require(sheet.pix.rotated(quarterTurns: quarterTurns))
        sheet.transform = .identity
        sheet.photo.width = sheet.pix.width
        sheet.photo.height = sheet.pix.height
        return try Recognise(detector: .neural, engineFolder: InstalledEngine.folder)(sheet)
    }

    private static func letters(_ page: ReadPage) -> Set<String> {
        Set(
            page.lines.flatMap(\.words).map { $0.text.lowercased().filter { $0.isLetter } }.filter { $0.count >= 4 })
    }

    @Test func aPageIsReadWhicheverWayItLies() throws {
        let upright = try read(quarterTurns: 0)
        let known = Self.letters(upright)
        #expect(known.isSuperset(of: ["copper", "kettle"]))
        #expect(known.count >= 20)
        #expect(upright.languages.first == "en")
        #expect(upright.straightening.quarterTurns == 0)
        for turns in 1...3 {
            let page = try read(quarterTurns: turns)
            #expect(page.straightening.quarterTurns == 4 - turns)
            let again = Self.letters(page)
            #expect(again.intersection(known).count * 10 >= known.count * 9)
            #expect(page.lines.allSatisfy { $0.box.maxX <= page.photo.width && $0.box.maxY <= page.photo.height })
        }
    }

    @Test func theSamePhotoGivesTheSameReading() throws {
        #expect(try read(quarterTurns: 0) == read(quarterTurns: 0))
    }
}
