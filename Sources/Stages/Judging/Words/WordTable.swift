/// Numbered words, with their bytes one after the other in one buffer.
///
/// This is a hash table with open addressing whose slots hold 32 bits of the hash beside the number, so that one slot
/// mostly suffices to tell that a word is missing. Dictionaries of strings took half of the time of a verdict and of
/// reading the tables.
struct WordTable: Sendable {
    private var bytes = Block<UInt8>()
    /// Where each word ends in the bytes; it starts where the one before it ends.
    private var ends = Block<Int32>()
    /// Half of the hash above the word's number plus one; 0 where there is no word.
    private var slots: Block<UInt64>
    private var prefixes: PrefixFilter

    /// - Parameter capacity: roughly how many words there will be; more do no harm.
    init(capacity: Int) {
        slots = Block(repeating: 0, count: Self.slotCount(for: capacity))
        prefixes = PrefixFilter(capacity: capacity)
        ends.reserveCapacity(capacity)
        bytes.reserveCapacity(capacity * 8)
    }

    var count: Int { ends.count }

    /// The number of a word, or nil when it isn't in the table.
    func find(_ word: Span<UInt8>, _ hash: WordHash) -> Int32? {
        find(word, .empty, hash)
    }

    /// The number of the word made of a stem and an ending.
    ///
    /// - Parameter hash: the hash of both together.
    func find(_ stem: Span<UInt8>, _ ending: WordEnding, _ hash: WordHash) -> Int32? {
        let mixed = hash.mixed
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: mixed) & mask
        while slots[place] != 0 {
            if slots[place] >> 32 == mixed >> 32 {
                let number = Int(slots[place] & 0xFFFF_FFFF) - 1
                if isWord(number, stem, ending) { return Int32(truncatingIfNeeded: number) }
            }
            place = (place + 1) & mask
        }
        return nil
    }

    /// The number of a word, which is added when it isn't there yet.
    mutating func intern(_ word: Span<UInt8>, _ hash: WordHash) -> Int32 {
        if let known = find(word, hash) { return known }
        if (count + 1) * 2 > slots.count { grow() }
        bytes.append(word)
        ends.append(Int32(truncatingIfNeeded: bytes.count))
        prefixes.insert(word)
        put(UInt64(count), hash.mixed)
        return Int32(truncatingIfNeeded: count - 1)
    }

    /// False when no word of the table starts with the first `length` bytes, which were hashed; true may be wrong.
    func mayStart(_ hash: WordHash, length: Int) -> Bool {
        prefixes.mayContain(hash, length: length)
    }

    func withBytes<Result>(of number: Int32, _ body: (Span<UInt8>) -> Result) -> Result {
        bytes.withSpan(range(of: Int(number)), body)
    }

    private func range(of number: Int) -> Range<Int> {
        (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
    }

    private func isWord(_ number: Int, _ stem: Span<UInt8>, _ ending: WordEnding) -> Bool {
        let range = range(of: number)
        guard range.count == stem.count + ending.count else { return false }
        return bytes.withSpan(range) { word in
            for place in stem.indices where word[place] != stem[place] { return false }
            for place in 0..<ending.count where word[stem.count + place] != ending[place] { return false }
            return true
        }
    }

    private mutating func put(_ numberPlusOne: UInt64, _ mixed: UInt64) {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: mixed) & mask
        while slots[place] != 0 { place = (place + 1) & mask }
        slots[place] = (mixed >> 32) << 32 | numberPlusOne
    }

    private mutating func grow() {
        slots = Block(repeating: 0, count: slots.count * 2)
        for number in 0..<count {
            put(UInt64(number + 1), withBytes(of: Int32(truncatingIfNeeded: number)) { WordHash($0).mixed })
        }
    }

    /// The number of slots: a power of two, so that the table is at most half full.
    private static func slotCount(for capacity: Int) -> Int {
        var count = 64
        while count < capacity * 2 { count *= 2 }
        return count
    }
}

extension WordTable {
    mutating func exchange(with image: inout TableImage) throws(TableImageFault) {
        try image.exchange(&bytes)
        try image.exchange(&ends)
        try image.exchange(&slots)
        try prefixes.exchange(with: &image)
    }
}
