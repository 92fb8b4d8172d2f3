internal import Models

/// The positions of many hashes, filed by the value of one chunk of their bits.
struct ChunkTable: Sendable {
    /// The chunk's bits are `width` bits of one word of the hash, from the bit `shift` on, or of two words where it
    /// crosses from one to the next.
    private let word: Int
    private let shift: UInt64
    let width: Int
    /// Where the places of each value begin in `places`; one more at the end.
    private var starts: [UInt32]
    private var places: [UInt32]

    /// Tables for all chunks. A chunk has about as many bits as are needed to count the hashes, which is the best width
    /// according to Norouzi et al., section 3.2.
    static func tables(of words: [UInt64], bits: Int, count: Int) -> [ChunkTable] {
        let widest = min(20, max(1, Int.bitWidth - 1 - count.leadingZeroBitCount))
        let chunks = (bits + widest - 1) / widest
        return (0..<chunks).map { chunk in
            let first = chunk * bits / chunks
            return ChunkTable(
                of: words, size: bits / 64, count: count, first: first, width: (chunk + 1) * bits / chunks - first)
        }
    }

    private init(of words: [UInt64], size: Int, count: Int, first: Int, width: Int) {
        word = first / 64
        shift = UInt64(first % 64)
        self.width = width
        starts = [UInt32](repeating: 0, count: (1 << width) + 1)
        places = [UInt32](repeating: 0, count: count)
        // A counting sort: count each value, compute where it begins, then put each hash in its place.
        for place in 0..<count { starts[chunk(of: words, at: place * size, size) + 1] += 1 }
        for value in 1..<starts.count { starts[value] += starts[value - 1] }
        var next = starts
        for place in 0..<count {
            let value = chunk(of: words, at: place * size, size)
            places[Int(next[value])] = UInt32(truncatingIfNeeded: place)
            next[value] += 1
        }
    }

    func chunk(of words: SIMD4<UInt64>) -> Int {
        value(low: words[word], high: word < 3 ? words[word + 1] : 0)
    }

    private func chunk(of words: [UInt64], at start: Int, _ size: Int) -> Int {
        value(low: words[start + word], high: word + 1 < size ? words[start + word + 1] : 0)
    }

    /// Shifts by 64 give 0.
    private func value(low: UInt64, high: UInt64) -> Int {
        Int(truncatingIfNeeded: (low >> shift | high << (64 - shift)) & (1 << UInt64(width) - 1))
    }

    /// Calls `body` for the place of each hash whose chunk differs from `value` by at most `radius` bits.
    @inline(__always)
    func visit(near value: Int, within radius: Int, _ body: (Int) -> Void) {
        guard radius >= 0 else { return }
        visit(value, body)
        for flips in 1..<(min(radius, width) + 1) {
            // Gosper's method gives the next number with the same number of set bits.
            var mask = (1 << flips) - 1
            while mask < 1 << width {
                visit(value ^ mask, body)
                let lowest = mask & -mask
                let ripple = mask + lowest
                mask = ((mask ^ ripple) >> 2) / lowest | ripple
            }
        }
    }

    @inline(__always)
    private func visit(_ value: Int, _ body: (Int) -> Void) {
        for index in Int(starts[value])..<Int(starts[value + 1]) { body(Int(places[index])) }
    }
}

/// How far each chunk may differ when whole hashes may differ by a given radius.
///
/// With `m` chunks and a radius of `m·s + a`, a hash within it is within `s` of one of the first `a + 1` chunks or
/// within `s - 1` of one of the others; otherwise it would differ by more (Norouzi et al., proposition 2).
struct ChunkReach {
    let radius: Int
    let chunks: Int

    /// The radius of a chunk; -1 for one that needn't be searched.
    func radius(ofChunk chunk: Int) -> Int {
        guard chunks > 0 else { return -1 }
        return chunk <= radius % chunks ? radius / chunks : radius / chunks - 1
    }

    /// The total number of values to look up.
    func probes(_ tables: [ChunkTable]) -> Int {
        var sum = 0
        for (chunk, table) in tables.enumerated() {
            var ways = 1
            for flips in 0..<(max(-1, min(radius(ofChunk: chunk), table.width)) + 1) {
                sum += ways
                ways = ways * (table.width - flips) / (flips + 1)
            }
        }
        return sum
    }
}
