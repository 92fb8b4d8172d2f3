internal import Foundation
internal import Models

/// The figures of `vegyscan bench dishes` for a person.
struct DishBenchTable {
    let report: DishBenchReport

    var text: String {
        var lines = AlignedColumns.lines(rows, leading: 1) + [""]
        let counts = report.overall.counts
        lines.append(
            "\(CountedNoun.photos(report.photos.count)), \(CountedNoun.dishes(counts.dishes.truth)), \(counts.dishes.found) found, "
                + "\(counts.dishes.hits) matched, \(counts.strict.hits) of them with name and prices right"
                + (report.layoutOnly ? "; what wasn't read is left out" : ""))
        if let run = report.run {
            var parts = [String(format: "wall time %.1f s on ", run.wallSeconds) + CountedNoun.lanes(run.lanes)]
            if run.failed > 0 { parts.append("\(run.failed) failed") }
            if let bytes = run.peakMemoryBytes { parts.append("peak memory \(bytes >> 20) MiB") }
            lines.append(parts.joined(separator: ", "))
        }
        if let figures = report.byLanguage { lines += [""] + LanguageTable(figures: figures).lines }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    /// Headings and the figures under them.
    private static let columns = [
        ("P", "dish_precision"), ("R", "dish_recall"), ("F1", "dish_f1"), ("strict", "strict_dish_f1"),
        ("prices", "exact_price_rate"), ("link P", "link_precision"), ("link R", "link_recall"),
        ("link F1", "link_f1"), ("descr", "description_word_f1"), ("section", "section_rate"),
        ("mark P", "mark_precision"), ("mark R", "mark_recall"), ("icon P", "icon_precision"),
        ("icon R", "icon_recall"),
    ]

    private var rows: [[String]] {
        var rows = [["photo", "word F1", "true", "found"] + Self.columns.map(\.0)]
        for row in report.photos {
            let name = (row.failure == nil ? "" : "x ") + row.photo
            let numbers = [String(row.counts.dishes.truth), String(row.counts.dishes.found)]
            rows.append([name, Self.cell(row.wordF1)] + numbers + Self.cells(row.figures))
        }
        rows += summary(report.overall, "")
        if let wellRead = report.wellRead {
            rows += summary(wellRead, " of \(wellRead.photos) with word F1 >= \(DishBenchRow.wellRead)")
        }
        return rows
    }

    private func summary(_ summary: DishSummary, _ which: String) -> [[String]] {
        let numbers = [String(summary.counts.dishes.truth), String(summary.counts.dishes.found)]
        return [
            ["mean" + which, Self.cell(summary.meanWordF1), "", ""] + Self.cells(summary.mean),
            ["micro" + which, ""] + numbers + Self.cells(summary.micro),
        ]
    }

    private static func cells(_ figures: DishFigures) -> [String] { columns.map { cell(figures[$0.1]) } }

    private static func cell(_ value: Double?) -> String { value.map { String(format: "%.3f", $0) } ?? "-" }
}
