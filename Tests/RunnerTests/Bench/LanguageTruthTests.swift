import Foundation
import Stages
import Testing

@testable import Runner

@Suite struct LanguageTruthTests {
    let truth = LanguageTruth([
        ("a.jpg", ["vi", "en"]), ("b.jpg", ["zh-Hant"]), ("c.jpg", ["pt-BR"]), ("d.jpg", []), ("", ["en"]),
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
        #expect(LanguageTruth(index: FilePath(folder.path)) == nil)
    }
}
