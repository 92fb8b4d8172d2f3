import Library
import Models
import Testing

@Suite struct HammingIndexTests {
    /// As many entries as are filed in tables, and some that are not yet.
    @Test(arguments: [(64, 0), (64, 7), (64, 14), (256, 13), (256, 31), (256, 90)])
    func findsWhatComparingAllFinds(bits: Int, radius: Int) throws {
        var source = NumberSource(seed: 7)
        let hashes = source.clustered(bits: bits, count: 9000)
        var index = HammingIndex(bits: bits, entries: hashes.prefix(8800).enumerated().map { ($1, $0) })
        for (id, hash) in hashes.enumerated().dropFirst(8800) { index.insert(hash, id: id) }
        for id in stride(from: 0, to: 9000, by: 9) { index.remove(id: id) }
        #expect(index.count == 8000)
        var found = 0
        for place in stride(from: 0, to: 9000, by: 97) {
            let hash = source.near(hashes[place], flips: radius / 2)
            let matches = index.matches(hash, within: radius)
            #expect(matches.map(\.id) == index.matchesOneByOne(hash, within: radius).map(\.id))
            let expected = hashes.enumerated().compactMap { id, other in
                let distance = other.distance(to: hash) ?? .max
                return id % 9 != 0 && distance <= radius ? (id, distance) : nil
            }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            #expect(matches.map(\.id) == expected.map(\.0))
            #expect(matches.map(\.distance) == expected.map(\.1))
            found += matches.count
        }
        #expect(found > 50)
    }

    @Test func staysRightWhileItGrowsAndShrinks() {
        var source = NumberSource(seed: 3)
        let hashes = source.clustered(bits: 64, count: 9000)
        var index = HammingIndex(bits: 64)
        for (id, hash) in hashes.enumerated() { index.insert(hash, id: id) }
        #expect(index.matches(hashes[17], within: 0).map(\.id).contains(17))
        for id in 0..<8000 { index.remove(id: id) }
        #expect(index.count == 1000)
        #expect(index.matches(hashes[17], within: 64).count == 1000)
        index.insert(hashes[17], id: 17)
        #expect(index.matches(hashes[17], within: 0).map(\.id).contains(17))
    }

    @Test func anotherLengthIsNeitherKeptNorFound() {
        var index = HammingIndex(bits: 256)
        index.insert(HashBits(1), id: 1)
        #expect(index.count == 0)
        index.insert(HashBits(SIMD4(1, 2, 3, 4)), id: 2)
        #expect(index.matches(HashBits(1), within: 64).isEmpty)
        #expect(index.matches(HashBits(SIMD4(1, 2, 3, 4)), within: -1).isEmpty)
        #expect(index.matches(HashBits(SIMD4(1, 2, 3, 5)), within: 300).map(\.distance) == [1])
    }
}

/// Numbers that look random and are the same each time (the generator of Knuth's MMIX).
struct NumberSource: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9 ^ state >> 32
    }

    /// Hashes in families of up to ten, as photos of one menu are.
    mutating func clustered(bits: Int, count: Int) -> [HashBits] {
        var hashes: [HashBits] = []
        while hashes.count < count {
            let words = SIMD4<UInt64>(next(), next(), next(), next())
            let first = bits == 64 ? HashBits(words.x) : HashBits(words)
            for flips in 0..<10 where hashes.count < count { hashes.append(near(first, flips: flips * bits / 64)) }
        }
        return hashes
    }

    /// A copy with up to so many bits changed.
    mutating func near(_ hash: HashBits, flips: Int) -> HashBits {
        var words = hash.words
        for _ in 0..<flips {
            let bit = Int.random(in: 0..<hash.count, using: &self)
            words[bit / 64] ^= 1 << UInt64(bit % 64)
        }
        return hash.count == 64 ? HashBits(words.x) : HashBits(words)
    }
}
