internal import Models

/// Finds remembered pages by their appearance. It is kept in memory, beside the database.
///
/// Two hashes are looked up: that of the whole sheet and that of its part with text. Of altered copies of 47 photos,
/// one in twenty is farther away than the radius; of other menus, two in a thousand are nearer (`vegyscan bench
/// hashes`), so the words decide. PDQ distinguishes menus more reliably, but takes longer to look up within the radius
/// that it needs.
struct PageIndex {
    static let algorithms = ["dct-64", "dct-64-text"]
    /// The radius in bits of 64.
    static let radius = 10
    /// The least value of PDQ's quality figure, 0 to 100; plainer pages look like too many others.
    static let leastQuality = 50

    /// The algorithm and version of hashes; there is one index for each.
    private struct Kind: Hashable {
        var algorithm: String
        var version: Int
    }

    private var indexes: [Kind: HammingIndex] = [:]
    /// The last page that is known.
    private var last = 0

    /// Those of the hashes by which pages are found.
    static func keys(of hashes: [PerceptualHash]) -> [(hash: PerceptualHash, bits: HashBits)] {
        hashes.compactMap { hash in
            guard algorithms.contains(hash.algorithm), (hash.quality ?? 100) >= leastQuality, let bits = hash.bits,
                bits.count == 64
            else { return nil }
            return (hash, bits)
        }
    }

    /// Adds what this process or another has put into the database since.
    mutating func update(from cache: Cache) throws(DatabaseError) {
        for (id, hash) in try cache.hashes(after: last) {
            last = max(last, id)
            guard let bits = hash.bits, bits.count == 64 else { continue }
            let kind = Kind(algorithm: hash.algorithm, version: hash.version)
            indexes[kind, default: HammingIndex(bits: 64)].insert(bits, id: id)
        }
    }

    mutating func remove(_ id: Int) {
        for kind in indexes.keys { indexes[kind]?.remove(id: id) }
    }

    /// The pages within the radius of any of the hashes, the most similar first.
    func matches(_ hashes: [PerceptualHash]) -> [(id: Int, distance: Int)] {
        nearest(hashes) { $0.matches($1, within: Self.radius) }
    }

    /// The distance to the page most similar to these, however far; nil when there is none.
    func nearest(to hashes: [PerceptualHash]) -> Int? {
        nearest(hashes) { Array($0.matchesOneByOne($1, within: 64).prefix(1)) }.first?.distance
    }

    private func nearest(
        _ hashes: [PerceptualHash], _ search: (HammingIndex, HashBits) -> [(id: Int, distance: Int)]
    ) -> [(id: Int, distance: Int)] {
        var distances: [Int: Int] = [:]
        for (hash, bits) in Self.keys(of: hashes) {
            guard let index = indexes[Kind(algorithm: hash.algorithm, version: hash.version)] else { continue }
            for (id, distance) in search(index, bits) { distances[id] = min(distance, distances[id] ?? distance) }
        }
        return distances.map { (id: $0.key, distance: $0.value) }.sorted {
            ($0.distance, $0.id) < ($1.distance, $1.id)
        }
    }
}
