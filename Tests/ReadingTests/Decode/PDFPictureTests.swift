import Files
import Models
import TestMaterial
import Testing

@testable import Reading

@Suite(.enabled(if: PDFTools.isInstalled, "poppler-utils is not installed")) struct PDFPictureTests {
    static let menu = ["Tomato Soup & Bread  7.50", "Pad Thai with peanuts ..... 9.90"]

    private func decoded(_ pages: [MadePDF.Page], page: Int = 0, maxPixels: Int = 100_000_000) throws -> Picture {
        let decode = Decode(limits: PhotoLimits(maxPixels: maxPixels))
        return try decode(LoadedPhoto(path: "x.pdf", bytes: MadePDF.file(pages), sha256: "", page: page))
    }

    private func words(_ picture: borrowing Picture) -> [[String]] { picture.printed.map { $0.map(\.text) } }

    private func failure(_ bytes: [UInt8], page: Int = 0) -> StageFailure? {
        do throws(StageFailure) {
            _ = try Decode()(LoadedPhoto(path: "x.pdf", bytes: bytes, sha256: "", page: page))
            return nil
        } catch {
            return error
        }
    }

    @Test func wordsAreTakenAsTheyAreWhereTheyStand() throws {
        let picture = try decoded([MadePDF.Page(lines: Self.menu)])
        #expect(picture.photo.format == .pdf)
        #expect(picture.photo.width == 1388 && picture.photo.height == 2083)
        #expect(picture.pix.width == 1388 && picture.pix.height == 2083)
        #expect(
            words(picture) == [
                ["Tomato", "Soup", "&", "Bread", "7.50"], ["Pad", "Thai", "with", "peanuts", "9.90"],
            ])
        #expect(picture.printed.joined().allSatisfy { $0.confidence == 1 })
        // The first line's base is 540 points above the lower edge.
        let box = try #require(picture.printed.first?.first?.box)
        #expect(abs(box.x - 40 * 250 / 72) <= 2)
        #expect(box.y < 60 * 250 / 72 && 60 * 250 / 72 <= box.maxY)
    }

    @Test func eachPageIsItsOwn() throws {
        let pages = [MadePDF.Page(lines: ["One"]), MadePDF.Page(lines: ["Two"])]
        #expect(words(try decoded(pages, page: 1)) == [["Two"]])
        let beyond = failure(MadePDF.file(pages), page: 2)
        #expect(beyond?.code == .corrupt && beyond?.message.contains("page 3") == true)
    }

    @Test func onlyWhatIsShownOfThePageCounts() throws {
        let cropped = try decoded([
            MadePDF.Page(lines: Self.menu, attributes: "/MediaBox [0 0 400 600] /CropBox [30 530 400 600]")
        ])
        #expect(cropped.photo.width == 1284 && cropped.photo.height == 243)
        #expect(words(cropped) == [["Tomato", "Soup", "&", "Bread", "7.50"]])
        let turned = try decoded([MadePDF.Page(lines: Self.menu, attributes: "/MediaBox [0 0 400 600] /Rotate 90")])
        #expect(turned.photo.width == 2083 && turned.photo.height == 1388)
        #expect(turned.printed.isEmpty, "text that runs down the page is read")
    }

    /// White on white, drawn invisibly, and behind a picture of the whole page.
    @Test(arguments: [
        "1 g BT /F1 14 Tf 40 540 Td (Vegan soup) Tj ET", "BT 3 Tr /F1 14 Tf 40 540 Td (Vegan soup) Tj ET",
        "BT 3 Tr /F1 14 Tf 40 540 Td (Vegan soup) Tj ET q 400 0 0 600 0 0 cm /Im Do Q",
    ]) func hiddenWordsDontCount(content: String) throws {
        #expect(try decoded([MadePDF.Page(content)]).printed.isEmpty)
    }

    @Test func aPhotoWithAPageNumberIsAPhoto() throws {
        let photo = "q 400 0 0 400 0 100 cm /Im Do Q BT /F1 14 Tf 190 40 Td (12) Tj ET"
        #expect(try decoded([MadePDF.Page(photo)]).printed.isEmpty)
    }

    @Test func sizesAreBounded() throws {
        let huge = try decoded([MadePDF.Page("", attributes: "/MediaBox [0 0 14400 14400]")])
        #expect((23_000_000...24_000_000).contains(huge.photo.width * huge.photo.height))
        let few = try decoded([MadePDF.Page(lines: Self.menu)], maxPixels: 100_000)
        #expect((90_000...100_000).contains(few.photo.width * few.photo.height))
        #expect(!few.printed.isEmpty)
    }

    @Test func whatCannotBeReadIsSaid() {
        let whole = MadePDF.file([MadePDF.Page(lines: Self.menu)])
        let encrypted = failure(MadePDF.encrypted)
        #expect(encrypted?.code == .unsupported && encrypted?.message.contains("password") == true)
        let none = failure(MadePDF.file([]))
        #expect(none?.code == .corrupt && none?.message.contains("no pages") == true)
        for bytes in [Array(whole.prefix(60)), Array("%PDF-1.7\n".utf8), Array("%PDF-".utf8) + [0, 255, 0]] {
            #expect(failure(bytes)?.code == .corrupt)
        }
    }

    @Test func pagesAreCounted() throws {
        let folder = try TemporaryFolder()
        let pages = [MadePDF.Page](repeating: MadePDF.Page("", attributes: "/MediaBox [0 0 10 10]"), count: 500)
        try folder.put(MadePDF.file(pages), at: FilePath("x.pdf"))
        try folder.put(MadePDF.encrypted, at: FilePath("y.pdf"))
        #expect(PDFPages.count(in: folder.path.appending("x.pdf")) == 500)
        #expect(PDFPages.count(in: folder.path.appending("y.pdf")) == 1)
        #expect(PDFPages.count(in: folder.path.appending("z.pdf")) == 1)
        let load = LoadPhoto()
        let first = try load(folder.path.appending("x.pdf"), shownAs: "x.pdf")
        let second = try load(folder.path.appending("x.pdf"), page: 1, shownAs: "x.pdf#2")
        #expect(first.bytes == second.bytes && first.sha256 != second.sha256 && second.page == 1)
        let failure = #expect(throws: StageFailure.self) {
            try load(folder.path.appending("x.pdf"), page: LoadPhoto.mostPages, shownAs: "x.pdf#201")
        }
        #expect(failure?.code == .tooLarge)
    }
}

