internal import Foundation

/// The same for a person: a row for each contender, then its means by language and by difficulty.
struct ContestTable {
    let report: ContestReport

    var text: String {
        var lines = AlignedColumns.lines([Self.head] + report.contenders.map(row), leading: 1)
        lines += [""] + parts("language", \.byLanguage) + parts("difficulty", \.byDifficulty)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let head = [
        "mean over the photos", "failed", "word F1", "line CER", "WER", "order", "wall s", "total s", "median s",
        "95 % s",
    ]

    private func row(_ contender: ContestReport.Row) -> [String] {
        let scores = contender.overall.map { overall in
            [overall.wordF1, overall.lineCER, overall.wer, overall.readingOrderError].map { Self.figure($0.mean) }
        }
        let times = contender.seconds.map { times in
            [times.wall, times.total, times.median, times.percentile95].map { String(format: "%.1f", $0) }
        }
        return [Self.title(contender), "\(contender.failed)"] + (scores ?? ["-", "-", "-", "-"])
            + (times ?? ["-", "-", "-", "-"])
    }

    /// A row for each part, with word F1 and line CER of each contender; nothing where there is one part only.
    private func parts(_ heading: String, _ of: KeyPath<ContestReport.Row, [ContestReport.Part]>) -> [String] {
        guard let first = report.contenders.first?[keyPath: of], first.count > 1 else { return [] }
        let titles = report.contenders.flatMap { ["\($0.name): word F1", "line CER"] }
        let rows = first.indices.map { place in
            [first[place].name, "\(first[place].photos)"]
                + report.contenders.flatMap { contender in
                    let part = contender[keyPath: of][place]
                    return [Self.figure(part.wordF1), Self.figure(part.lineCER)]
                }
        }
        return AlignedColumns.lines([[heading, "photos"] + titles] + rows, leading: 1) + [""]
    }

    private static func title(_ contender: ContestReport.Row) -> String {
        guard let version = contender.version, version != contender.name else { return contender.name }
        return "\(contender.name) (\(version))"
    }

    private static func figure(_ value: Double) -> String { String(format: "%.3f", value) }
}
