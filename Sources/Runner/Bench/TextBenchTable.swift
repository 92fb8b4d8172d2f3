internal import Foundation
internal import Models

/// The figures of `vegyscan bench text` for a person.
struct TextBenchTable {
    let report: TextBenchReport

    var text: String {
        var lines = AlignedColumns.lines(rows, leading: 1) + [""]
        lines.append(run)
        lines.append(
            "Stages: "
                + report.run.stages.map { row in
                    String(format: "%@ %.1f s (%.0f %%)", row.stage.rawValue, row.seconds, row.share * 100)
                }.joined(separator: ", "))
        if let language = report.mainLanguage {
            lines.append(
                String(
                    format: "Main language right on %d of %d photos (%.0f %%), one of the right ones on %d",
                    language.right, language.known, language.share * 100, language.listed))
        }
        if let baseline = report.baseline { lines.append(told(baseline)) }
        if let figures = report.byLanguage { lines += [""] + LanguageTable(figures: figures).lines }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    private static let measures = ["word F1", "line CER", "WER", "order"]

    private var rows: [[String]] {
        let beside = report.baseline == nil ? [] : ["tesseract: word F1"] + Self.measures.dropFirst()
        var rows = [["photo"] + Self.measures + ["time"] + beside]
        for row in report.photos {
            let name = (row.failure == nil ? "" : "x ") + row.photo
            rows.append(
                [name] + cells(row.score) + [String(format: "%.1f s", row.seconds)]
                    + (row.baseline.map { score in
                        var cells = cells(score)
                        if row.baselineFailed == true { cells[0] = "x " + cells[0] }
                        return cells
                    } ?? []))
        }
        for (name, value) in [("mean", \Spread.mean), ("median", \.median), ("worst", \.worst)] {
            guard let overall = report.overall else { continue }
            rows.append(
                [name] + cells(overall, value) + [""] + (report.baseline?.overall.map { cells($0, value) } ?? []))
        }
        return rows
    }

    private func cells(_ score: TextScore) -> [String] {
        [score.wordF1, score.lineCER, score.wer, score.readingOrderError].map(Self.figure)
    }

    private func cells(_ summary: ScoreSummary, _ value: KeyPath<Spread, Double>) -> [String] {
        [summary.wordF1, summary.lineCER, summary.wer, summary.readingOrderError].map {
            Self.figure($0[keyPath: value])
        }
    }

    private static func figure(_ value: Double) -> String { String(format: "%.3f", value) }

    private var run: String {
        let run = report.run
        var parts = ["\(CountedNoun.photos(report.photos.count)) on \(CountedNoun.lanes(run.lanes))"]
        if run.failed > 0 { parts.append("\(run.failed) failed") }
        parts.append(String(format: "wall time %.1f s", run.wallSeconds))
        if let bytes = run.peakMemoryBytes { parts.append("peak memory \(bytes >> 20) MiB") }
        return parts.joined(separator: ", ")
    }

    private func told(_ baseline: TextBenchBaseline) -> String {
        let languages = baseline.languages.isEmpty ? "" : " (\(baseline.languages.joined(separator: "+")))"
        let failed = baseline.failed > 0 ? ", \(baseline.failed) failed" : ""
        let ratio = baseline.wallRatio.map { String(format: "; vegyscan takes %.2f times as long", $0) } ?? ""
        let cpuRatio = baseline.cpuRatio.map { String(format: " and %.2f times the processor time", $0) } ?? ""
        return baseline.program + languages + failed + String(format: ": wall time %.1f s", baseline.wallSeconds)
            + ratio + cpuRatio
    }
}
