import Foundation
import Testing

@testable import Runner

@Suite struct BenchComparisonTests {
    private let measures: [BenchMeasure] = [.higher("word_f1", "word F1"), .lower("seconds", "seconds")]

    private func item(
        _ name: String, _ f1: Double, _ seconds: Double? = nil, language: String? = nil, menu: String? = nil
    ) -> BenchItem {
        BenchItem(
            item: name, menu: menu, language: language, figures: ["word_f1": f1, "seconds": seconds].known)
    }

    private func reading(
        _ name: String, _ items: [BenchItem], measures: [BenchMeasure]? = nil, data: BenchData? = nil
    ) -> BenchReading {
        BenchReading(
            name: name, program: nil, data: data, measures: measures ?? self.measures,
            items: Dictionary(uniqueKeysWithValues: items.map { ($0.item, $0) }), order: items.map(\.item))
    }

    @Test func figuresAreComparedItemByItem() throws {
        let before = reading("before", [item("a", 0.5, 2), item("b", 0.5, 4), item("c", 0.1), item("gone", 1)])
        let after = reading("after", [item("new", 0), item("a", 0.7, 1), item("b", 0.9, 2), item("c", 0.1, 9)])
        let comparison = try BenchComparison([before, after])
        #expect(comparison.items == ["a", "b", "c"])
        let f1 = try #require(comparison.figures.first)
        #expect(f1.items == 3 && abs(f1.means[0] - 1.1 / 3) < 1e-9 && abs(f1.means[1] - 1.7 / 3) < 1e-9)
        #expect(abs(f1.differences[0].mean - 0.2) < 1e-9)
        let seconds = try #require(comparison.figures.last)
        #expect(seconds.items == 2, "only a and b have both times")
        #expect(seconds.differences[0].mean == -1.5 && seconds.differences[0].isBetter(.lower) == true)
        let moves = try #require(comparison.moves.first)
        #expect(moves.better == 2 && moves.worse == 0 && moves.same == 1 && moves.most.map(\.item) == ["a", "b"])
        #expect(comparison.notes.count == 2, "each lacks one of the other's items")
    }

    @Test func aPartIsWhatBothHaveOfALanguage() throws {
        let before = reading("before", [item("a", 0.5, language: "de"), item("b", 0.2, language: "en")])
        let after = reading("after", [item("a", 0.4, language: "de"), item("b", 0.6, language: "en")])
        let comparison = try BenchComparison([before, after])
        #expect(comparison.parts.map(\.aspect) == ["language", "language"])
        #expect(comparison.parts.map(\.name) == ["de", "en"])
        #expect(comparison.parts.map { ($0.line.differences[0].mean * 10).rounded() } == [-1, 4])
        #expect(comparison.parts.allSatisfy { $0.line.differences[0].interval == nil }, "of one menu each")
        let one = try BenchComparison([reading("x", [item("a", 1, language: "de")]), after])
        #expect(one.parts.isEmpty)
    }

    @Test func figuresCanBeChosenAndTheFirstLeads() throws {
        let before = reading("before", [item("a", 0.5, 2), item("b", 0.5, 4)])
        let after = reading("after", [item("a", 0.5, 1), item("b", 0.5, 9)])
        let comparison = try BenchComparison([before, after], figures: ["seconds"])
        #expect(comparison.figures.map(\.measure.figure) == ["seconds"])
        #expect(comparison.moves[0].better == 1 && comparison.moves[0].worse == 1)
        #expect(comparison.moves[0].most.map(\.item) == ["b", "a"], "the worst first")
        do {
            _ = try BenchComparison([before, after], figures: ["cer"])
            Issue.record("cer isn't there")
        } catch {
            if case .unknownFigure("cer", let known) = error {
                #expect(known == ["word_f1", "seconds"])
            } else {
                Issue.record("\(error)")
            }
        }
    }

