internal import Foundation
internal import Models
internal import Stages

/// The last screen of a run: first what waits and what was not processed and why,
/// then the menus, then the totals.
struct SummaryTable {
    let summary: RunSummary
    let output: String
    /// With more menus than this the table would only scroll by; the index has them all.
    static let mostRows = 60

    var text: String {
        var lines = pending
        let missing = summary.problems + summary.unread
        if !missing.isEmpty {
            lines.append("Not processed:")
            lines += missing.prefix(Self.mostRows).map { "  \($0.path): \($0.reason)" }
            if missing.count > Self.mostRows { lines.append("  … and \(missing.count - Self.mostRows) more") }
            lines.append("")
        }
        if !summary.menus.isEmpty, summary.menus.count <= Self.mostRows { lines += table + [""] }
        lines.append(totals)
        if let usage = summary.usage { lines.append(UsageText(usage).line) }
        if let failure = summary.writeFailure { lines.append(failure.message) }
        if summary.isInterrupted {
            lines.append("Interrupted. What is finished is kept; run the same command again for the rest.")
        }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    private var pending: [String] {
        let menus = summary.pendingMenus
        guard !menus.isEmpty else { return [] }
        var lines = ["Processing failed – retry later:"]
        lines += menus.prefix(Self.mostRows).map { menu in
            let reason = menu.pendingReason.map { ". " + $0.replacing("Processing failed – retry later: ", with: "") }
            return "  \(menu.line.menu): \(menu.pending) of \(Self.dishes(menu.line.dishes)) wait for the LLM"
                + (reason ?? "")
        }
        if menus.count > Self.mostRows { lines.append("  … and \(menus.count - Self.mostRows) more") }
        return lines + ["Finish with: vegyscan retry \(output)", ""]
    }

    private var table: [String] {
        let header = ["photo", "status", "dishes"] + DietLabel.allCases.map(\.rawValue) + ["time"]
        let rows = summary.menus.map { menu in
            [menu.line.menu, menu.line.status.rawValue, String(menu.line.dishes)]
                + DietLabel.allCases.map { String(menu.line.labels[$0]) }
                + [menu.isUnchanged ? "unchanged" : String(format: "%.1f s", menu.seconds)]
        }
        return AlignedColumns.lines([header] + rows, leading: 2)
    }

    private var totals: String {
        let dishes = summary.menus.reduce(0) { $0 + $1.line.dishes }
        let unchanged = summary.menus.count(where: \.isUnchanged)
        var parts = [
            Self.counted(summary.photos, "photo"), Self.counted(summary.menus.count, "menu"),
            Self.dishes(dishes),
        ]
        if unchanged > 0 { parts.append("\(unchanged) unchanged") }
        parts.append(String(format: "%.1f s", summary.seconds))
        return parts.joined(separator: ", ") + " → \(output)"
    }

    private static func dishes(_ count: Int) -> String { counted(count, "dish", plural: "dishes") }

    private static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) " + (count == 1 ? noun : plural ?? noun + "s")
    }
}
