import Models
import Pages
import Reading
import Testing

/// Reads drawn pages with the real engine; skipped where the English data is missing.
@Suite(.enabled(if: LanguageData().installed.contains("eng")))
struct RecogniseTests {
    private func read(
        _ pix: consuming Reading.Pix, _ recognise: Recognise = Recognise(languages: .fixed(["en"])), reduction: Int = 1
    ) throws -> ReadPage {
        let picture = try DrawnPage.picture(pix, reduction: reduction)
        let quality = try Inspect()(picture)
        return try recognise(try Straighten()(picture, quality: quality))
    }

    private let menu = DrawnPage(width: 1_300, height: 900)

    @Test func wordsHaveTextBoxAndConfidence() throws {
        let page = try read(menu.pix())
        #expect(page.lines.map(\.text) == DrawnPage.menu.map(\.text))
        #expect(page.lines.map(\.id) == Array(page.lines.indices))
        #expect(page.languages == ["en"] && page.hasText && page.warnings.isEmpty)
        for (line, drawn) in zip(page.lines, menu.lines) {
            let first = try #require(line.words.first)
            #expect(abs(first.box.x - drawn.x) < 12 && abs(first.box.maxY - drawn.y) < 25)
            #expect(first.confidence > 0.5 && first.confidence <= 1)
            #expect(line.words.allSatisfy { $0.confidence == $0.confidence.rounded(toDecimals: 3) })
        }
    }

    @Test(arguments: [1, 2, 3])
    func aTurnedPageIsReadAndItsBoxesLieInThePhoto(turns: Int) throws {
        let upright = try read(menu.pix())
        let page = try read(try TestPicture.require(menu.pix().rotated(quarterTurns: turns)))
        #expect(page.straightening.quarterTurns == (4 - turns) % 4)
        #expect(page.lines.map(\.text) == upright.lines.map(\.text))
        let back = SheetTransform.unturning(quarterTurns: turns, width: menu.width, height: menu.height)
        for (line, wanted) in zip(page.lines, upright.lines) {
            let box = back.box(line.box, within: menu.width, menu.height)
            #expect(abs(box.x - wanted.box.x) < 8 && abs(box.y - wanted.box.y) < 8)
            #expect(abs(box.maxX - wanted.box.maxX) < 8 && abs(box.maxY - wanted.box.maxY) < 8)
        }
    }

    @Test func boxesCountThePixelsOfTheFullPhoto() throws {
        let page = try read(menu.pix(), reduction: 2)
        let first = try #require(page.lines.first)
        #expect(abs(first.box.x - menu.lines[0].x * 2) < 24)
    }

    /// The widths of strokes of all words, line by line.
    private func strokes(_ page: ReadPage) throws -> [[Double]] {
        try page.lines.map { try $0.words.map { try #require($0.type).stroke } }
    }

    @Test func wordsSayHowTheyAreSet() throws {
        let page = try read(menu.pix())
        let types = try page.lines.flatMap(\.words).map { try #require($0.type) }
        #expect(types.count > 4 && types.allSatisfy { $0.ground == "#ebebeb" && $0.ink < "#50" && abs($0.slant) <= 4 })
        // The drawn letters are 20 pixels high, with strokes of 2 to 4.
        #expect(types.allSatisfy { (1.5...4.5).contains($0.stroke) })
    }

    @Test func strokesAreToldInPixelsOfTheFullPhoto() throws {
        let (whole, doubled) = (try strokes(read(menu.pix())), try strokes(read(menu.pix(), reduction: 2)))
        #expect(!whole.joined().isEmpty && whole.map(\.count) == doubled.map(\.count))
        for (one, two) in zip(whole.joined(), doubled.joined()) { #expect(abs(two - 2 * one) < 0.1) }
        let turned = try strokes(read(try TestPicture.require(menu.pix().rotated(quarterTurns: 1))))
        #expect(whole.map(\.count) == turned.map(\.count))
        for (one, other) in zip(whole.joined(), turned.joined()) { #expect(abs(other - one) < 0.2 * one) }
    }

    @Test func lightOnDarkIsRead() throws {
        let page = try read(DrawnPage(width: 1_300, height: 900, paper: 30, ink: 230).pix())
        #expect(page.lines.map(\.text) == DrawnPage.menu.map(\.text))
    }

    @Test func emptyPicturesHaveNoText() throws {
        let recognise = Recognise()
        for grey: UInt8 in [0, 128, 255] {
            let page = try read(DrawnPage.blank(width: 500, height: 400, grey: grey), recognise)
            #expect(page.lines.isEmpty && !page.hasText && page.languages.isEmpty)
        }
        #expect(try !read(DrawnPage.blank(width: 1, height: 1, grey: 9), recognise).hasText)
    }

    @Test func whatIsReadDoesNotDependOnThePageBefore() throws {
        let alone = try read(menu.pix(), Recognise())
        let recognise = Recognise()
        _ = try read(DrawnPage.noise(width: 300, height: 200), recognise)
        _ = try read(try TestPicture.require(menu.pix().rotated(quarterTurns: 1)), recognise)
        #expect(try read(menu.pix(), recognise) == alone)
        #expect(try read(menu.pix(), recognise) == alone)
    }

    @Test func theDeadlineGivesWhatThereIs() throws {
        let page = try read(menu.pix(), Recognise(deadline: .zero))
        #expect(page.lines.isEmpty)
        #expect(page.warnings.map(\.code) == ["deadline"])
    }

    @Test func aMissingLanguageIsNamedWithItsPackage() throws {
        do {
            _ = try read(menu.pix(), Recognise(languages: .fixed(["amh_old"])))
            Issue.record("read in a language that does not exist")
        } catch let failure as StageFailure {
            #expect(failure.stage == .recognise && failure.code == .languageMissing)
            #expect(failure.message.contains("tesseract-ocr-amh-old"))
        }
    }

    @Test func noDataAtAllIsSaid() throws {
        do {
            _ = try read(menu.pix(), Recognise(tessdata: "/nonexistent"))
            Issue.record("read without data")
        } catch let failure as StageFailure {
            #expect(failure.code == .languageMissing && failure.message.contains("tesseract-ocr-eng"))
        }
    }
}
