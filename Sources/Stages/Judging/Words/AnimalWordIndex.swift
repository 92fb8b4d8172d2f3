/// Finds the words for meat and fish that differ from another word only by a slip.
///
/// Each word is cut into one part more than the slips allowed, so that at least one part stays intact, shifted by at
/// most as many bytes as there are slips (Li, Deng, Wang, Feng: Pass-Join, 2011). The time depends on how many words
/// share such a part, not on the size of the table.
struct AnimalWordIndex: Sendable {
    private struct Part {
        var hash: UInt64
        var word: Int32
        /// The next one of the same bucket, or -1.
        var next: Int32
    }

    private var parts: [Part] = []
    /// The first part of each bucket, or -1; the number of buckets is a power of two.
    private var buckets = [Int32](repeating: -1, count: 1024)

    mutating func insert(_ word: ArraySlice<UInt8>, number: Int32) {
        guard (WordLikeness.shortest...WordLikeness.longest + WordLikeness.mostSlips).contains(word.count) else {
            return
        }
        let bytes = Array(word)
        for part in 0...Self.slips(length: word.count) {
            let range = Self.range(of: part, length: word.count)
            let hash = Self.hash(bytes.span.extracting(range), part, length: word.count)
            if parts.count >= buckets.count { grow() }
            parts.append(Part(hash: hash, word: number, next: -1))
            link(parts.count - 1)
        }
    }

    /// - Parameter bytes: gives the bytes of the word with a number.
    func resembles(_ word: Span<UInt8>, bytes: (Int32) -> ArraySlice<UInt8>) -> Bool {
        guard (WordLikeness.shortest...WordLikeness.longest + WordLikeness.mostSlips).contains(word.count) else {
            return false
        }
        let shortest = max(word.count - WordLikeness.mostSlips, WordLikeness.shortest)
        for length in shortest...word.count + WordLikeness.mostSlips {
            let slips = Self.slips(length: length)
            guard abs(length - word.count) <= slips else { continue }
            for part in 0...slips {
                let range = Self.range(of: part, length: length)
                for shift in -slips...slips where range.lowerBound + shift >= 0 {
                    let (start, end) = (range.lowerBound + shift, range.upperBound + shift)
                    guard end <= word.count else { continue }
                    let hash = Self.hash(word.extracting(start..<end), part, length: length)
                    if contains(hash, where: { WordLikeness.isSlip(word, bytes($0)) }) { return true }
                }
            }
        }
        return false
    }

    private func contains(_ hash: UInt64, where test: (Int32) -> Bool) -> Bool {
        var place = Int(buckets[Int(truncatingIfNeeded: hash) & (buckets.count - 1)])
        while place >= 0 {
            if parts[place].hash == hash, test(parts[place].word) { return true }
            place = Int(parts[place].next)
        }
        return false
    }

    private mutating func link(_ place: Int) {
        let bucket = Int(truncatingIfNeeded: parts[place].hash) & (buckets.count - 1)
        parts[place].next = buckets[bucket]
        buckets[bucket] = Int32(truncatingIfNeeded: place)
    }

    private mutating func grow() {
        buckets = Array(repeating: -1, count: buckets.count * 4)
        for place in parts.indices { link(place) }
    }

    /// The number of slips by which another word may differ from one of this length.
    private static func slips(length: Int) -> Int { length < WordLikeness.long ? 1 : WordLikeness.mostSlips }

    private static func range(of part: Int, length: Int) -> Range<Int> {
        let count = slips(length: length) + 1
        return length * part / count..<length * (part + 1) / count
    }

    private static func hash(_ bytes: Span<UInt8>, _ part: Int, length: Int) -> UInt64 {
        var hash = WordHash(bytes)
        hash.append(UInt8(truncatingIfNeeded: part))
        hash.append(UInt8(truncatingIfNeeded: length))
        return hash.mixed
    }
}
