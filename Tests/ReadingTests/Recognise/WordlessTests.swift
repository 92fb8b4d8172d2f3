import Models
import Pages
import Testing

@testable import Reading

/// Pictures that hold no text must not be read as text.
@Suite(.enabled(if: LanguageData().installed.contains("eng")))
struct WordlessTests {
    private func read(_ pix: consuming Reading.Pix, _ recognise: Recognise) throws -> ReadPage {
        let photo = PhotoRecord(path: "p", sha256: "", width: pix.width, height: pix.height)
        return try recognise(
            Sheet(
                pix: pix, transform: .identity, photo: photo, metadata: PhotoMetadata(),
                quality: Quality(brightness: 0.5, contrast: 0.5, sharpness: 50, glare: 0),
                straightening: Straightening()))
    }

    @Test func atMostFiveWordsAreReadInAllPicturesWithoutText() throws {
        #expect(WordlessPicture.all.count >= 20)
        let recognise = Recognise()
        var words: [String] = []
        for picture in WordlessPicture.all {
            let page = try read(try picture.pix(), recognise)
            #expect(!page.hasText, "\(picture.name)")
            words += page.lines.flatMap(\.words).map { "\(picture.name): \($0.text)" }
        }
        #expect(words.count <= 5, "\(words)")
    }

    @Test func theReasonIsGivenWherePatternsLookedLikeLetters() throws {
        let picture = try #require(WordlessPicture.all.first { $0.name == "fine clouds" })
        let page = try read(try picture.pix(), Recognise(languages: .fixed(["en"])))
        #expect(page.lines.isEmpty)
        #expect(page.warnings.map(\.code) == ["pattern_only"])
    }

    @Test func aWordBesideAPatternIsRead() throws {
        let picture = try #require(WordlessPicture.all.first { $0.name == "tiles" })
        let menu = try DrawnPage(width: 640, height: 300, fontSize: 8).pix()
        let both = try TestPicture.require(menu.placed(onWhite: 640, 780, x: 0, y: 480))
        let drawn = try picture.pix().greyPixels()
        let text = try TestPicture.require(both.grey()).greyPixels().suffix(640 * 300)
        let page = try read(
            try TestPicture.require(Reading.Pix(greyPixels: drawn + text, width: 640, height: 780)),
            Recognise(languages: .fixed(["en"])))
        #expect(page.hasText)
        #expect(page.lines.contains { $0.text.contains("Starters") })
    }
}
