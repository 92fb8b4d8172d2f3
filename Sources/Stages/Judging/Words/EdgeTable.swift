/// The edges of a trie over words: each leads from a node by a word to another node.
///
/// A hash table with open addressing, at most half full.
struct EdgeTable: Sendable {
    /// Node and word of each edge; `free` where there is none.
    private var keys: Block<UInt64>
    private var nodes: Block<Int32>
    private var count = 0

    private static let free = UInt64.max

    /// - Parameter capacity: roughly how many edges there will be; more do no harm.
    init(capacity: Int) {
        var slots = 64
        while slots < capacity * 2 { slots *= 2 }
        keys = Block(repeating: Self.free, count: slots)
        nodes = Block(repeating: 0, count: slots)
    }

    /// The node that a word leads to, or nil.
    subscript(node: Int32, word: Int32) -> Int32? {
        let key = Self.key(node, word)
        let place = place(of: key)
        return keys[place] == key ? nodes[place] : nil
    }

    /// Adds an edge that isn't there yet.
    mutating func insert(from node: Int32, by word: Int32, to next: Int32) {
        if (count + 1) * 2 > keys.count { grow() }
        put(Self.key(node, word), next)
    }

    private mutating func put(_ key: UInt64, _ next: Int32) {
        let place = place(of: key)
        if keys[place] == Self.free { count += 1 }
        keys[place] = key
        nodes[place] = next
    }

    private mutating func grow() {
        let (oldKeys, oldNodes) = (keys, nodes)
        keys = Block(repeating: Self.free, count: oldKeys.count * 2)
        nodes = Block(repeating: 0, count: keys.count)
        count = 0
        for place in 0..<oldKeys.count where oldKeys[place] != Self.free { put(oldKeys[place], oldNodes[place]) }
    }

    /// The slot that holds the key, or the free one where it would go.
    private func place(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var hash = key &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
        var place = Int(truncatingIfNeeded: hash) & mask
        while keys[place] != key, keys[place] != Self.free { place = (place + 1) & mask }
        return place
    }

    /// Both are counted from 0 and fit in 31 bits, so that no key is `free`.
    private static func key(_ node: Int32, _ word: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
    }
}

extension EdgeTable {
    mutating func exchange(with image: inout TableImage) throws(TableImageFault) {
        try image.exchange(&keys)
        try image.exchange(&nodes)
    }
}
