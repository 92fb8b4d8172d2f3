/// A drawing's ink squeezed into 16 × 16 cells, so that drawings of different sizes can be laid over each other.
///
/// The longer side fills 14 cells and the drawing is centred; a cell holds the share of ink from 0 to 15.
public struct IconMask: Codable, Sendable, Hashable {
    static let side = 16
    /// Row by row from the top left; 256 hexadecimal digits.
    public var cells: String

    /// Nil unless there are 256 hexadecimal digits.
    public init?(cells: String) {
        guard cells.utf8.count == Self.side * Self.side, cells.utf8.allSatisfy({ Self.value($0) != nil }) else {
            return nil
        }
        self.cells = cells
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let mask = IconMask(cells: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not 256 hexadecimal digits")
        }
        self = mask
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(cells)
    }

    /// - Parameter ink: the share of ink, 0 to 1, at a point of a drawing of the given size.
    package init(width: Double, height: Double, ink: (_ x: Double, _ y: Double) -> Double) {
        let scale = max(width, height, 1) / Double(Self.side - 2)
        let left = (width - scale * Double(Self.side)) / 2
        let top = (height - scale * Double(Self.side)) / 2
        var digits = ""
        for row in 0..<Self.side {
            for column in 0..<Self.side {
                var sum = 0.0
                for step in 0..<16 {
                    let x = left + (Double(column) + (Double(step & 3) + 0.5) / 4) * scale
                    let y = top + (Double(row) + (Double(step >> 2) + 0.5) / 4) * scale
                    if x >= 0, y >= 0, x < width, y < height { sum += ink(x, y) }
                }
                digits += String(Int((min(max(sum / 16, 0), 1) * 15).rounded()), radix: 16)
            }
        }
        cells = digits
    }

    /// The cells as numbers from 0 to 1.
    package var values: [Double] { cells.utf8.map { Double(Self.value($0) ?? 0) / 15 } }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 48...57: digit - 48
        case 97...102: digit - 87
        default: nil
        }
    }
}

/// A mask prepared for comparison: its cells minus their mean, scaled to length 1.
package struct MaskShape {
    /// Two drawings have the same shape from this correlation on. Drawings of one kind, blurred or turned by some
    /// degrees, mostly correlate at 0.9 and more, different letters of one typeface below 0.7, plump drawings up to
    /// 0.84.
    package static let same = 0.86

    let cells: [Double]

    package init(_ values: [Double]) {
        let mean = values.reduce(0, +) / Double(max(1, values.count))
        let centred = values.map { $0 - mean }
        let length = centred.reduce(0) { $0 + $1 * $1 }.squareRoot()
        cells = length > 1e-9 ? centred.map { $0 / length } : centred
    }

    package init(_ mask: IconMask) { self.init(mask.values) }

    /// The correlation coefficient: 1 for the same drawing, about 0 for unrelated ones.
    package func likeness(_ other: MaskShape) -> Double {
        guard cells.count == other.cells.count else { return 0 }
        var sum = 0.0
        for index in cells.indices { sum += cells[index] * other.cells[index] }
        return sum
    }
}
