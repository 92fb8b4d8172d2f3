package import Models

/// The map from points of a sheet to points of the upright photo, as a 3 × 3 projective matrix in row order:
/// `x' = (m0·x + m1·y + m2) / (m6·x + m7·y + m8)`, `y'` likewise with `m3 … m5`.
package struct SheetTransform: Sendable, Hashable {
    package var matrix: [Double]

    package init(matrix: [Double]) {
        self.matrix = matrix
    }

    package static let identity = SheetTransform(matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1])

    /// Both axes multiplied by one factor.
    package static func scale(_ factor: Double) -> SheetTransform {
        SheetTransform(matrix: [factor, 0, 0, 0, factor, 0, 0, 0, 1])
    }

    /// The transform that does `first`, then this one.
    package func after(_ first: SheetTransform) -> SheetTransform {
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                for inner in 0..<3 {
                    product[row * 3 + column] += matrix[row * 3 + inner] * first.matrix[inner * 3 + column]
                }
            }
        }
        return SheetTransform(matrix: product)
    }

    package func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let w = matrix[6] * x + matrix[7] * y + matrix[8]
        return (
            (matrix[0] * x + matrix[1] * y + matrix[2]) / w,
            (matrix[3] * x + matrix[4] * y + matrix[5]) / w
        )
    }

    /// The upright box around the four mapped corners, kept inside a photo of the given size.
    package func box(_ box: Box, within width: Int, _ height: Int) -> Box {
        let corners = [
            point(Double(box.x), Double(box.y)), point(Double(box.maxX), Double(box.y)),
            point(Double(box.x), Double(box.maxY)), point(Double(box.maxX), Double(box.maxY)),
        ]
        return Box(around: corners, within: width, height)
    }
}

extension SheetTransform {
    /// The map from points of a picture turned clockwise by quarter turns to points of the unturned one, whose size is
    /// given.
    package static func unturning(quarterTurns: Int, width: Int, height: Int) -> SheetTransform {
        let width = Double(width)
        let height = Double(height)
        return switch quarterTurns & 3 {
        case 1: SheetTransform(matrix: [0, 1, 0, -1, 0, height, 0, 0, 1])
        case 2: SheetTransform(matrix: [-1, 0, width, 0, -1, height, 0, 0, 1])
        case 3: SheetTransform(matrix: [0, -1, width, 1, 0, 0, 0, 0, 1])
        default: .identity
        }
    }
}

extension SheetTransform {
    /// The inverse transform, by the adjugate; nil when a sheet is degenerate.
    package var inverse: SheetTransform? {
        let m = matrix
        let adjugate = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
        let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        return SheetTransform(matrix: adjugate.map { $0 / determinant })
    }
}
