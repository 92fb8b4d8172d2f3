/// Sums over upright rectangles of a picture in constant time (Crow 1984, "Summed-area tables for texture mapping").
struct AreaSums {
    private let width: Int
    private let height: Int
    private let sums: [UInt32]
    private let squares: [UInt64]

    init(_ raster: GreyRaster) {
        width = raster.width
        height = raster.height
        let stride = width + 1
        var sums = [UInt32](repeating: 0, count: stride * (height + 1))
        var squares = [UInt64](repeating: 0, count: stride * (height + 1))
        for y in 0..<height {
            var row: UInt32 = 0
            var rowSquares: UInt64 = 0
            for x in 0..<width {
                let value = UInt32(raster.bytes[y * width + x])
                // Sums of a sheet of 16 megapixels fit; on a larger one they wrap, but the difference of two sums is
                // still correct.
                row &+= value
                rowSquares &+= UInt64(value * value)
                sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] &+ row
                squares[(y + 1) * stride + x + 1] = squares[y * stride + x + 1] &+ rowSquares
            }
        }
        self.sums = sums
        self.squares = squares
    }

    /// Mean and standard deviation of the square around a pixel, as far as the square lies in the picture.
    func around(_ x: Int, _ y: Int, radius: Int) -> (mean: Float, deviation: Float) {
        let left = max(0, x - radius)
        let right = min(width, x + radius + 1)
        let top = max(0, y - radius) * (width + 1)
        let bottom = min(height, y + radius + 1) * (width + 1)
        let count = Float((right - left) * ((bottom - top) / (width + 1)))
        let sum = sums[bottom + right] &- sums[bottom + left] &- sums[top + right] &+ sums[top + left]
        let square = squares[bottom + right] &- squares[bottom + left] &- squares[top + right] &+ squares[top + left]
        let mean = Float(sum) / count
        return (mean, max(0, Float(square) / count - mean * mean).squareRoot())
    }
}
