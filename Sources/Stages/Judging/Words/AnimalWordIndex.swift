/// Finds the words for meat and fish that differ from another word only by a slip.
///
/// Each word is cut into one part more than the slips allowed, so that at least one part stays intact, shifted by at
/// most as many bytes as there are slips (Li, Deng, Wang, Feng: Pass-Join, 2011). The time depends on how many words
/// share such a part, not on the size of the table.
struct AnimalWordIndex: Sendable {
    /// The numbers of the words by their parts.
    private var words = HashTable<Int32>()

    mutating func insert(_ word: Span<UInt8>, number: Int32) {
        guard (WordLikeness.shortest...WordLikeness.longest + WordLikeness.mostSlips).contains(word.count) else {
            return
        }
        for part in 0...Self.slips(length: word.count) {
            let range = Self.range(of: part, length: word.count)
            words.insert(number, under: Self.hash(word.extracting(range), part, length: word.count))
        }
    }

    /// - Parameter isSlip: whether the word with a number is another one misread.
    func resembles(_ word: Span<UInt8>, isSlip: (Int32) -> Bool) -> Bool {
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
                    if words.first(under: hash, where: isSlip) != nil { return true }
                }
            }
        }
        return false
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

extension AnimalWordIndex {
    mutating func exchange(with image: inout TableImage) throws(TableImageFault) {
        try words.exchange(with: &image)
    }
}
