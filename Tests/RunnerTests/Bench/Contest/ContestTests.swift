import Files
import Foundation
import TestMaterial
import Testing

@testable import Runner

@Suite struct ContestTests {
    /// Three photos with transcriptions; nothing opens the photos.
    private func truth() throws -> (TruthFolder, TemporaryFolder) {
        let folder = try TemporaryFolder()
        for (name, text) in [("a.jpg", "Tomato Soup"), ("b.jpg", "Pad Thai"), ("c.jpg", "Gulasch mit Nudeln")] {
            try folder.put([0xFF, 0xD8, 0xFF], at: FilePath(name))
            try folder.put(Array(text.utf8), at: FilePath(name + ".gt.txt"))
        }
        let index = #"""
            [{"file": "a.jpg", "languages": ["en"], "difficulty": "easy"},
             {"file": "b.jpg", "languages": ["en"], "difficulty": "hard"},
             {"file": "c.jpg", "languages": ["de"], "difficulty": "easy"}]
            """#
        try folder.put(Array(index.utf8), at: FilePath("index.json"))
        return (try TruthFolder(folder.path), folder)
    }

    private func contender(
        _ name: String, _ texts: [String?], _ truth: TruthFolder, seconds: [Double]? = nil
    ) -> Contender {
        Contender(
            name, texts: texts, truths: truth.truths, seconds: seconds, wallSeconds: seconds.map { $0.reduce(0, +) / 2 }
        )
    }

    @Test func meansStandByLanguageAndDifficulty() throws {
        let (truth, folder) = try truth()
        _ = folder
        let one = contender("one", ["Tomato Soup", "Pad Thai", "nothing"], truth, seconds: [1, 2, 6])
        let other = contender("other", ["Tomato Soup", nil, "Gulasch mit Nudeln"], truth)
        let report = ContestReport([one, other], of: truth)
        #expect(report.contenders.map(\.failed) == [0, 1])
        #expect(report.contenders.map { $0.byLanguage.map(\.name) } == [["de", "en"], ["de", "en"]])
        #expect(report.contenders.map { $0.byLanguage.map(\.wordF1) } == [[0, 1], [1, 0.5]])
        #expect(report.contenders.map { $0.byDifficulty.map(\.name) } == [["easy", "hard"], ["easy", "hard"]])
        #expect(report.contenders.map { $0.byDifficulty.map(\.wordF1) } == [[0.5, 1], [1, 0]])
        #expect(report.contenders.map { $0.byDifficulty.map(\.photos) } == [[2, 1], [2, 1]])
        let times = try #require(report.contenders.first?.seconds)
        #expect([times.wall, times.total, times.median, times.percentile95] == [4.5, 9, 2, 6])
        #expect(report.contenders.last?.seconds == nil)

        let lines = ContestTable(report: report).text.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(lines.first { $0.first == "one" }?.suffix(4) == ["4.5", "9.0", "2.0", "6.0"])
        #expect(lines.first { $0.first == "other" }?.suffix(4) == ["-", "-", "-", "-"])
        #expect(lines.first { $0.first == "hard" }?.prefix(6) == ["hard", "1", "1.000", "0.000", "0.000", "1.000"])
    }

    @Test(arguments: [(1, 1.0), (19, 19), (20, 19), (21, 20), (100, 95)] as [(Int, Double)])
    func the95thPercentileIsThatOfTheNearestRank(count: Int, expected: Double) {
        let seconds = (1...count).reversed().map(Double.init)
        #expect(PhotoTimes(seconds, wall: 0)?.percentile95 == expected)
    }

    @Test func nothingWasTimedOfNothing() {
        #expect(PhotoTimes([], wall: 0) == nil)
    }

    /// A name with the photo's ending wins over one without; what is missing failed.
    @Test func otherProgramsTextsAreFoundByTheirNames() throws {
        let (truth, folder) = try truth()
        let texts = folder.path.appending("other")
        try Folder.create(texts)
        try folder.put(Array("Tomato Soup".utf8), at: FilePath("other/a.jpg.txt"))
        try folder.put(Array("wrong".utf8), at: FilePath("other/a.txt"))
        try folder.put(Array("Pad Thai".utf8), at: FilePath("other/b.txt"))
        let environment = ProcessEnvironment()
        let settings = try Settings.resolve(arguments: nil, environment: environment, folder: folder.path)
        let contest = TextContest(truth: truth, settings: settings, environment: environment) { _, _, _ in }
        let other = try contest.contender(textsIn: texts)
        #expect(other.name == "other" && other.failed == 1)
        #expect(other.scores.map(\.wordF1) == [1, 1, 0])
    }
}
