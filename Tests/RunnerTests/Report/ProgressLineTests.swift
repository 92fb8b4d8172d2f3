import Asking
import Testing

@testable import Runner

@Suite("The progress line")
struct ProgressLineTests {
    /// What an earlier run has done takes no time and promises nothing.
    @Test func thePaceIsThatOfTheWork() {
        var line = ProgressLine(done: 1030, total: 1120, failed: 0, known: 1000, seconds: 60)
        #expect(line.text(width: 100).contains("1030/1120, 0.5 photos/s, 3:00 left"))
        line.known = 1030
        #expect(!line.text(width: 100).contains("left"))
    }

    @Test func saysHowFarHowFastAndHowLong() {
        let line = ProgressLine(done: 30, total: 120, failed: 2, seconds: 60).text(width: 100)
        #expect(line.contains("30/120"))
        #expect(line.contains("2 failed"))
        #expect(line.contains("0.5 photos/s"))
        #expect(line.contains("3:00 left"))
    }

    @Test func saysHowTheConnectionIsDoing() {
        var line = ProgressLine(done: 3, total: 3, failed: 0, seconds: 60)
        #expect(!line.text(width: 100).contains("LLM"))
        line.connection = ConnectionText.word(.retrying)
        #expect(line.text(width: 100).hasSuffix("LLM: retrying"))
        #expect(line.text(width: 20).count <= 20)
        #expect(ConnectionText.word(.idle) == nil && ConnectionText.word(.away) == "away")
    }

    @Test(arguments: [0, 1, 10, 20, 40, 80, 200])
    func isNeverWiderThanTheTerminal(width: Int) {
        let line = ProgressLine(done: 99_999, total: 100_000, failed: 1234, seconds: 0.001).text(width: width)
        #expect(line.count <= width)
    }

    @Test func saysWhatTakesLong() {
        var line = ProgressLine(done: 3, total: 9, failed: 1, seconds: 60, leftOut: 2, waiting: 4)
        line.slowest = ("in/menu-of-the-day.jpg", 2)
        #expect(line.text(width: 120).contains("1 failed, 2 left out, 4 waiting"))
        #expect(!line.text(width: 120).contains("menu-of-the-day"), "that is nothing to look at")
        line.slowest = ("in/menu-of-the-day.jpg", 75)
        #expect(line.text(width: 120).hasSuffix(", in/menu-of-the-day.jpg 1:15"))
        #expect(line.text(width: 100).contains("…") && line.text(width: 100).hasSuffix("of-the-day.jpg 1:15"))
        #expect(!line.text(width: 70).contains("day"))
        line.slowest = ("in/\u{1B}[2J菜单菜单菜单菜单菜单菜单.jpg", 75)
        for width in 60...140 {
            let text = line.text(width: width)
            #expect(text.reduce(0) { $0 + ($1.isASCII || $1 == "…" ? 1 : 2) } < width && !text.contains("\u{1B}"))
        }
    }

    @Test func doesNotDivideByNothing() {
        #expect(ProgressLine(done: 0, total: 0, failed: 0, seconds: 0).text(width: 80).contains("0/0"))
    }
}
