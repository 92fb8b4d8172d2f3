internal import Models
internal import Reading

/// What `vegyscan bench cache` found, as printed in JSON.
struct CacheBenchReport: BenchReport, Sendable {
    static let bench = "cache"

    var photos: Int
    var failed: Int
    var dishes: Int
    /// Reading and judging the photos for the first time, on all lanes; then once more, on one.
    var firstSeconds: Double
    var rescanSeconds: Double
    /// Photos known by their bytes the second time.
    var rescanHits: Int
    var alterations: [Row]
    var pairs: PairBench.Result
    var wallSeconds: Double

    struct Row: Encodable, Sendable {
        var alteration: Alteration
        var tally: CopyTally
    }

    /// Over all alterations of pixels: the mean of the shares of dishes answered without a call.
    var meanShare: Double? {
        let shares = alterations.filter { $0.alteration != .strippedEXIF }.compactMap(\.tally.share)
        return shares.isEmpty ? nil : (shares.reduce(0, +) / Double(shares.count)).rounded(toDecimals: 4)
    }

    var total: CopyTally { alterations.reduce(into: CopyTally()) { $0 += $1.tally } }
    var wrong: Int { total.wrong + pairs.wrong }

    enum CodingKeys: String, CodingKey {
        case photos, failed, dishes, alterations, pairs, wrong
        case firstSeconds = "first_seconds"
        case rescanSeconds = "rescan_seconds"
        case rescanHits = "rescan_hits"
        case meanShare = "mean_share"
        case wallSeconds = "wall_seconds"
    }

    func encode(to encoder: any Encoder) throws {
        var report = encoder.container(keyedBy: CodingKeys.self)
        try report.encode(photos, forKey: .photos)
        try report.encode(failed, forKey: .failed)
        try report.encode(dishes, forKey: .dishes)
        try report.encode(firstSeconds, forKey: .firstSeconds)
        try report.encode(rescanSeconds, forKey: .rescanSeconds)
        try report.encode(rescanHits, forKey: .rescanHits)
        try report.encode(alterations, forKey: .alterations)
        try report.encode(meanShare, forKey: .meanShare)
        try report.encode(pairs, forKey: .pairs)
        try report.encode(wrong, forKey: .wrong)
        try report.encode(wallSeconds, forKey: .wallSeconds)
    }
}
