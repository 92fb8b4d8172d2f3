internal import CLeptonica
internal import Models
internal import Pages

/// The colour pixels around a line of text, cut out level and at a standard size, however the photo was taken.
struct ColourStrip {
    let width: Int
    let height: Int
    /// Row by row; red, green, blue.
    let pixels: [SIMD3<Float>]

    /// - Parameters:
    ///   - area: on the sheet, in its pixels.
    ///   - step: pixels of the sheet per pixel of the strip.
    ///   - toPicture: takes a point of the sheet to `picture`.
    ///
    /// Nil for an empty or oversized area; what lies outside the picture repeats its edge.
    init?(of picture: borrowing Pix, area: Box, step: Double, toPicture: SheetTransform) {
        let width = Int((Double(area.width) / step).rounded())
        let height = Int((Double(area.height) / step).rounded())
        let depth = picture.depth
        guard width >= 8, height >= 8, width <= 8_000, height <= 400, depth == 8 || depth == 32,
            let data = unsafe pixGetData(picture.unsafePointer)
        else { return nil }
        let (columns, rows) = (picture.width, picture.height)
        let wordsPerRow = Int(unsafe pixGetWpl(picture.unsafePointer))
        // Several samples are taken per pixel where the picture is finer than the strip.
        let first = toPicture.point(Double(area.midX), Double(area.midY))
        let next = toPicture.point(Double(area.midX) + step, Double(area.midY))
        let reach = max(abs(next.x - first.x), abs(next.y - first.y))
        let samples = reach.isFinite ? min(3, max(1, Int((reach / 1.2).rounded()))) : 1
        let (originX, originY) = (Double(area.x), Double(area.y))
        let m = toPicture.matrix
        guard m.count == 9 else { return nil }
        let (m0, m1, m2, m3, m4, m5, m6, m7, m8) = (m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8])
        var pixels = [SIMD3<Float>](repeating: .zero, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                var sum = SIMD3<Float>.zero
                for sample in 0..<(samples * samples) {
                    let right = (Double(sample % samples) + 0.5) / Double(samples)
                    let down = (Double(sample / samples) + 0.5) / Double(samples)
                    let x = originX + (Double(x) + right) * step
                    let y = originY + (Double(y) + down) * step
                    let w = m6 * x + m7 * y + m8
                    let point = (x: (m0 * x + m1 * y + m2) / w, y: (m3 * x + m4 * y + m5) / w)
                    let (px, py) = (point.x - 0.5, point.y - 0.5)
                    guard px.isFinite, py.isFinite else { continue }
                    let left = min(max(px, 0), Double(columns - 1))
                    let top = min(max(py, 0), Double(rows - 1))
                    let (x0, y0) = (Int(left), Int(top))
                    let (x1, y1) = (min(x0 + 1, columns - 1), min(y0 + 1, rows - 1))
                    let (fx, fy) = (Float(left - Double(x0)), Float(top - Double(y0)))
                    func pixel(_ x: Int, _ y: Int) -> SIMD3<Float> {
                        let row = unsafe data + y * wordsPerRow
                        if depth == 32 {
                            let word = unsafe row[x]
                            return SIMD3(
                                Float(word >> 24 & 0xFF), Float(word >> 16 & 0xFF), Float(word >> 8 & 0xFF))
                        }
                        let grey = unsafe row[x >> 2] >> UInt32(24 - (x & 3) * 8) & 0xFF
                        return SIMD3(repeating: Float(grey))
                    }
                    if samples > 1 {
                        // The mean of the samples is smooth enough.
                        sum += pixel(fx < 0.5 ? x0 : x1, fy < 0.5 ? y0 : y1)
                        continue
                    }
                    let above = pixel(x0, y0) * (1 - fx) + pixel(x1, y0) * fx
                    let below = pixel(x0, y1) * (1 - fx) + pixel(x1, y1) * fx
                    sum += above * (1 - fy) + below * fy
                }
                pixels[y * width + x] = sum / Float(samples * samples)
            }
        }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    init(width: Int, height: Int, pixels: [SIMD3<Float>]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
