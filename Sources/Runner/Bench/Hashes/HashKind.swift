internal import Models

/// A hash and what it is taken of.
struct HashKind: Sendable, Hashable {
    /// In tables and in JSON.
    var name: String
    var bits: Int

    /// Those that a scan takes, behind those that are simpler: of the photo, and of the page.
    static let own: [HashKind] = [photo, page].flatMap { name in
        [
            name("average-64", 64), name("difference-64", 64), name("block-mean-256", 256), name("dct-64", 64),
            name("pdq", 256),
        ]
    }

    static func photo(_ algorithm: String, bits: Int) -> HashKind { HashKind(name: "photo " + algorithm, bits: bits) }
    static func page(_ algorithm: String, bits: Int) -> HashKind { HashKind(name: "page " + algorithm, bits: bits) }

    /// The radii that recall and false proposals are told for.
    var radii: [Int] {
        switch bits {
        case 64: [0, 2, 4, 6, 8, 10, 12, 14, 16, 20]
        case 256: [0, 10, 20, 31, 40, 50, 60, 70, 80, 90]
        default: (0..<10).map { $0 * bits / 28 }
        }
    }
}

extension HashKind: Encodable {
    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(name)
    }
}

/// The hashes of one picture.
struct HashSet: Sendable {
    private var hashes: [HashKind: HexadecimalHash] = [:]
    /// PDQ's own quality, of the photo as taken.
    private(set) var quality: Int?

    init(photo: [PerceptualHash], page: [PerceptualHash]) {
        for (hashes, kind) in [(photo, HashKind.photo), (page, HashKind.page)] {
            for hash in hashes {
                guard let value = HexadecimalHash(hash.value) else { continue }
                self.hashes[kind(hash.algorithm, value.bits)] = value
            }
        }
        quality = photo.lazy.compactMap(\.quality).first
    }

    /// - Parameter named: another program's, by what it calls them.
    init(named: [String: HexadecimalHash]) {
        for (name, hash) in named { hashes[HashKind(name: name, bits: hash.bits)] = hash }
    }

    var kinds: Dictionary<HashKind, HexadecimalHash>.Keys { hashes.keys }

    func distance(to other: HashSet, _ kind: HashKind) -> Int? {
        guard let mine = hashes[kind], let theirs = other.hashes[kind] else { return nil }
        return mine.distance(to: theirs)
    }
}

/// A hash of any length, as its hexadecimal digits.
struct HexadecimalHash: Sendable, Hashable {
    private let digits: [UInt8]

    var bits: Int { digits.count * 4 }

    /// Nil for a text that is no digits, or more than any hash of a picture has.
    init?(_ text: String) {
        let values = text.compactMap(\.hexDigitValue)
        guard !values.isEmpty, values.count == text.count, values.count <= 4096 else { return nil }
        digits = values.map(UInt8.init)
    }

    /// The number of differing bits, or nil when the lengths differ.
    func distance(to other: HexadecimalHash) -> Int? {
        guard digits.count == other.digits.count else { return nil }
        return zip(digits, other.digits).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
    }
}
