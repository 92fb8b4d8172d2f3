internal import Models
internal import Stages

/// The time of each stage over all photos, in the order of the stages.
struct StageTotals: Sendable, Hashable {
    private(set) var rows: [Row] = []

    struct Row: Encodable, Sendable, Hashable {
        var stage: StageName
        var seconds: Double
        /// Of the time of all stages, from 0 to 1.
        var share: Double

        enum CodingKeys: String, CodingKey {
            case stage, seconds, share
        }

        func encode(to encoder: any Encoder) throws {
            var row = encoder.container(keyedBy: CodingKeys.self)
            try row.encode(stage, forKey: .stage)
            try row.encode(seconds.rounded(toDecimals: 3), forKey: .seconds)
            try row.encode(share.rounded(toDecimals: 4), forKey: .share)
        }
    }

    /// Stages that none of the photos reached are left out.
    init(_ durations: [StageDurations]) {
        var totals: [StageName: Double] = [:]
        for entry in durations.flatMap(\.seconds) { totals[entry.stage, default: 0] += entry.seconds }
        let all = StageName.allCases.reduce(0) { $0 + (totals[$1] ?? 0) }
        for stage in StageName.allCases {
            guard let seconds = totals[stage] else { continue }
            rows.append(Row(stage: stage, seconds: seconds, share: all > 0 ? seconds / all : 0))
        }
    }
}
