/// Grey values between pixels. Coordinates refer to the middles of pixels; beyond the picture its edge is repeated.
extension GreyRaster {
    /// Interpolates between the four nearest pixels.
    func linear(_ x: Double, _ y: Double) -> Float {
        let (left, top) = (clamped(x, width), clamped(y, height))
        let (x0, y0) = (Int(left), Int(top))
        let (x1, y1) = (min(x0 + 1, width - 1), min(y0 + 1, height - 1))
        let (fx, fy) = (Float(left - Double(x0)), Float(top - Double(y0)))
        let upper = Float(bytes[y0 * width + x0]) * (1 - fx) + Float(bytes[y0 * width + x1]) * fx
        let lower = Float(bytes[y1 * width + x0]) * (1 - fx) + Float(bytes[y1 * width + x1]) * fx
        return upper * (1 - fy) + lower * fy
    }

    /// Interpolates between the sixteen nearest pixels by cubic convolution (Keys 1981, a = -0.75).
    func cubic(_ x: Double, _ y: Double) -> Float {
        let (left, top) = (clamped(x, width), clamped(y, height))
        let (x0, y0) = (Int(left), Int(top))
        let across = Self.weights(Float(left - Double(x0)))
        let down = Self.weights(Float(top - Double(y0)))
        var sum: Float = 0
        for row in 0..<4 {
            let start = min(max(y0 + row - 1, 0), height - 1) * width
            var part: Float = 0
            for column in 0..<4 {
                part += across[column] * Float(bytes[start + min(max(x0 + column - 1, 0), width - 1)])
            }
            sum += down[row] * part
        }
        return sum
    }

    private func clamped(_ value: Double, _ side: Int) -> Double { min(max(value, 0), Double(side - 1)) }

    private static func weights(_ rest: Float) -> SIMD4<Float> {
        let a: Float = -0.75
        func near(_ x: Float) -> Float { ((a + 2) * x - (a + 3)) * x * x + 1 }
        func far(_ x: Float) -> Float { ((a * x - 5 * a) * x + 8 * a) * x - 4 * a }
        return SIMD4(far(1 + rest), near(rest), near(1 - rest), far(2 - rest))
    }
}
