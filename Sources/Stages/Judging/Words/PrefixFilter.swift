/// Knows which beginnings of four and of seven bytes the words of a table have.
///
/// This is a Bloom filter with one hash (Bloom 1970): it saves compounds the search for parts that no word begins with.
struct PrefixFilter: Sendable {
    private var bits: Block<UInt64>

    private static let lengths = [4, 7]

    /// - Parameter capacity: roughly how many words there will be; with more, it only rules out less.
    init(capacity: Int) {
        var count = 64
        while count * 8 < capacity { count *= 2 }
        bits = Block(repeating: 0, count: count)
    }

    mutating func insert(_ word: Span<UInt8>) {
        for length in Self.lengths where length <= word.count {
            let place = place(WordHash(word.extracting(first: length)))
            bits[place >> 6] |= 1 << UInt64(place & 63)
        }
    }

    func mayContain(_ hash: WordHash, length: Int) -> Bool {
        guard length == 4 || length == 7 else { return true }
        let place = place(hash)
        return bits[place >> 6] & 1 << UInt64(place & 63) != 0
    }

    private func place(_ hash: WordHash) -> Int {
        Int(truncatingIfNeeded: hash.mixed) & (bits.count * 64 - 1)
    }
}

extension PrefixFilter {
    mutating func exchange(with image: inout TableImage) throws(TableImageFault) {
        try image.exchange(&bits)
    }
}
