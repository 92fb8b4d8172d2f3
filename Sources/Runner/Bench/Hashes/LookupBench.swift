internal import Library
internal import Models

/// How long it takes to find the hashes near a given one among many, and whether all are found.
struct LookupBench: Sendable {
    let sizes: [Int]
    var queries = 400
    /// Of these each is compared with all as well.
    var checked = 40

    /// - Parameter entries: the most among which hashes are looked up.
    init(entries: Int) {
        sizes = [10_000, 100_000, 1_000_000].filter { $0 < entries } + [max(1, entries)]
    }

    struct Row: Encodable, Sendable {
        var bits: Int
        var radius: Int
        var entries: Int
        var buildSeconds: Double
        var medianMilliseconds: Double
        var p99Milliseconds: Double
        /// Look-ups whose result was compared with that of comparing all entries, and those that differed.
        var checked: Int
        var wrong: Int

        enum CodingKeys: String, CodingKey {
            case bits, radius, entries, checked, wrong
            case buildSeconds = "build_seconds"
            case medianMilliseconds = "median_ms"
            case p99Milliseconds = "p99_ms"
        }
    }

    func run(_ radii: [(bits: Int, radius: Int)]) -> [Row] {
        sizes.flatMap { size in
            Set(radii.map(\.bits)).sorted().flatMap { bits in
                rows(bits: bits, size: size, radii: radii.filter { $0.bits == bits }.map(\.radius))
            }
        }
    }

    private func rows(bits: Int, size: Int, radii: [Int]) -> [Row] {
        var source = MadeHashes(bits: bits)
        let hashes = source.hashes(count: size)
        let start = ContinuousClock.now
        let index = HammingIndex(bits: bits, entries: hashes.lazy.enumerated().map { (bits: $1, id: $0) })
        let buildSeconds = (ContinuousClock.now - start) / .seconds(1)
        return radii.map { radius in
            var times: [Double] = []
            var wrong = 0
            for query in 0..<queries {
                let hash = source.near(hashes[query &* 7919 % size], flips: query % (radius + 1))
                let start = ContinuousClock.now
                let found = index.matches(hash, within: radius)
                times.append((ContinuousClock.now - start) / .milliseconds(1))
                guard query < checked else { continue }
                let all = index.matchesOneByOne(hash, within: radius)
                if found.map(\.id) != all.map(\.id) || found.map(\.distance) != all.map(\.distance) { wrong += 1 }
            }
            times.sort()
            return Row(
                bits: bits, radius: radius, entries: size, buildSeconds: buildSeconds.rounded(toDecimals: 3),
                medianMilliseconds: times[times.count / 2].rounded(toDecimals: 4),
                p99Milliseconds: times[times.count * 99 / 100].rounded(toDecimals: 4), checked: min(checked, queries),
                wrong: wrong)
        }
    }
}

/// Hashes that look random and are the same each time, in families of ten as photos of one menu are.
struct MadeHashes {
    let bits: Int
    private var random = SteadyRandom()

    init(bits: Int) { self.bits = bits }

    mutating func hashes(count: Int) -> [HashBits] {
        var hashes: [HashBits] = []
        hashes.reserveCapacity(count)
        while hashes.count < count {
            let words = SIMD4(random.next(), random.next(), random.next(), random.next())
            let first = bits == 64 ? HashBits(words.x) : HashBits(words)
            for member in 0..<10 where hashes.count < count { hashes.append(near(first, flips: member * bits / 64)) }
        }
        return hashes
    }

    /// A copy with up to so many bits changed.
    mutating func near(_ hash: HashBits, flips: Int) -> HashBits {
        var words = hash.words
        for _ in 0..<flips {
            let bit = Int.random(in: 0..<hash.count, using: &random)
            words[bit / 64] ^= 1 << UInt64(bit % 64)
        }
        return hash.count == 64 ? HashBits(words.x) : HashBits(words)
    }
}
