internal import Foundation
internal import Models

/// What `vegyscan bench marks` found out.
struct MarkBenchReport: BenchReport, Sendable {
    static let bench = "marks"

    var all = MarkTally()
    /// By what the index calls them; empty without an index.
    var forms: [String: MarkTally] = [:]
    var kinds: [String: MarkTally] = [:]
    var languages: [String: MarkTally] = [:]
    /// By the photo's name, in the order of the folder.
    var photos: [PhotoFigures<MarkTally>] = []
    var failed = 0

    enum CodingKeys: String, CodingKey {
        case all, photos, failed
        case languages = "by_language"
        case forms = "by_form"
        case kinds = "by_kind"
    }

    mutating func add(_ tally: MarkTally, photo: String, _ row: MarkIndex.Row?) {
        all += tally
        photos.append(PhotoFigures(photo: photo, figures: tally))
        if let form = row?.form { forms[form, default: MarkTally()] += tally }
        if let kind = row?.marks { kinds[kind, default: MarkTally()] += tally }
        if let language = row?.languages?.first { languages[language, default: MarkTally()] += tally }
    }

    /// For a person.
    var text: String {
        var rows = [
            [
                "", "photos", "printed", "said", "share", "not printed", "unsafe", "silent", "untold", "doubted",
                "dishes lost",
            ]
        ]
        for (heading, tallies) in [("form", forms), ("mark", kinds), ("language", languages)] where tallies.count > 1 {
            rows += tallies.sorted { ($0.value.recall ?? 1, $0.key) < ($1.value.recall ?? 1, $1.key) }
                .map { Self.row("\(heading) \($0.key)", $0.value) }
        }
        rows.append(Self.row("all", all))
        return AlignedColumns.lines(rows, leading: 1).map(Console.printable).joined(separator: "\n") + "\n"
    }

    private static func row(_ name: String, _ tally: MarkTally) -> [String] {
        let share = tally.recall.map { String(format: "%.3f", $0) } ?? "-"
        return [
            name, String(tally.photos), String(tally.printed), String(tally.said), share, String(tally.extra),
            String(tally.unsafe), String(tally.silent), String(tally.untold), "\(tally.doubted)/\(tally.whole)",
            String(tally.lostDishes),
        ]
    }
}
