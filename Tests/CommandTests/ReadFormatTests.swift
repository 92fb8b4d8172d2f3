import Foundation
import FoundationXML
import TestMaterial
import Testing

/// `read --format`.
@Suite struct ReadFormatTests {
    private func isWellFormed(_ document: Data) -> Bool {
        let parser = XMLParser(data: document)
        parser.shouldResolveExternalEntities = false
        return parser.parse()
    }

    /// One photo fails: the others are pages, and the exit code tells.
    @Test(arguments: ["tsv", "hocr", "alto", "json"]) func aDocumentOfSeveralPhotos(format: String) async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("a \"<&>\n.jpg")
        try folder.home.write("no picture", to: "in/broken.jpg")
        try folder.home.write(WordlessPhoto.file, to: "in/empty.jpg")
        let outcome = try await folder.program.run(
            "read", "in/a \"<&>\n.jpg", "in/broken.jpg", "in/empty.jpg", "--format", format, "--jobs", "2")
        #expect(outcome.code == 1 && outcome.errors.contains("broken.jpg"), "\(outcome)")
        #expect(outcome.output.contains("Blanche"))
        switch format {
        case "tsv":
            let pages = outcome.outputLines.dropFirst().compactMap { row -> String? in
                let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
                return cells[0] == "1" ? String(cells[1]) : nil
            }
            #expect(pages == ["1", "3"])
        case "hocr":
            #expect(isWellFormed(outcome.standardOutput))
            #expect(outcome.output.contains("ppageno 0") && outcome.output.contains("ppageno 2"))
            #expect(!outcome.output.contains("ppageno 1") && !outcome.output.contains("broken.jpg"))
        case "alto":
            #expect(isWellFormed(outcome.standardOutput))
            #expect(outcome.output.matches(of: /<Page ID="page_(1|3)"/).count == 2)
            #expect(!outcome.output.contains("<Page ID=\"page_2\""))
        default:
            let document = try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any]
            let pages = document?["pages"] as? [[String: Any]]
            #expect(pages?.map { $0["number"] as? Int } == [1, 3])
            let photo = pages?.first?["photo"] as? [String: Any]
            #expect(photo?["path"] as? String == "a \"<&>%0A.jpg")
        }
    }

    @Test func outWritesADocumentForEachPhoto() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("a.jpg")
        try folder.home.write(WordlessPhoto.file, to: "in/b.jpg")
        let outcome = try await folder.program.run("read", "in/a.jpg", "in/b.jpg", "--format", "alto", "--out", "texts")
        #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
        let texts = try folder.home.contents(of: "texts")
        #expect(texts.keys.sorted() == ["a.jpg.alto.xml", "b.jpg.alto.xml"])
        #expect(texts.values.allSatisfy(isWellFormed))
        let one = try await folder.program.run("read", "in/a.jpg", "--format", "alto")
        #expect(texts["a.jpg.alto.xml"] == one.standardOutput)
    }

    @Test func jsonIsAFormat() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("no-text/photo.jpg", to: "in/b.jpg")
        let short = try await folder.program.run("read", "in/b.jpg", "--json")
        let long = try await folder.program.run("read", "in/b.jpg", "--format", "json")
        #expect(short.code == 0 && short.standardOutput == long.standardOutput, "\(short)")
        #expect(try await folder.program.run("read", "in/b.jpg", "--json", "--format", "tsv").code == 64)
        #expect(try await folder.program.run("read", "in/b.jpg", "--format", "pdf").code == 64)
    }
}
