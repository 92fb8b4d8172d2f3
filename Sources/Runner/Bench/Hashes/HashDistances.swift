internal import Models
internal import Reading

/// The distances of one kind of hash, between photos of one menu and of different ones.
struct HashDistances: Encodable, Sendable {
    var kind: HashKind
    /// Between a photo and each of its copies.
    var same: Spread?
    /// The same by what was altered.
    var byAlteration: [ByAlteration]
    /// Between photos of different menus, and between a photo and copies of others.
    var different: Spread?
    var radii: [AtRadius]
    /// The probability that a copy is nearer than a photo of another menu, equal distances counting half: the area under
    /// the curve of recall over false proposals. Nil where there is no copy or no other menu.
    var area: Double?
    /// The pairs of different photos that are the nearest, at most five.
    var nearest: [Pair]
    /// Of all radii, for the plot.
    private(set) var curve: [AtRadius] = []

    struct Spread: Encodable, Sendable {
        var pairs: Int
        var least: Int
        var median: Int
        var p90: Int
        var most: Int

        init?(_ distances: [Int]) {
            let sorted = distances.sorted()
            guard let first = sorted.first, let last = sorted.last else { return nil }
            pairs = sorted.count
            least = first
            median = sorted[sorted.count / 2]
            p90 = sorted[sorted.count * 9 / 10]
            most = last
        }
    }

    struct ByAlteration: Encodable, Sendable {
        var alteration: Alteration
        var spread: Spread
    }

    struct AtRadius: Encodable, Sendable {
        var radius: Int
        /// The share of copies that are found; nil where there is none.
        var recall: Double?
        /// The share of pairs of different menus that would be proposed; nil where there is none.
        var falseProposals: Double?

        enum CodingKeys: String, CodingKey {
            case radius, recall
            case falseProposals = "false_proposals"
        }
    }

    struct Pair: Encodable, Sendable {
        var distance: Int
        var photos: [String]
    }

    enum CodingKeys: String, CodingKey {
        case kind, same, different, radii, area, nearest
        case byAlteration = "by_alteration"
    }

    init(_ photos: [HashedPhoto], _ kind: HashKind) {
        self.kind = kind
        var same: [Alteration: [Int]] = [:]
        var different: [Int] = []
        var pairs: [Pair] = []
        for (index, photo) in photos.enumerated() {
            for copy in photo.copies {
                same[copy.alteration, default: []].append(photo.original.distance(to: copy.hashes, kind) ?? kind.bits)
            }
            for (place, other) in photos.enumerated() where place != index {
                different += other.copies.compactMap { photo.original.distance(to: $0.hashes, kind) }
                guard place > index, let distance = photo.original.distance(to: other.original, kind) else { continue }
                different.append(distance)
                pairs.append(Pair(distance: distance, photos: [photo.name, other.name]))
            }
        }
        let all = same.values.flatMap { $0 }
        self.same = Spread(all)
        self.different = Spread(different)
        byAlteration = Alteration.allCases.compactMap { alteration in
            Spread(same[alteration] ?? []).map { ByAlteration(alteration: alteration, spread: $0) }
        }
        let (recall, falseProposals) = (Shares(all, bits: kind.bits), Shares(different, bits: kind.bits))
        let curve = (0...kind.bits).map { radius in
            AtRadius(radius: radius, recall: recall[radius], falseProposals: falseProposals[radius])
        }
        radii = kind.radii.map { curve[$0] }
        area = Self.area(under: curve)
        self.curve = curve
        // Names decide between equal distances, so that the list is the same each time.
        nearest = Array(
            pairs.sorted { ($0.distance, $0.photos.joined()) < ($1.distance, $1.photos.joined()) }.prefix(5))
    }

    /// Nil where a share isn't known.
    private static func area(under curve: [AtRadius]) -> Double? {
        var area = 0.0
        var last = (x: 0.0, y: 0.0)
        for point in curve {
            guard let x = point.falseProposals, let y = point.recall else { return nil }
            area += (x - last.x) * (y + last.y) / 2
            last = (x, y)
        }
        return area.rounded(toDecimals: 5)
    }

    /// Which share of some distances lies within each radius.
    private struct Shares {
        private var counts: [Int]
        private let total: Int

        init(_ distances: [Int], bits: Int) {
            counts = Array(repeating: 0, count: bits + 1)
            for distance in distances { counts[min(distance, bits)] += 1 }
            for radius in counts.indices.dropFirst() { counts[radius] += counts[radius - 1] }
            total = distances.count
        }

        subscript(radius: Int) -> Double? {
            total == 0 ? nil : (Double(counts[radius]) / Double(total)).rounded(toDecimals: 5)
        }
    }
}
