import Models
import Pages
import TestMaterial
import Testing

@Suite struct BaselineTests {
    private func line(_ text: String, slope: Double = 0) throws -> Line {
        var page = PrintedPage()
        page.print(text, x: 100, y: 300, size: 20)
        return try #require((slope == 0 ? page.read : page.skewed(slope)).lines.first)
    }

    /// Descenders, commas and digits hang below it and don't count.
    @Test func lettersStandOnIt() throws {
        let baseline = try #require(Baseline(of: try line("Tomato soup, pepper and onion 4,50")))
        #expect(baseline.slope == 0)
        #expect(abs(baseline.height(at: 100) - 300) <= 1)
    }

    @Test(arguments: [-0.05, 0.03]) func itFollowsALineThatRunsDownhill(slope: Double) throws {
        let baseline = try #require(Baseline(of: try line("Tomato salad and onions and basil and bread", slope: slope)))
        #expect(abs(baseline.slope - slope) < 0.01, "\(baseline.slope)")
    }

    @Test(arguments: ["Tomato", "gyro pepper", "宫保 鸡丁", "4,50 3,20", "חומוס טחינה"])
    func whereTooLittleTellsThereIsNone(text: String) throws {
        #expect(Baseline(of: try line(text)) == nil)
    }

    @Test func wordsThatDontAgreeHaveNone() throws {
        var line = try line("Tomato salad and onion")
        line.words[2].box.y += 30
        #expect(Baseline(of: line) == nil)
    }
}
