import Foundation
import Models
import Outputs
import Pages
import Testing

/// The formats of other OCR programs, read back by real parsers.
@Suite struct TextFormatTests {
    @Test func allFormatsHoldTheSameWordsAtTheSamePlaces() throws {
        let words = PlacedText.words(on: FormatPages.all)
        #expect(words.count == 12)
        #expect(PlacedText.inTSV(FormatPages.document(.tsv)) == words)
        #expect(try PlacedText.inHOCR(FormatPages.document(.hocr)) == words)
        #expect(try PlacedText.inALTO(FormatPages.document(.alto)) == words)
        #expect(try PlacedText.inJSON(FormatPages.document(.json)) == words)
    }

    @Test func theTableHasARowForEachLevel() {
        let rows = FormatPages.document(.tsv).split(separator: "\n").map { row in
            row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(
            rows[0].joined(separator: " ")
                == "level page_num block_num par_num line_num word_num left top width height conf text")
        #expect(rows.allSatisfy { $0.count == 12 })
        #expect(rows[1] == ["1", "1", "0", "0", "0", "0", "0", "0", "1000", "1400", "-1", ""])
        let numbers = rows.dropFirst().map { $0.prefix(6).joined(separator: " ") }
        #expect(
            numbers.filter { $0.hasPrefix("2 ") || $0.hasPrefix("4 ") }.prefix(5)
                == ["2 1 1 0 0 0", "4 1 1 1 1 0", "2 1 2 0 0 0", "4 1 2 1 1 0", "4 1 2 1 2 0"])
        #expect(numbers.filter { $0.hasPrefix("1 ") }.count == 4, "an empty page has a row of its own")
        #expect(Set(numbers).count == numbers.count)
        #expect(rows.dropFirst().allSatisfy { ($0[0] == "5") == ($0[10] != "-1") })
    }

