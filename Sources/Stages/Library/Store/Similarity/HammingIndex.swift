package import Models

/// Finds all stored hashes within a Hamming distance of a given one without examining most of them.
///
/// It uses multi-index hashing (M. Norouzi, A. Punjani, D. J. Fleet, "Fast Search in Hamming Space with Multi-Index
/// Hashing", CVPR 2012): hashes are cut into chunks and filed under each. Two hashes within a radius nearly agree in at
/// least one chunk, so only hashes filed near one of the query's chunks are compared. The result is exact: nothing
/// within the radius is missed, nothing beyond it is returned.
///
/// While there are few hashes they are compared one by one, as are the newest until filing them is worthwhile.
package struct HammingIndex: Sendable {
    /// The number of bits in each hash, 64 or 256; hashes of another length are neither stored nor found.
    package let bits: Int
    /// The words of all hashes, one after the other.
    private var words: [UInt64] = []
    private var ids: [Int] = []
    /// Positions whose hash was removed, until the hashes are filed again.
    private var isRemoved: [Bool] = []
    private var removed = 0
    /// The first `filed` places are in the tables.
    private var filed = 0
    private var tables: [ChunkTable] = []

    package init(bits: Int) { self.bits = bits == 64 ? 64 : 256 }

    /// Adds all entries at once, which is much quicker than one after the other.
    package init(bits: Int, entries: some Sequence<(bits: HashBits, id: Int)>) {
        self.init(bits: bits)
        for entry in entries { append(entry.bits, id: entry.id) }
        fileIfWorthwhile()
    }

    /// The number of entries.
    package var count: Int { ids.count - removed }

    /// `id` is chosen by the caller and should be new; entries with the same id are all found, and removed together.
    package mutating func insert(_ hash: HashBits, id: Int) {
        append(hash, id: id)
        fileIfWorthwhile()
    }

    /// Removes the entries with an id. It searches all ids, which costs little compared with the rest of a removal.
    package mutating func remove(id: Int) {
        for place in ids.indices where ids[place] == id && !isRemoved[place] {
            isRemoved[place] = true
            removed += 1
        }
        guard removed > ids.count / 4 else { return }
        dropRemoved()
        fileIfWorthwhile()
    }

    /// The entries at most `radius` bits away, nearest first, then by id; empty for a hash of another length.
    package func matches(_ hash: HashBits, within radius: Int) -> [(id: Int, distance: Int)] {
        guard hash.count == bits, radius >= 0 else { return [] }
        var found: [(place: Int, distance: Int)] = []
        let reach = ChunkReach(radius: radius, chunks: tables.count)
        if tables.isEmpty || reach.probes(tables) > filed {
            for place in 0..<filed { compare(place, with: hash, radius, &found) }
        } else {
            for (chunk, table) in tables.enumerated() {
                table.visit(near: table.chunk(of: hash.words), within: reach.radius(ofChunk: chunk)) { place in
                    compare(place, with: hash, radius, &found)
                }
            }
        }
        for place in filed..<ids.count { compare(place, with: hash, radius, &found) }
        return matches(found)
    }

    /// The same result by comparing every entry, to check the tables against.
    package func matchesOneByOne(_ hash: HashBits, within radius: Int) -> [(id: Int, distance: Int)] {
        guard hash.count == bits else { return [] }
        var found: [(place: Int, distance: Int)] = []
        for place in ids.indices { compare(place, with: hash, radius, &found) }
        return matches(found)
    }

    /// The distinct matches, since several chunks may have found the same entry.
    private func matches(_ found: [(place: Int, distance: Int)]) -> [(id: Int, distance: Int)] {
        var last = -1
        var matches: [(id: Int, distance: Int)] = []
        for entry in found.sorted(by: { $0.place < $1.place }) where entry.place != last {
            last = entry.place
            matches.append((ids[entry.place], entry.distance))
        }
        return matches.sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
    }

    @inline(__always)
    private func compare(
        _ place: Int, with hash: HashBits, _ radius: Int, _ found: inout [(place: Int, distance: Int)]
    ) {
        var distance = 0
        if bits == 64 {
            distance = (words[place] ^ hash.words.x).nonzeroBitCount
        } else {
            for word in 0..<4 { distance += (words[place * 4 + word] ^ hash.words[word]).nonzeroBitCount }
        }
        if distance <= radius, !isRemoved[place] { found.append((place, distance)) }
    }

    private mutating func append(_ hash: HashBits, id: Int) {
        guard hash.count == bits, ids.count < Int(UInt32.max) else { return }
        for word in 0..<bits / 64 { words.append(hash.words[word]) }
        ids.append(id)
        isRemoved.append(false)
    }

    private mutating func dropRemoved() {
        let size = bits / 64
        let kept = ids.indices.filter { !isRemoved[$0] }
        words = kept.flatMap { words[$0 * size..<($0 + 1) * size] }
        ids = kept.map { ids[$0] }
        isRemoved = [Bool](repeating: false, count: kept.count)
        removed = 0
        filed = 0
        tables = []
    }

    /// Up to `few` entries, comparing all is as quick; beyond that, a sixteenth may remain unfiled.
    private mutating func fileIfWorthwhile() {
        guard ids.count - filed > max(Self.few, filed / 16) else { return }
        filed = ids.count
        tables = ChunkTable.tables(of: words, bits: bits, count: filed)
    }

    static let few = 4096
}
