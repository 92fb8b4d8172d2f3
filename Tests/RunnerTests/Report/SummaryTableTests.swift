import Library
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

    private func menu(_ name: String, waits: Bool = false) -> MenuSummary {
        var summary = MenuSummary(
            menu: name,
            bundle: MenuBundle(
                id: "", status: .complete, source: "", pages: [], producer: Producer(version: "test", fingerprint: "")),
            wasRead: false)
        summary.pending = waits ? 1 : 0
        return summary
    }

    /// One name of 250 letters would push every other column off the screen.
    @Test func aVeryLongNameIsShortenedInTheTable() {
        var summary = RunSummary()
        let long = String(repeating: "x", count: 240) + "-end.png"
        for name in [long, "short.png"] { summary.menus.add(menu(name)) }
        let text = SummaryTable(summary: summary, output: "out").text
        #expect(text.split(separator: "\n").allSatisfy { $0.count < 140 })
        #expect(text.contains("…") && text.contains("-end.png ") && text.contains("\nshort.png "))
    }

    /// A name in a heading or row may hold anything, and only the program's own colours reach the terminal.
    @Test func coloursAreTheProgramsOwn() {
        let colours = TerminalColours(ProcessEnvironment(["CLICOLOR_FORCE": "1"]), isTerminal: false)
        var summary = summary(unread: 1)
        summary.unread[0].path = "a\u{1B}[5mb.jpg"
        var failed = menu("c\u{1B}[5md.png")
        failed.line.status = .failed
        summary.menus.add(failed)
        let text = SummaryTable(summary: summary, output: "out", colours: colours).text
        #expect(text.hasPrefix("\u{1B}[1;31mNot processed:\u{1B}[0m\n  a [5mb.jpg"))
        #expect(text.contains("\n\u{1B}[1;31mc") && text.count { $0 == "\u{1B}" } == 6, "\(text)")
        #expect(!SummaryTable(summary: summary, output: "out").text.contains("\u{1B}"))
    }

    /// Who has scanned before knows how to go on, and of nothing there is nothing to see.
    @Test func theNextCommandIsNamedWhereThereIsSomethingToSee() {
        var summary = RunSummary()
        let hint = "To see what can be ordered: vegyscan report out\n"
        summary.menus.add(menu("a.png"))
        #expect(!SummaryTable(summary: summary, output: "out", next: "vegyscan report out").text.contains(hint))
        var full = menu("b.png")
        full.line.dishes = 3
        summary.menus.add(full)
        #expect(SummaryTable(summary: summary, output: "out", next: "vegyscan report out").text.hasSuffix(hint))
        #expect(!SummaryTable(summary: summary, output: "out").text.contains("To see"))
        summary.isInterrupted = true
        #expect(!SummaryTable(summary: summary, output: "out", next: "vegyscan report out").text.contains("To see"))
    }

    /// What waits for the language model isn't finished.
    @Test func anInterruptionTellsWhatIsFinishedAndWhatIsOnlyRead() {
        var summary = RunSummary()
        summary.planned = 5
        summary.menus.add(menu("a.png"))
        summary.isInterrupted = true
        #expect(SummaryTable(summary: summary, output: "out").text.contains("1 of 5 menus are finished and kept; run"))
        for name in ["b.png", "c.png"] { summary.menus.add(menu(name, waits: true)) }
        let text = SummaryTable(summary: summary, output: "out").text
        #expect(text.contains("1 of 5 menus are finished, and of 2 more only the photos are read; all of that is"))
    }

    @Test func manyReasonsAreCutShort() {
        let text = SummaryTable(summary: summary(unread: 1_000, reasons: 100), output: "out").text
        #expect(text.contains("… and 40 more reasons"))
        #expect(text.split(separator: "\n").count < 70)
    }
}
