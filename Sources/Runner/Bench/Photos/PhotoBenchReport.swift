internal import Foundation
internal import Models

/// What `vegyscan bench photos` found out.
struct PhotoBenchReport: BenchReport, Sendable {
    static let bench = "photos"

    var all = PhotoTally()
    /// By the main language that the index names, and by how hard it says photos are; empty without.
    var languages: [String: PhotoTally] = [:]
    var difficulties: [String: PhotoTally] = [:]
    /// Every "yes" that is wrong, in the order of the photos.
    var errors: [PhotoScore.Error] = []
    /// Of dishes called safe.
    var claims: [SafeClaim] = []
    /// By the photo's name, in the order of the folder.
    var photos: [PhotoFigures<PhotoTally>] = []
    var failed = 0
    /// Version, settings and data, as one line for a person; empty where nobody asks for it.
    var ground = ""
    /// The greatest bound that is allowed for the unsafe of the dishes called safe, from 0 to 1, or nil.
    var promise: Double?

    enum CodingKeys: String, CodingKey {
        case all, errors, photos, failed, promise
        case languages = "by_language"
        case difficulties = "by_difficulty"
        case isKept = "is_promise_kept"
    }

    func encode(to encoder: any Encoder) throws {
        var report = encoder.container(keyedBy: CodingKeys.self)
        try report.encode(all, forKey: .all)
        try report.encode(languages, forKey: .languages)
        try report.encode(difficulties, forKey: .difficulties)
        try report.encode(errors, forKey: .errors)
        try report.encode(photos, forKey: .photos)
        try report.encode(failed, forKey: .failed)
        try report.encodeIfPresent(promise, forKey: .promise)
        if promise != nil { try report.encode(isKept, forKey: .isKept) }
    }

    mutating func add(_ score: PhotoScore, photo: String, language: String?, difficulty: String?) {
        all += score.tally
        photos.append(PhotoFigures(photo: photo, figures: score.tally))
        errors += score.errors
        claims += score.claims
        if let language { languages[language, default: PhotoTally()] += score.tally }
        if let difficulty { difficulties[difficulty, default: PhotoTally()] += score.tally }
    }

    /// The bound that the promise is about: that of the unsafe among the safe, with dishes of one menu taken as alike.
    var bound: Double? { all.menus.upper }

    /// Whether the bound is known and within the promise; true where nothing is promised.
    var isKept: Bool {
        guard let promise else { return true }
        return bound.map { $0 <= promise } ?? false
    }
}

extension PhotoBenchReport {
    private static let heads = [
        "", "photos", "dishes", "lost", "unsafe of the safe", "at most", "menus", "by menus", "strays", "coverage",
        "of typed", "right", "allergens lost", "on photos",
    ]

    private var groups: [(name: String, tally: PhotoTally)] {
        let parts = [difficulties, languages].filter { $0.count > 1 }.flatMap { group in
            group.sorted { ($0.value.unsafe.rate ?? 0, $1.key) > ($1.value.unsafe.rate ?? 0, $0.key) }
                .map { (name: $0.key, tally: $0.value) }
        }
        return parts + [("all", all)]
    }

    /// For a person.
    var text: String {
        let table = AlignedColumns.lines([Self.heads] + groups.map { Self.cells($0.name, $0.tally) }, leading: 1)
        var lines = table + ["", "Unsafe by what has to be replaced by the truth: " + causes] + errorLines
        if promise != nil { lines += ["", verdict] }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    /// A table for documents, with the errors below it.
    var markdown: String {
        let rows =
            [Self.heads, [":--"] + Array(repeating: "--:", count: Self.heads.count - 1)]
            + groups.map { Self.cells($0.name, $0.tally) }
        var lines = (ground.isEmpty ? [] : [ground, ""]) + rows.map { "| " + $0.joined(separator: " | ") + " |" }
        lines += ["", "Unsafe by what has to be replaced by the truth: " + causes]
        if !errors.isEmpty { lines += [""] + errorLines.map { "- " + $0.trimmingPrefix { $0 == " " } } }
        if promise != nil { lines += ["", verdict] }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    private var verdict: String {
        guard let promise else { return "" }
        return "At most \(Self.percent(bound)) unsafe of the safe, \(isKept ? "within" : "not within") the "
            + "\(Self.percent(promise)) that \(isKept ? "are" : "were") promised."
    }

    private var causes: String {
        PhotoTally.Cause.allCases.map { "\($0.rawValue) \(all.causes[$0] ?? 0)" }.joined(separator: ", ") + "."
    }

    private var errorLines: [String] {
        errors.map { error in
            guard let dish = error.dish, let labels = error.labels, let cause = error.cause else {
                return "  \(error.photo): “\(error.read)”, no dish, is called \(error.called.rawValue)"
            }
            let truth = labels.map(\.rawValue).joined(separator: " or ")
            return "  \(error.photo): “\(dish)” (\(truth)), read as “\(error.read)”, is called "
                + "\(error.called.rawValue): \(cause.rawValue)"
        }
    }

    private static func cells(_ name: String, _ tally: PhotoTally) -> [String] {
        func count(_ rate: BoundedRate) -> String { "\(rate.hits)/\(rate.cases)" }
        func bound(_ rate: BoundedRate) -> String { percent(RateBound.upper(hits: rate.hits, of: rate.cases)) }
        return [
            name, String(tally.photos), String(tally.dishes), String(tally.lost), count(tally.unsafe),
            bound(tally.unsafe), count(tally.menus.struck), percent(tally.menus.upper), String(tally.strays),
            percent(tally.coverage),
            percent(tally.coverageOfTyped), percent(tally.accuracy.share), percent(tally.allergens.lost),
            percent(tally.allergens.lostOfTyped),
        ]
    }

    private static func percent(_ value: Double?) -> String {
        value.map { String(format: "%.1f %%", $0 * 100) } ?? "-"
    }
}
