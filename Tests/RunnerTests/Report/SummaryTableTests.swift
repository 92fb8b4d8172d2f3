import Models
import Testing

@testable import Runner

@Suite struct SummaryTableTests {
    private func summary(unread: Int, reasons: Int = 1) -> RunSummary {
        var summary = RunSummary()
        summary.photos = unread
        summary.unread = (0..<unread).map { .init(path: "in/\($0).jpg", reason: "Reason \($0 % reasons).") }
        return summary
    }

    @Test func whatWasNotProcessedComesFirst() {
        let text = SummaryTable(summary: summary(unread: 3, reasons: 2), output: "out").text
        #expect(text.hasPrefix("Not processed:\n  in/0.jpg: Reason 0.\n  in/1.jpg: Reason 1.\n  in/2.jpg: Reason 0.\n"))
    }

    /// Ten thousand lines tell less than two.
    @Test func manyWithTheSameTroubleAreTakenTogether() {
        let text = SummaryTable(summary: summary(unread: 1_000, reasons: 2), output: "out").text
        #expect(text.contains("  500 photos: Reason 0. (in/0.jpg, in/2.jpg, in/4.jpg, …)"))
        #expect(text.contains("  500 photos: Reason 1. (in/1.jpg, in/3.jpg, in/5.jpg, …)"))
        #expect(text.split(separator: "\n").count < 10)
    }

    @Test func manyReasonsAreCutShort() {
        let text = SummaryTable(summary: summary(unread: 1_000, reasons: 100), output: "out").text
        #expect(text.contains("… and 40 more reasons"))
        #expect(text.split(separator: "\n").count < 70)
    }
}