    @Test func aCellEndsNeitherCellNorRow() {
        var page = FormatPages.hostile
        page.lines[0].words[0].text = "a\tb\nc\u{2028}d"
        let rows = FormatPages.document(.tsv, [page]).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.contains { $0.hasSuffix("\ta b c d") })
    }

    @Test func hocrIsAsTheSpecificationHasIt() throws {
        let root = try XMLTree.parse(FormatPages.document(.hocr))
        let metas = root.all(named: "meta").map(\.attributes)
        #expect(metas.contains { $0["name"] == "ocr-system" && $0["content"] == "vegyscan 1.2" })
        let capabilities = metas.first { $0["name"] == "ocr-capabilities" }?["content"]?.split(separator: " ") ?? []
        let classes = Set(root.all.compactMap { $0.attributes["class"] })
        #expect(classes == ["ocr_page", "ocr_carea", "ocr_par", "ocr_line", "ocrx_word"])
        #expect(classes.isSubset(of: capabilities.map(String.init)))
        let pages = root.all(ofClass: "ocr_page")
        #expect(
            pages.map { $0.attributes["title"] ?? "" } == [
                "image \"a %22b%22%3B <c>&%250A.jpg\"; bbox 0 0 1000 1400; ppageno 0",
                "image \"中文.jpg\"; bbox 0 0 1000 1400; ppageno 1", "image \"empty.jpg\"; bbox 0 0 1000 1400; ppageno 2",
                "image \"rtl.jpg\"; bbox 0 0 1000 1400; ppageno 3",
            ])
        #expect(pages.map { $0.attributes["lang"] } == ["en", "zh-Hans", "en", nil])
        let ids = root.all.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count && ids.count > 20)
        #expect(pages[3].all(ofClass: "ocr_line").map { $0.attributes["dir"] } == ["rtl"])
        #expect(pages[0].all(ofClass: "ocr_line").allSatisfy { $0.attributes["dir"] == nil })
        // Lines lie in their paragraph, that in its area: each box within the one around it.
        for page in pages {
            for area in page.children {
                #expect(area.attributes["class"] == "ocr_carea" && area.children.count == 1)
                #expect(area.children[0].attributes["class"] == "ocr_par")
                #expect(area.children[0].children.allSatisfy { $0.attributes["class"] == "ocr_line" })
            }
        }
    }

    @Test func altoIsAsTheSchemaHasIt() throws {
        let root = try XMLTree.parse(FormatPages.document(.alto))
        #expect(root.name == "alto" && root.attributes["xmlns"] == "http://www.loc.gov/standards/alto/ns-v4#")
        #expect(root.children.map(\.name) == ["Description", "Layout"])
        #expect(root.all(named: "MeasurementUnit").map(\.text) == ["pixel"])
        #expect(root.all(named: "fileIdentifier").map(\.text) == FormatPages.all.map(\.photo.path))
        #expect(root.all(named: "softwareVersion").map(\.text) == ["1.2"])
        let pages = root.all(named: "Page")
        #expect(pages.map { $0.attributes["PHYSICAL_IMG_NR"] } == ["1", "2", "3", "4"])
        #expect(
            root.all(named: "fileIdentifier").map { $0.attributes["fileIdentifierLocation"] }
                == pages.map { $0.attributes["ID"] })
        #expect(pages.allSatisfy { $0.children.map(\.name) == ["PrintSpace"] })
        #expect(pages[2].children[0].children.isEmpty)
        let ids = root.all.compactMap { $0.attributes["ID"] }
        #expect(Set(ids).count == ids.count && ids.count > 20)
        for line in root.all(named: "TextLine") {
            #expect(line.children.first?.name == "String" && line.children.last?.name == "String")
        }
        // Chinese words stand side by side; a number beside them doesn't.
        #expect(pages[1].all(named: "TextLine")[0].children.map(\.name) == ["String", "String", "SP", "String"])
        // From right to left the gap lies before the word in the picture.
        let space = try #require(pages[3].all(named: "SP").first)
        #expect(space.attributes["HPOS"] == "480" && space.attributes["WIDTH"] == "20")
        #expect(pages[3].all(named: "TextLine")[0].attributes["BASEDIRECTION"] == "rtl")
        let one = try XMLTree.parse(FormatPages.document(.alto, [FormatPages.hostile]))
        #expect(one.all(named: "fileName").map(\.text) == ["a \"b\"; <c>&%0A.jpg"])
    }

    @Test func turnedTextSaysSo() throws {
        var page = FormatPages.hostile
        page.straightening.quarterTurns = 1
        let lines = try XMLTree.parse(FormatPages.document(.hocr, [page])).all(ofClass: "ocr_line")
        #expect(lines.allSatisfy { ($0.attributes["title"] ?? "").hasSuffix("; textangle 90") })
        let alto = try XMLTree.parse(FormatPages.document(.alto, [page]))
        #expect(alto.all(named: "TextBlock").allSatisfy { $0.attributes["ROTATION"] == "90" })
        #expect(alto.all(named: "TextLine").allSatisfy { $0.attributes["BASELINE"] == nil })
    }

    /// "Every photo failed" is no page without text.
    @Test func aDocumentWithoutPages() throws {
        #expect(FormatPages.document(.hocr, []).isEmpty && FormatPages.document(.alto, []).isEmpty)
        #expect(FormatPages.document(.text, []).isEmpty)
        #expect(FormatPages.document(.tsv, []).split(separator: "\n").count == 1)
        #expect(try PlacedText.inJSON(FormatPages.document(.json, [])).isEmpty)
    }

    @Test func photosThatFailedLeaveGaps() throws {
        var document = TextDocument(format: .alto, photos: ["a.jpg", "b.jpg", "c.jpg"], version: "1")
        var text = document.adding(FormatPages.hostile, number: 1)
        text += document.adding(FormatPages.chinese, number: 3) + document.end
        let root = try XMLTree.parse(text)
        #expect(root.all(named: "Page").map { $0.attributes["PHYSICAL_IMG_NR"] } == ["1", "3"])
        #expect(root.all(named: "fileIdentifier").map(\.text) == ["a.jpg", "b.jpg", "c.jpg"])
    }

    @Test func textIsAsItWas() {
        #expect(FormatPages.document(.text, [FormatPages.chinese]) == FormatPages.chinese.text)
        let two = FormatPages.document(.text, [FormatPages.chinese, FormatPages.hebrew])
        #expect(two == FormatPages.chinese.text + "\u{C}" + FormatPages.hebrew.text)
    }
}
