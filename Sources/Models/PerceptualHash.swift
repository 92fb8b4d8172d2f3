/// A short code that changes little when the picture changes little.
///
/// Two hashes may only be compared when algorithm and version are the same. A small Hamming distance proposes that
/// two photos show the same menu; it never decides it.
public struct PerceptualHash: Codable, Sendable, Hashable {
    /// `dct-64`: signs of the 8 × 8 lowest frequencies of a 32 × 32 grey picture against their median. `pdq`: the 256
    /// bits of the published PDQ algorithm. `dct-64-text`: as `dct-64`, of the part of a page with text on it.
    public var algorithm: String
    /// Goes up when the algorithm changes. Of a straightened page, also when straightening does: 101 is the first
    /// version of the algorithm after the first version of straightening, so it is never compared with a hash of the
    /// photo as taken, whose versions are below 100.
    public var version: Int
    /// The bits as lower-case hexadecimal digits: `dct-64` lowest frequency first, `pdq` in the order that PDQ's own
    /// programs write, highest frequency first.
    public var value: String
    /// How much there is to tell pictures apart by, 0 (a plain area) to 100; PDQ's own figure, by which hashes below 50
    /// should not be trusted. All hashes of a page have that of its `pdq`. Nil where there is none, and in results of
    /// earlier versions.
    public var quality: Int?

    public init(algorithm: String, version: Int, value: String, quality: Int? = nil) {
        self.algorithm = algorithm
        self.version = version
        self.value = value
        self.quality = quality
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(algorithm, forKey: .algorithm)
        try container.encode(version, forKey: .version)
        try container.encode(value, forKey: .value)
        try container.encode(quality, forKey: .quality)
    }

    /// The number of differing bits, or nil when the hashes can't be compared.
    public func hammingDistance(to other: PerceptualHash) -> Int? {
        guard algorithm == other.algorithm, version == other.version, let mine = bits, let theirs = other.bits else {
            return nil
        }
        return mine.distance(to: theirs)
    }

    /// Nil when the value isn't 64 or 256 bits in hexadecimal digits.
    public var bits: HashBits? { HashBits(hexadecimal: value) }
}