    @Test func whatHasNothingInCommonIsRefused() {
        let one = reading("one", [item("a", 1)])
        #expect(throws: BenchComparison.Failure.self) { try BenchComparison([one, reading("two", [item("b", 1)])]) }
        #expect(throws: BenchComparison.Failure.self) {
            try BenchComparison([one, reading("two", [item("a", 1)], measures: [.higher("other", "other")])])
        }
    }

    @Test func differentDataIsTold() throws {
        let data = BenchData([])
        var other = data
        other.sha256 = "0"
        let items = [item("a", 1)]
        #expect(try BenchComparison([reading("x", items, data: data), reading("y", items, data: data)]).notes.isEmpty)
        #expect(try BenchComparison([reading("x", items, data: data), reading("y", items)]).notes.isEmpty)
        let notes = try BenchComparison([reading("x", items, data: data), reading("y", items, data: other)]).notes
        #expect(notes.count == 1 && notes[0].contains("hashes differ"))
    }

    // MARK: - Intervals

    @Test func aDifferenceThatIsTheSameEverywhereIsCertain() throws {
        let interval = try #require(PairedBootstrap([("a", 0.25), ("b", 0.25), ("c", 0.25)]).interval)
        #expect(interval == 0.25...0.25)
        #expect(PairedBootstrap([("a", 1), ("a", 2)]).interval == nil, "one menu says nothing of others")
    }

    @Test func aDifferenceOfFewMenusIsNotClear() throws {
        let interval = try #require(PairedBootstrap([("a", 0.9), ("b", -0.5), ("c", -0.1)]).interval)
        #expect(interval.contains(0) && interval.lowerBound >= -0.5 && interval.upperBound <= 0.9)
        #expect(PairedBootstrap([("a", 0.9), ("b", -0.5), ("c", -0.1)]).interval == interval, "drawn alike each time")
    }

    /// A hundred dishes of two menus are two pieces of evidence, not a hundred.
    @Test func dishesOfOneMenuStandTogether() throws {
        let apart = (0..<100).map { (menu: "\($0)", value: $0 % 2 == 0 ? 0.1 : -0.1) }
        let together = apart.map { (menu: $0.value > 0 ? "x" : "y", value: $0.value) }
        let (few, many) = (
            try #require(PairedBootstrap(together).interval), try #require(PairedBootstrap(apart).interval)
        )
        #expect(abs(few.lowerBound + 0.1) < 1e-9 && abs(few.upperBound - 0.1) < 1e-9)
        #expect(many.upperBound - many.lowerBound < 0.06)
    }

    /// The interval holds the true mean about as often as it says.
    @Test func intervalsKeepTheirPromise() throws {
        var random = SteadyRandom()
        var held = 0
        for _ in 0..<200 {
            let values = (0..<40).map { (menu: "\($0)", value: Double.random(in: -1...1, using: &random) + 0.3) }
            if try #require(PairedBootstrap(values).interval).contains(0.3) { held += 1 }
        }
        #expect((176...199).contains(held), "\(held) of 200")
    }

    // MARK: - Rules

    @Test func rulesAreFiguresWithALimit() throws {
        let rule = try #require(ComparisonRule(" word_f1 < -0.01"))
        #expect(rule.figure == "word_f1" && rule.applies(to: -0.02) && !rule.applies(to: -0.01))
        #expect(ComparisonRule("seconds>1")?.applies(to: 1.5) == true)
        for wrong in ["word_f1", "< 1", "word_f1 < ", "word_f1 < x", "word_f1 = 1", "word_f1 < nan"] {
            #expect(ComparisonRule(wrong) == nil, "\(wrong)")
        }
        let comparison = try BenchComparison([
            reading("a", [item("x", 0.5)]), reading("b", [item("x", 0.4)]), reading("c", [item("x", 0.6)]),
        ])
        #expect(comparison.broken(rule) == ["b: word_f1 differs by -0.100, which word_f1 < -0.01 forbids."])
    }

    // MARK: - Forms

    private func odd() throws -> BenchComparison {
        try BenchComparison([
            reading("=before", [item("a|b.jpg", 0.5, language: "de"), item("<i>", 0.5, language: "en")]),
            reading("after & more", [item("a|b.jpg", 0.2, language: "de"), item("<i>", 0.9, language: "en")]),
        ])
    }

    @Test func tablesTellWhatIsBetter() throws {
        let before = (0..<20).map { item("\($0)", 0.5, 1) }
        let after = (0..<20).map { item("\($0)", 0.6 + Double($0) / 1000, 2) }
        let lines = ComparisonTables(comparison: try BenchComparison([reading("x", before), reading("y", after)])).text
            .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(lines.contains { $0.starts(with: ["word", "F1", "20", "0.500"]) && $0.last == "better" })
        #expect(
            lines.contains { $0.starts(with: ["seconds", "20", "1.000", "2.000", "+1.000"]) && $0.last == "worse" })
    }

    @Test func markdownIsNoMarkupOfOthers() throws {
        let text = ComparisonTables(comparison: try odd()).markdown
        #expect(text.contains(#"| a\|b.jpg | 0.500 | 0.200 | -0.300 |"#), "\(text)")
        #expect(text.contains(#"\<i\>"#) && !text.contains("| <i>"))
    }

    @Test func csvHasPlainNumbersAndHarmlessNames() throws {
        let rows = ComparisonCSV(comparison: try odd()).text.split(separator: "\r\n")
        #expect(rows.first == "by,part,figure,better,reading,items,mean,difference,low,high")
        #expect(rows.contains("all,,word_f1,higher,'=before,2,0.5,,,"))
        #expect(rows.contains("language,de,word_f1,higher,after & more,1,0.2,-0.3,,"))
    }

    @Test func aPlotIsWellFormedAndNamesThePrograms() throws {
        let text = ComparisonPlot(comparison: try odd()).text
        #expect(text.contains("after &amp; more") && !text.contains("& more"))
        for tag in ["svg", "text", "title"] {
            #expect(
                text.components(separatedBy: "<\(tag)").count == text.components(separatedBy: "</\(tag)>").count,
                "\(tag)")
        }
        #expect(text.components(separatedBy: "<circle").count == 1 + 1 + 3, "a key, word F1 and two languages")
    }
}
