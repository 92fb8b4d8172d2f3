import Asking
import Files
import Models
import Reading
import Stages
import TestMaterial
import Testing

/// A PDF from its file to a bundle.
@Suite(.enabled(if: PDFTools.isInstalled, "poppler-utils is not installed")) struct PDFMenuTests {
    private static let starters = MadePDF.Page(lines: [
        "STARTERS", "", "Tomato Soup  7.50", "Mushroom Risotto  12.00", "Halloumi Salad  9.80",
    ])

    private func bundle(_ pages: [MadePDF.Page]) async throws -> MenuBundle {
        let folder = try TemporaryFolder()
        let path = folder.path.appending("menu.pdf")
        try folder.put(MadePDF.file(pages), at: FilePath("menu.pdf"))
        let chain = Chain(
            ReadingSettings(languages: .fixed(["eng"]), detector: .classic),
            producer: Producer(version: "test", fingerprint: "test"))
        return await chain(PhotoFile.pages(of: path, shown: "menu.pdf"))
    }

    @Test func itsPagesAreThoseOfOneMenuAndItsWordsAreSure() async throws {
        let mains = MadePDF.Page(lines: ["MAINS", "", "Rib Eye Steak  24.00", "Pad Thai  11.50", "Fish Curry  13.00"])
        let bundle = try await bundle([Self.starters, mains])
        #expect(bundle.pages.map(\.photo.path) == ["menu.pdf", "menu.pdf#2"])
        #expect(bundle.pages.allSatisfy { $0.failure == nil && $0.photo.format == .pdf })
        let names = bundle.dishes.map(\.name)
        for name in ["Tomato Soup", "Mushroom Risotto", "Halloumi Salad", "Rib Eye Steak", "Pad Thai", "Fish Curry"] {
            #expect(names.contains(name), "\(names)")
        }
        #expect(bundle.pages.flatMap(\.lines).flatMap(\.words).allSatisfy { $0.confidence == 1 })
        for word in bundle.pages.flatMap(\.lines).flatMap(\.words) {
            #expect(word.box.x >= 0 && word.box.maxX <= 1388 && word.box.maxY <= 2083)
        }
    }

    /// Words that are drawn and not written are read beside those that are, and none comes twice.
    @Test func whatThePageDoesNotSayIsRead() async throws {
        // "TEA" of strokes, 60 points high.
        let strokes = """
            6 w 60 160 m 110 160 l S 85 160 m 85 100 l S
            130 100 m 130 160 l S 127 157 m 170 157 l S 130 130 m 165 130 l S 127 103 m 170 103 l S
            190 100 m 215 160 l S 215 160 m 240 100 l S 200 125 m 230 125 l S
            """
        var page = Self.starters
        page.content += " " + strokes
        let bundle = try await bundle([page])
        let texts = bundle.pages.flatMap(\.lines).map(\.text)
        #expect(texts.contains { $0.contains("TEA") }, "\(texts)")
        #expect(texts.count { $0.contains("Tomato") } == 1, "\(texts)")
    }

    @Test func trouble() async throws {
        let none = try await bundle([])
        #expect(none.pages.count == 1 && none.pages.first?.failure?.code == .corrupt)
        #expect(none.status != .complete)
    }

    @Test func pagesBehindTheLimitAreSaid() throws {
        let folder = try TemporaryFolder()
        let empty = MadePDF.Page("", attributes: "/MediaBox [0 0 10 10]")
        try folder.put(
            MadePDF.file([MadePDF.Page](repeating: empty, count: 500)), at: FilePath("book.pdf"))
        let pages = PhotoFile.pages(of: folder.path.appending("book.pdf"), shown: "book.pdf")
        #expect(pages.count == LoadPhoto.mostPages + 1)
        let failure = #expect(throws: StageFailure.self) { try LoadPhoto()(try #require(pages.last)) }
        #expect(failure?.message.contains("200") == true)
    }
}
