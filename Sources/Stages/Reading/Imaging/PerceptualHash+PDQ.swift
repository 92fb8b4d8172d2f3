internal import Foundation
internal import Models

extension PerceptualHash {
    /// The 256-bit PDQ hash of a picture ("The TMK+PDQF Video-Hashing Algorithm and the PDQ Image-Hashing Algorithm",
    /// Facebook 2019): 64 × 64 filtered grey values, their discrete cosine transform, and for each of 16 × 16 low
    /// frequencies, without the constant ones, whether it is above their median.
    ///
    /// Nil for an empty picture, or without memory.
    init?(pdqOf pix: borrowing Pix) {
        guard let grey = pix.grey(), let samples = JaroszFilter.samples(of: grey) else { return nil }
        let frequencies = Self.pdqFrequencies(of: samples)
        let sorted = frequencies.sorted()
        let median = sorted[sorted.count / 2 - 1]
        var words = SIMD4<UInt64>()
        for (place, frequency) in frequencies.enumerated() where frequency > median {
            words[3 - place / 64] |= 1 << UInt64(place % 64)
        }
        self.init(
            algorithm: "pdq", version: 1, value: HashBits(words).hexadecimal, quality: Self.pdqQuality(of: samples))
    }

    /// The frequencies 1 to 16 along both axes, row by row.
    private static func pdqFrequencies(of samples: [Float]) -> [Float] {
        let side = JaroszFilter.side
        let scale = (2.0 / Double(side)).squareRoot()
        let waves = (1...16).map { frequency in
            (0..<side).map { place in
                Float(scale * cos(Double.pi * Double(frequency) * Double(2 * place + 1) / Double(2 * side)))
            }
        }
        let rows = waves.map { wave in
            (0..<side).map { x in (0..<side).reduce(Float(0)) { $0 + wave[$1] * samples[$1 * side + x] } }
        }
        return rows.flatMap { row in
            waves.map { wave in (0..<side).reduce(Float(0)) { $0 + row[$1] * wave[$1] } }
        }
    }

    /// The sum of the steps between neighbours, in whole hundredths of the range of grey, divided by 90 and at most 100.
    private static func pdqQuality(of samples: [Float]) -> Int {
        let side = JaroszFilter.side
        func step(_ one: Int, _ other: Int) -> Int { abs(Int((samples[one] - samples[other]) * 100 / 255)) }
        var sum = 0
        for y in 0..<side {
            for x in 0..<side {
                if y + 1 < side { sum += step(y * side + x, (y + 1) * side + x) }
                if x + 1 < side { sum += step(y * side + x, y * side + x + 1) }
            }
        }
        return min(100, sum / 90)
    }
}
