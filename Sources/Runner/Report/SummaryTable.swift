internal import Foundation
internal import Library
internal import Models
internal import Reading

/// The last screen of a run: first what was not processed and why, then what waits, the menus and the totals.
struct SummaryTable {
    let summary: RunSummary
    let output: String
    /// The command that finishes what waits for the LLM.
    var remedy = "vegyscan retry"
    /// The command that shows the results to somebody who has none yet, or nil.
    var next: String?
    var colours = TerminalColours.none
    /// Whether the menus that took longest are named.
    var showsSlowest = false
    /// With more rows than this a table would only scroll by; the index has them all.
    static let mostRows = MenuTally.mostRows

    var text: String {
        let troubles = titled(missing, .error) + titled(pending, .warning) + titled(remarks, .warning)
        let menus = summary.menus.all.map(table) ?? []
        return (troubles + menus + end.map(Console.printable)).joined(separator: "\n") + "\n"
    }

    private var end: [String] {
        var lines = showsSlowest ? slowest : []
        lines.append(totals)
        if let usage = summary.usage { lines.append(UsageText(usage).line) }
        if let failure = summary.writeFailure { lines.append(failure.message) }
        if summary.isInterrupted {
            let pending = summary.menus.pending
            let done = "\(summary.menus.count - pending) of \(CountedNoun.menus(summary.planned)) are finished"
            lines.append(
                pending == 0
                    ? "Interrupted. \(done) and kept; run the same command again for the rest."
                    : "Interrupted. \(done), and of \(pending) more only the photos are read; all of that is kept. Run "
                        + "the same command again for the rest.")
        }
        if summary.isInterruptedLate, summary.writeFailure == nil {
            lines.append("Interrupted when all was done: nothing is left for another run.")
        }
        if let next, summary.menus.dishes > 0, !summary.isInterrupted, summary.writeFailure == nil {
            lines.append("To see what can be ordered: \(next)")
        }
        return lines
    }

    /// Lines the first of which is a heading; what they quote can't steer the terminal.
    private func titled(_ lines: [String], _ style: TextStyle) -> [String] {
        lines.prefix(1).map { colours($0, style) } + lines.dropFirst().map(Console.printable)
    }

    /// Photos with the same trouble are told together where they are many.
    private var missing: [String] {
        let missing = summary.problems + summary.unread
        guard !missing.isEmpty else { return [] }
        var lines = ["Not processed:"]
        if missing.count <= Self.mostRows {
            lines += missing.map { "  \($0.path): \($0.reason)" }
        } else {
            let groups = Dictionary(grouping: missing, by: \.reason)
                .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            for (reason, photos) in groups.prefix(Self.mostRows) {
                let names = photos.prefix(3).map(\.path).joined(separator: ", ")
                lines.append(
                    "  \(CountedNoun.photos(photos.count)): \(reason) (\(names)\(photos.count > 3 ? ", …" : ""))")
            }
            if groups.count > Self.mostRows { lines.append("  … and \(groups.count - Self.mostRows) more reasons") }
        }
        return lines + [""]
    }

    private var slowest: [String] {
        let menus = summary.menus.slowest
        guard !menus.isEmpty else { return [] }
        return ["Slowest:"] + menus.map { "  \($0.line.menu): " + String(format: "%.1f s", $0.seconds) } + [""]
    }

    private var pending: [String] {
        let menus = summary.menus
        guard menus.pending > 0 else { return [] }
        var lines = ["Processing failed – retry later:"]
        lines += menus.pendingRows.map { "  \($0.line.menu): \($0.pendingText)" }
        if menus.pending > Self.mostRows { lines.append("  … and \(menus.pending - Self.mostRows) more") }
        return lines + ["Finish with: \(remedy)", ""]
    }

    /// What else should be looked at, menu by menu.
    private var remarks: [String] {
        let menus = summary.menus
        guard menus.remarkable > 0 else { return [] }
        var lines = ["Look at these:"]
        lines += menus.remarkableRows.map { menu in
            let meanings = menu.remarks.map { CodeTable.meanings[$0] ?? $0 }
            return "  \(menu.line.menu): " + meanings.joined(separator: " ")
        }
        if menus.remarkable > Self.mostRows { lines.append("  … and \(menus.remarkable - Self.mostRows) more") }
        return lines + [""]
    }

    private func table(_ menus: [MenuSummary]) -> [String] {
        guard !menus.isEmpty else { return [] }
        let header = ["photo", "status", "dishes"] + DietLabel.allCases.map(\.rawValue) + ["time"]
        let rows = menus.map { menu in
            [Self.short(menu.line.menu), menu.line.status.rawValue, String(menu.line.dishes)]
                + DietLabel.allCases.map { String(menu.line.labels[$0]) }
                + [menu.isUnchanged ? "unchanged" : String(format: "%.1f s", menu.seconds)]
        }
        let lines = AlignedColumns.lines([header] + rows, leading: 2).map(Console.printable)
        let styled = zip(lines.dropFirst(), menus).map { line, menu in
            menu.line.status.style.map { colours(line, $0) } ?? line
        }
        return lines.prefix(1).map { colours($0, .heading) } + styled + [""]
    }

    /// A name without its middle where it would leave no room for the columns.
    private static func short(_ name: String) -> String {
        let name = Console.printable(name)
        return name.count <= 48 ? name : name.prefix(30) + "…" + name.suffix(17)
    }

    private var totals: String {
        var parts = [
            CountedNoun.photos(summary.photos), CountedNoun.menus(summary.menus.count),
            CountedNoun.dishes(summary.menus.dishes),
        ]
        if summary.menus.unchanged > 0 { parts.append("\(summary.menus.unchanged) unchanged") }
        parts.append(String(format: "%.1f s", summary.seconds))
        return parts.joined(separator: ", ") + " → \(output)"
    }
}

extension BundleStatus {
    /// How a menu that came to this stands out; nil for one that needs no look.
    fileprivate var style: TextStyle? {
        switch self {
        case .complete, .noText: nil
        case .partial: .warning
        case .rejected, .failed: .error
        }
    }
}
