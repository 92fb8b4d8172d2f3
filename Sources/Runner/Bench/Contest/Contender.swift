internal import Foundation
internal import Models

/// What one program, or one way of this one, read on the photos of a folder.
struct Contender: Sendable {
    var name: String
    /// Nil where it isn't known, as of texts from a folder.
    var version: String?
    /// In the order of the photos; nil for one that failed, which counts as read without any text.
    var texts: [String?]
    /// Of each photo, nil for one that failed; nil where nothing was timed.
    var seconds: [Double?]?
    /// From the first photo begun to the last one finished.
    var wallSeconds: Double?
    /// In the order of the photos.
    var scores: [TextScore]

    init(
        _ name: String, version: String? = nil, texts: [String?], truths: [String], seconds: [Double?]? = nil,
        wallSeconds: Double? = nil
    ) {
        (self.name, self.version, self.texts) = (name, version, texts)
        (self.seconds, self.wallSeconds) = (seconds, wallSeconds)
        scores = zip(truths, texts).map { TextScore(truth: $0, found: $1 ?? "") }
    }

    /// The same with different names: what is there twice gets a number.
    static func namedApart(_ contenders: [Contender]) -> [Contender] {
        var names: Set<String> = []
        return contenders.map { contender in
            var (named, number) = (contender, 1)
            while !names.insert(named.name).inserted {
                number += 1
                named.name = "\(contender.name) \(number)"
            }
            return named
        }
    }

    var failed: Int { texts.count { $0 == nil } }

    var times: PhotoTimes? {
        guard let seconds, let wallSeconds else { return nil }
        return PhotoTimes(seconds.compactMap(\.self), wall: wallSeconds)
    }
}

/// How long the photos of a folder took, in seconds.
struct PhotoTimes: Encodable, Sendable, Hashable {
    /// On all lanes together, from the first photo begun to the last one finished.
    var wall: Double
    /// The sum over the photos.
    var total: Double
    var median: Double
    /// The time within which 95 of 100 photos were read (nearest rank).
    var percentile95: Double

    /// Nil without photos.
    init?(_ seconds: [Double], wall: Double) {
        let sorted = seconds.sorted()
        guard let spread = Spread(sorted, worst: { $0.last }) else { return nil }
        let rank = (sorted.count * 95 + 99) / 100
        guard sorted.indices.contains(rank - 1) else { return nil }
        self.wall = wall.rounded(toDecimals: 3)
        total = sorted.reduce(0, +).rounded(toDecimals: 3)
        median = spread.median.rounded(toDecimals: 3)
        percentile95 = sorted[rank - 1].rounded(toDecimals: 3)
    }

    enum CodingKeys: String, CodingKey {
        case wall, total, median
        case percentile95 = "percentile_95"
    }
}
