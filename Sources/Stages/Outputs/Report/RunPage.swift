internal import Files
internal import Foundation
internal import Models

/// The duration of the runs that made the results, and what they used.
struct RunPage {
    let facts: RunFacts

    private static let mostRuns = 10

    var bytes: [UInt8] {
        ReportFrame(title: "Run", part: .run).page { html in
            html.markup("<h1>Run</h1>\n")
            if facts.runs.isEmpty {
                html.markup(
                    """
                    <p>No log of a run that read these photos was found on this machine. Logs of the last 50 runs are \
                    kept unless history is off.</p>

                    """)
            }
            for run in facts.runs.prefix(Self.mostRuns) { write(run, &html) }
            if facts.runs.count > Self.mostRuns {
                html.element("p", text: "\(facts.runs.count - Self.mostRuns) earlier runs are left out.")
            }
        }
    }

    private func write(_ run: RunFacts.Run, _ html: inout HTMLWriter) {
        html.open("section")
        html.element("h2", text: run.startedAt.isEmpty ? "A run" : "Run of \(run.startedAt)")
        html.open("p")
        html.text("\(run.photos) photos" + (run.known > 0 ? ", \(run.known) of them known from caches," : ""))
        html.text(run.seconds.map { " in \(Self.seconds($0))" } ?? ", ended before its end")
        if let usage = run.usage {
            html.text(", \(usage.calls ?? 0) calls to the language model")
            if let cost = usage.cost { html.text(", \(cost.currency) \(cost.amount)") }
        }
        html.text(".")
        html.close("p")
        BarChart(
            title: "Time in each stage, over all photos",
            bars: StageName.allCases.compactMap { stage in
                run.stages[stage].map { BarChart.Bar(name: stage.rawValue, value: $0, words: Self.seconds($0)) }
            }
        ).write(to: &html)
        if let hits = run.usage?.hits {
            BarChart(
                title: "Answers from caches, by level",
                bars: Self.levels.compactMap { level in
                    hits[level.key].map { BarChart.Bar(name: level.words, value: Double($0), words: String($0)) }
                }
            ).write(to: &html)
        }
        slowest(run, &html)
        html.close("section")
    }

    private func slowest(_ run: RunFacts.Run, _ html: inout HTMLWriter) {
        guard !run.slowest.isEmpty else { return }
        html.markup("<h3>Slowest photos</h3><ol>\n")
        for photo in run.slowest {
            let page = MenuReport.pageName(of: FilePath(photo.menu))
            html.open("li")
            html.open("a", ("href", "\(ReportFolder.menus)/\(page)#page-\(photo.page)"))
            html.element("bdi", text: photo.menu)
            html.text(", page \(photo.page)")
            html.close("a")
            html.text(": \(Self.seconds(photo.seconds))")
            html.close("li")
        }
        html.markup("</ol>\n")
    }

    private static let levels: [(key: String, words: String)] = [
        ("photo", "same photo"), ("pixels", "same pixels"), ("menu", "same menu"), ("dish", "dish of old run"),
        ("run", "dish of this run"),
    ]

    private static func seconds(_ value: Double) -> String {
        value < 100
            ? String(format: "%.1f s", value)
            : value < 6000 ? String(format: "%.1f min", value / 60) : String(format: "%.1f h", value / 3600)
    }
}