@Suite struct PDFTextTests {
    private func word(_ text: String, x: Double = 0, y: Double = 0, height: Double = 10) -> String {
        "<word xMin=\"\(x)\" yMin=\"\(y)\" xMax=\"\(x + 40)\" yMax=\"\(y + height)\">\(text)</word>\n"
    }

    private func texts(_ told: String) -> [[String]] {
        PDFText(Array(told.utf8), scale: 2).lines.map { $0.map(\.text) }
    }

    @Test func signsAreResolved() {
        #expect(texts("<line >\n" + word("Fish &amp;&lt;Chips&gt;")) == [["Fish &<Chips>"]])
        #expect(texts("<line >\n" + word("&amp;lt;")) == [["&lt;"]])
        #expect(texts("<line >\n" + word("Waf\u{FB02}es") + word("cre\u{300}me")) == [["Waffles", "crème"]])
    }

    @Test(
        arguments: [
            ("Soup.....7.50", ["Soup", "7.50"]), ("......", []), ("7.50", ["7.50"]), ("etc...", ["etc"]),
            ("a.b", ["a.b"]), ("…Soup", ["…Soup"]), ("____9", ["9"]),
        ] as [(String, [String])]) func leadersArePartedFromWords(text: String, parts: [String])
    {
        #expect(texts("<line >\n" + word(text)) == (parts.isEmpty ? [] : [parts]))
    }

    @Test func smallSignsAboveTheBaseAreRaised() throws {
        let told =
            "<line >\n" + word("Soup", height: 14) + word("A", x: 41, height: 8) + word("7.50", x: 90, height: 14)
        let line = try #require(PDFText(Array(told.utf8), scale: 2).lines.first)
        #expect(line.map(\.raised) == [nil, true, nil])
    }

    @Test func wordsOfAFontWithoutLettersArentBelieved() {
        let strange = "<line >\n" + word("\u{E001}\u{E002}\u{E003}") + word("Soup")
        #expect(!PDFText(Array(strange.utf8), scale: 1).isBelievable(picture: 0))
        #expect(PDFText(Array(("<line >\n" + word("Soup")).utf8), scale: 1).isBelievable(picture: 0))
        #expect(!PDFText(Array(("<line >\n" + word("Soup")).utf8), scale: 1).isBelievable(picture: 0.95))
    }

    @Test(arguments: [
        "", "<word", "<word xMin=\"nan\" yMin=\"1\" xMax=\"2\" yMax=\"3\">x</word>",
        "<word xMin=\"1e99\" yMin=\"1\" xMax=\"2e99\" yMax=\"3\">x</word>",
        "<word xMin=\"5\" yMin=\"1\" xMax=\"2\" yMax=\"3\">x</word>",
        "<word xMin=\"1\" yMin=\"1\" xMax=\"2\" yMax=\"3\"",
    ]) func whatIsNoWordIsPassedOver(told: String) {
        #expect(texts(told).isEmpty)
    }

    @Test func thePicturesOfAPageHaveTheirSizes() {
        let list = """
            page   num  type   width height color comp bpc  enc interp  object ID x-ppi y-ppi size ratio
            --------------------------------------------------------------------------------------------
               1     0 image     300   600  gray    1   8  image  no         4  0   150   300   4B 100%
               1     1 smask    9000  9000  gray    1   8  image  no         4  0     1     1   4B 100%
            """
        #expect(PDFImages(Array(list.utf8)).largest == 144 * 144)
        #expect(PDFImages(Array("page".utf8)).largest == 0)
    }
}
