import Files
import Foundation
import Testing

@testable import Runner

@Suite struct LanguageTruthTests {
    let truth = LanguageTruth([
        ("a.jpg", ["vi", "en"], "two"), ("b.jpg", ["zh-Hant"], nil), ("c.jpg", ["pt-BR"], "one"),
        ("d.jpg", [], "three"), ("", ["en"], ""),
    ])

    @Test(
        arguments: [
            (["vi"], "a.jpg", true), (["VI", "en"], "a.jpg", true), (["en", "vi"], "a.jpg", false),
            ([], "a.jpg", false),
            (["zh-Hant"], "b.jpg", true), (["zh-Hans"], "b.jpg", false), (["zh"], "b.jpg", true),
            (["pt"], "c.jpg", true),
            (["en"], "d.jpg", nil), (["en"], "e.jpg", nil),
        ] as [([String], String, Bool?)])
    func mainLanguage(found: [String], file: String, isRight: Bool?) {
        #expect(truth.isMainRight(found, of: file) == isRight)
    }

    @Test func oneOfSeveralLanguages() {
        #expect(truth.isMainListed(["en"], of: "a.jpg") == true)
        #expect(truth.isMainListed(["de", "en"], of: "a.jpg") == false)
        #expect(truth.isMainListed([], of: "a.jpg") == false)
        #expect(truth.isMainListed(["en"], of: "e.jpg") == nil)
    }

    @Test func layoutsAreInTheOrderOfTheIndex() {
        #expect(truth.layouts == ["two", "one"])
        #expect(truth.layout(of: "a.jpg") == "two" && truth.layout(of: "b.jpg") == nil)
        #expect(truth.layout(of: "d.jpg") == nil && truth.layout(of: "") == nil)
    }

    @Test func anIndexThatIsNoneIsNil() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("index-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = folder.appendingPathComponent("index.json")
        for (text, isOne) in [
            (#"[{"file": "a.jpg", "languages": ["de"], "width": 3}, {"other": 1}]"#, true), ("{}", false),
            ("[1]", false),
            ("", false), (#"[{"file": "a.jpg", "languages": "de"}]"#, false),
        ] {
            try Data(text.utf8).write(to: index)
            #expect((LanguageTruth(index: FilePath(index.path)) != nil) == isOne, "\(text)")
        }
        let layouts =
            #"[{"file": "a", "languages": ["de"], "layout": 1}, {"file": "b", "languages": ["de"], "layout": "x"}]"#
        try Data(layouts.utf8).write(to: index)
        let truth = try #require(LanguageTruth(index: FilePath(index.path)))
        #expect(truth.layout(of: "a") == nil && truth.layout(of: "b") == "x" && truth.languages(of: "a") == ["de"])
        #expect(LanguageTruth(index: FilePath(folder.path)) == nil)
    }
}
