internal import Judging
internal import Models

/// The rows that took longest to judge.
struct SlowRows: Sendable, Hashable {
    var rows: [Row]
    /// Of all rows that were timed; nil when there are none.
    var median: Double?
    /// In seconds.
    var total: Double

    struct Row: Encodable, Sendable, Hashable {
        var name: String
        var microseconds: Double
    }

    private static let most = 5

    init(_ judged: [JudgedRow]) {
        let sorted = judged.compactMap { row in row.microseconds.map { (row: row, microseconds: $0) } }
            .sorted { $0.microseconds > $1.microseconds }
        rows = sorted.prefix(Self.most).map {
            Row(name: $0.row.shortName, microseconds: $0.microseconds.rounded(toDecimals: 1))
        }
        median = sorted.isEmpty ? nil : sorted[sorted.count / 2].microseconds
        total = sorted.reduce(0) { $0 + $1.microseconds } / 1_000_000
    }
}

extension SlowRows: Encodable {
    enum CodingKeys: String, CodingKey {
        case rows
        case median = "median_microseconds"
        case total = "total_seconds"
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(rows, forKey: .rows)
        try values.encodeIfPresent(median?.rounded(toDecimals: 1), forKey: .median)
        try values.encode(total.rounded(toDecimals: 4), forKey: .total)
    }
}

extension JudgedRow {
    /// The name cut after 60 characters, for one line of a table.
    var shortName: String {
        row.text.name.count <= 60 ? row.text.name : row.text.name.prefix(59) + "…"
    }
}
