import Foundation
import Testing

@testable import Runner

/// What the program tells of its ways of reading is what was measured.
@Suite struct ReadingFiguresTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/figures.md")

    private func rows() throws -> [String] {
        try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func numbers(in row: String) -> [Double] {
        row.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    }

    @Test func theFiguresAreThoseOfThePage() throws {
        let rows = try rows()
        let (classic, neural) = (ReadingFigures.classic, ReadingFigures.neural)
        let f1 = try #require(rows.first { $0.hasPrefix("| mean word F1 |") })
        #expect(numbers(in: f1).dropFirst().first == classic.wordF1)
        let cer = try #require(rows.first { $0.hasPrefix("| mean line CER |") })
        #expect(numbers(in: cer).first == classic.lineCER)
        let engine = try #require(rows.first { $0.hasPrefix("| with the neural engine (`--detector neural`)") })
        #expect(numbers(in: engine).suffix(2) == [neural.wordF1, neural.lineCER])
        let time = try #require(rows.first { $0.hasPrefix("| wall time over the 33 photos") })
        #expect(numbers(in: time).suffix(3) == [classic.time, neural.time, 1])
    }
}
