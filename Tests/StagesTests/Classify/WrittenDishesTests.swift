import Foundation
import Testing

@testable import Stages

/// Bounds on the dishes of `Tests/Dishes`, which were written without a look at the tables.
struct WrittenDishesTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../Dishes").standardized

    static let files: [URL] =
        ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
        .filter { $0.pathExtension == "jsonl" }.sorted { $0.lastPathComponent < $1.lastPathComponent }

    @Test func allFilesAreThere() {
        #expect(Self.files.count == 39)
    }

    @Test func unsafeAnswersAreRareInAllLanguagesTogether() throws {
        var all = LabelledDishes.Score()
        for file in Self.files { all += LabelledDishes.score(try LabelledDishes.rows(in: file), namesOnly: true) }
        #expect(all.rows > 4_000)
        #expect(all.unsafe <= 0.006)
        #expect(all.coverage >= 0.75)
        #expect(all.accuracy >= 0.94)
    }

    /// No language may hide behind the others.
    @Test(arguments: files.map(\.lastPathComponent))
    func everyLanguageIsKnown(file: String) throws {
        let rows = try LabelledDishes.rows(in: Self.folder.appendingPathComponent(file))
        let score = LabelledDishes.score(rows, namesOnly: true)
        #expect(score.unsafe <= 0.04)
        // Finnish is read, but hardly judged: no table holds its inflected words yet.
        #expect(score.coverage >= (file == "fi.jsonl" ? 0.15 : 0.55))
        #expect(score.accuracy >= 0.8)
    }
}
