internal import Files
internal import Foundation
internal import Models

/// The duration of the runs that made the results, and what they used.
struct RunPage {
    let facts: RunFacts
    let words: Wording

    private static let mostRuns = 10

    var bytes: [UInt8] {
        ReportFrame(title: words[.runs], part: .run, words: words).page { html in
            html.element("h1", text: words[.runs])
            if facts.runs.isEmpty { html.element("p", text: words[.noLog]) }
            for run in facts.runs.prefix(Self.mostRuns) { write(run, &html) }
            let rest = facts.runs.count - Self.mostRuns
            if rest > 0 { html.element("p", text: words[.earlierRuns, String(rest)]) }
        }
    }

    private func write(_ run: RunFacts.Run, _ html: inout HTMLWriter) {
        html.open("section")
        html.element("h2", text: run.startedAt.isEmpty ? words[.aRun] : words[.runOf, run.startedAt])
        var parts = [words[.photosRead, String(run.photos)]]
        if run.known > 0 { parts.append(words[.photosKnown, String(run.known)]) }
        parts.append(run.seconds.map(Self.seconds) ?? words[.endedEarly])
        if let usage = run.usage {
            parts.append(words[.modelCalls, String(usage.calls ?? 0)])
            if let cost = usage.cost { parts.append("\(cost.currency) \(cost.amount)") }
        }
        html.element("p", text: parts.joined(separator: " · "))
        BarChart(
            title: words[.timeInStages],
            bars: StageName.allCases.compactMap { stage in
                run.stages[stage].map { BarChart.Bar(name: stage.rawValue, value: $0, words: Self.seconds($0)) }
            }
        ).write(to: &html)
        if let hits = run.usage?.hits {
            BarChart(
                title: words[.cacheAnswers],
                bars: levels.compactMap { level in
                    hits[level.key].map { BarChart.Bar(name: level.words, value: Double($0), words: String($0)) }
                }
            ).write(to: &html)
        }
        slowest(run, &html)
        html.close("section")
    }

    private func slowest(_ run: RunFacts.Run, _ html: inout HTMLWriter) {
        guard !run.slowest.isEmpty else { return }
        html.element("h3", text: words[.slowestPhotos])
        html.markup("<ol>\n")
        for photo in run.slowest {
            let page = MenuReport.pageName(of: FilePath(photo.menu))
            html.open("li")
            html.open("a", ("href", "\(ReportFolder.menus)/\(page)#page-\(photo.page)"))
            html.element("bdi", text: photo.menu)
            html.text(" · " + words[.page, String(photo.page)])
            html.close("a")
            html.text(": \(Self.seconds(photo.seconds))")
            html.close("li")
        }
        html.markup("</ol>\n")
    }

    private var levels: [(key: String, words: String)] {
        [
            ("photo", words[.samePhoto]), ("pixels", words[.samePixels]), ("menu", words[.sameMenu]),
            ("dish", words[.dishOfOldRun]), ("run", words[.dishOfThisRun]),
        ]
    }

    private static func seconds(_ value: Double) -> String {
        value < 100
            ? String(format: "%.1f s", value)
            : value < 6000 ? String(format: "%.1f min", value / 60) : String(format: "%.1f h", value / 3600)
    }
}
