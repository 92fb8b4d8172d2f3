/// A short code that changes little when the picture changes little.
///
/// Two hashes may only be compared when algorithm and version are the same. A small Hamming distance proposes that
/// two photos show the same menu; it never decides it.
public struct PerceptualHash: Codable, Sendable, Hashable {
    /// `dct-64`: signs of the 8 × 8 lowest frequencies of a 32 × 32 grey picture against their median.
    public var algorithm: String
    public var version: Int
    /// The bits as lower-case hexadecimal digits, lowest frequency first.
    public var value: String

    public init(algorithm: String, version: Int, value: String) {
        self.algorithm = algorithm
        self.version = version
        self.value = value
    }

    /// The number of differing bits, or nil when the hashes can't be compared.
    public func hammingDistance(to other: PerceptualHash) -> Int? {
        guard algorithm == other.algorithm, version == other.version, value.count == other.value.count,
            let mine = UInt64(value, radix: 16), let theirs = UInt64(other.value, radix: 16)
        else { return nil }
        return (mine ^ theirs).nonzeroBitCount
    }
}
