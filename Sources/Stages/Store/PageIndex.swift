internal import Models

/// Finds remembered pages by what they look like; in memory, beside the database.
struct PageIndex {
    /// Bits of 256; see the table of `vegyscan bench hashes`. The words decide, so it may be wide.
    static let radius = 60
    /// Of PDQ's own figure, 0 to 100; plainer pages look like too many others.
    static let leastQuality = 50

    let algorithm: String
    let version: Int
    private var index: HammingIndex
    /// The last page that it knows of.
    private(set) var last = 0

    /// The hashes among these by which pages are found.
    static func keys(of hashes: [PerceptualHash]) -> [(hash: PerceptualHash, bits: HashBits)] {
        hashes.compactMap { hash in
            guard hash.algorithm == "pdq", (hash.quality ?? 0) >= leastQuality, let bits = hash.bits, bits.count == 256
            else { return nil }
            return (hash, bits)
        }
    }

    init(for hash: PerceptualHash) {
        algorithm = hash.algorithm
        version = hash.version
        index = HammingIndex(bits: 256)
    }

    func holds(_ hash: PerceptualHash) -> Bool { algorithm == hash.algorithm && version == hash.version }

    /// Adds what was put into the database since, by this process or another.
    mutating func update(from cache: Cache) throws(DatabaseError) {
        for page in try cache.hashes(algorithm, version: version, after: last) where page.bits.count == 256 {
            index.insert(page.bits, id: page.id)
            last = page.id
        }
    }

    mutating func remove(_ id: Int) { index.remove(id: id) }

    /// Sorted by distance.
    func matches(_ bits: HashBits) -> [(id: Int, distance: Int)] { index.matches(bits, within: Self.radius) }

    /// The distance to the page most like these bits, however far; nil when there is none.
    func nearest(to bits: HashBits) -> Int? { index.matchesOneByOne(bits, within: 256).first?.distance }
}
