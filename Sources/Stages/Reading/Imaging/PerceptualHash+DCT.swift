internal import Foundation
internal import Models

extension PerceptualHash {
    private static let side = 32

    /// The 64-bit DCT hash of a picture (C. Zauner, "Implementation and Benchmarking of Perceptual Image Hash
    /// Functions", 2010, as computed by Python's imagehash): a 32 × 32 grey version, its discrete cosine transform
    /// (type II) along both axes, then for each of the 8 × 8 lowest frequencies whether it is above their median.
    ///
    /// Nil for an empty picture, or without memory.
    init?(of pix: borrowing Pix) {
        guard let small = SmallGrey(of: pix, columns: Self.side, rows: Self.side) else { return nil }
        let frequencies = Self.lowFrequencies(of: small.values)
        let sorted = frequencies.sorted()
        let median = (sorted[31] + sorted[32]) / 2
        var bits: UInt64 = 0
        for frequency in frequencies { bits = bits << 1 | (frequency > median ? 1 : 0) }
        self.init(algorithm: "dct-64", version: 1, value: HashBits(bits).hexadecimal)
    }

    /// The top left 8 × 8 of the DCT-II of 32 × 32 values, row by row.
    private static func lowFrequencies(of values: [Double]) -> [Double] {
        let waves = (0..<8).map { frequency in
            (0..<side).map { cos(Double.pi * Double(frequency) * Double(2 * $0 + 1) / Double(2 * side)) }
        }
        // First down the columns, so that only 8 rows are left for the second pass.
        let columns = waves.map { wave in
            (0..<side).map { x in (0..<side).reduce(0.0) { $0 + values[$1 * side + x] * wave[$1] } }
        }
        return columns.flatMap { row in
            waves.map { wave in (0..<side).reduce(0.0) { $0 + row[$1] * wave[$1] } }
        }
    }
}
