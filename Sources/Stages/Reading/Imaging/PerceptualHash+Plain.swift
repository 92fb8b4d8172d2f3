internal import Models

/// Hashes of the brightness of a few areas, which need no transform. A scan takes none of them; they are there for
/// measuring.
extension PerceptualHash {
    /// Areas of a page are often almost as bright as each other, so halving it first would tip many bits.
    private static let detail = 64

    static func plain(of pix: borrowing Pix) -> [PerceptualHash] {
        [average(of: pix), difference(of: pix), blockMean(of: pix)].compactMap { $0 }
    }

    /// Of 8 × 8 areas, which are brighter than their mean, as computed by Python's imagehash (`average_hash`).
    ///
    /// Nil for an empty picture, or without memory; so are those below.
    private static func average(of pix: borrowing Pix) -> PerceptualHash? {
        guard let values = SmallGrey(of: pix, columns: 8, rows: 8, detail: detail)?.values else { return nil }
        let mean = values.reduce(0, +) / Double(values.count)
        return PerceptualHash(algorithm: "average-64", bits: values.map { $0 > mean })
    }

    /// Of 8 × 8 areas, which are darker than their right neighbours (`dhash` of imagehash).
    private static func difference(of pix: borrowing Pix) -> PerceptualHash? {
        guard let values = SmallGrey(of: pix, columns: 9, rows: 8, detail: detail)?.values else { return nil }
        let bits = (0..<8).flatMap { row in (0..<8).map { values[row * 9 + $0 + 1] > values[row * 9 + $0] } }
        return PerceptualHash(algorithm: "difference-64", bits: bits)
    }

    /// Of 16 × 16 blocks, which have a mean above the median of all (B. Yang, F. Gu and X. Niu, "Block Mean Value Based
    /// Image Perceptual Hashing", 2006, the first of its methods).
    private static func blockMean(of pix: borrowing Pix) -> PerceptualHash? {
        guard let values = SmallGrey(of: pix, columns: 16, rows: 16, .box, detail: detail)?.values else { return nil }
        let sorted = values.sorted()
        let median = (sorted[127] + sorted[128]) / 2
        return PerceptualHash(algorithm: "block-mean-256", bits: values.map { $0 > median })
    }

    /// - Parameter bits: 64 or 256, the first one leading.
    private init(algorithm: String, bits: [Bool]) {
        var words = SIMD4<UInt64>()
        for (place, bit) in bits.enumerated() { words[place / 64] = words[place / 64] << 1 | (bit ? 1 : 0) }
        let value = bits.count == 64 ? HashBits(words[0]) : HashBits(words)
        self.init(algorithm: algorithm, version: 1, value: value.hexadecimal)
    }
}
