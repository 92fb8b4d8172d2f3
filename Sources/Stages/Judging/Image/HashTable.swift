/// Values by a hash, several perhaps under one, in the order in which they were added.
///
/// A hash table with chaining; the number of buckets is a power of two.
struct HashTable<Value: BitwiseCopyable & Sendable>: Sendable {
    private struct Link: BitwiseCopyable, Sendable {
        var hash: UInt64
        var value: Value
        /// The next one of the same bucket, or -1.
        var next: Int32
    }

    private var links = Block<Link>()
    /// The first link of each bucket, or -1.
    private var heads: Block<Int32>
    /// The last ones, which only a table that grows needs.
    private var tails: Block<Int32>

    init() {
        heads = Block(repeating: -1, count: 1024)
        tails = heads
    }

    mutating func insert(_ value: Value, under hash: UInt64) {
        if links.count >= heads.count { grow() }
        links.append(Link(hash: hash, value: value, next: -1))
        link(links.count - 1)
    }

    /// The first value under the hash that passes the test.
    func first(under hash: UInt64, where test: (Value) -> Bool) -> Value? {
        var place = Int(heads[bucket(of: hash)])
        while place >= 0 {
            let link = links[place]
            if link.hash == hash, test(link.value) { return link.value }
            place = Int(link.next)
        }
        return nil
    }

    func forEach(under hash: UInt64, _ body: (Value) -> Void) {
        _ = first(under: hash) { value in
            body(value)
            return false
        }
    }

    private func bucket(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (heads.count - 1) }

    private mutating func link(_ place: Int) {
        let bucket = bucket(of: links[place].hash)
        let number = Int32(truncatingIfNeeded: place)
        let last = Int(tails[bucket])
        if last < 0 { heads[bucket] = number } else { links[last].next = number }
        tails[bucket] = number
    }

    private mutating func grow() {
        heads = Block(repeating: -1, count: heads.count * 2)
        tails = heads
        for place in 0..<links.count {
            links[place].next = -1
            link(place)
        }
    }
}

extension HashTable {
    mutating func exchange(with image: inout TableImage) throws(TableImageFault) {
        try image.exchange(&links)
        try image.exchange(&heads)
    }
}
