internal import Models

/// A sheet's grey values at full, half, quarter … size, so that lines of every size are cut out without aliasing
/// (Williams 1983, "Pyramidal parametrics").
struct SheetLayers {
    let width: Int
    let height: Int
    /// Largest first.
    private let layers: [(raster: GreyRaster, scale: Double)]

    /// Nil for a sheet that isn't 8-bit grey, or without memory.
    init?(_ sheet: borrowing Pix) {
        width = sheet.width
        height = sheet.height
        guard let whole = GreyRaster(sheet) else { return nil }
        var layers = [(raster: whole, scale: 1.0)]
        var last = sheet.halved()
        while let half = last.take(), layers.count < 4, let raster = GreyRaster(half) {
            layers.append((raster, layers[layers.count - 1].scale / 2))
            last = half.halved()
        }
        self.layers = layers
    }

    /// The grey values of an upright picture of the given size whose unit square `map` takes to the sheet, each
    /// interpolated between four pixels; beyond the sheet its edge goes on.
    ///
    /// `scale` is the size of the picture's pixels against the sheet's: 2 for a picture twice as large.
    func sample(_ map: SheetTransform, width: Int, height: Int, scale: Double) -> [UInt8] {
        guard let layer = layers.last(where: { $0.scale >= scale }) ?? layers.first, width > 0, height > 0 else {
            return []
        }
        let raster = layer.raster
        let fit = SheetTransform.scale(layer.scale).after(map)
        let m = fit.matrix
        var pixels = [UInt8](repeating: 255, count: width * height)
        let right = Double(raster.width - 1)
        let bottom = Double(raster.height - 1)
        for row in 0..<height {
            let v = (Double(row) + 0.5) / Double(height)
            for column in 0..<width {
                let u = (Double(column) + 0.5) / Double(width)
                let w = m[6] * u + m[7] * v + m[8]
                let x = (m[0] * u + m[1] * v + m[2]) / w - 0.5
                let y = (m[3] * u + m[4] * v + m[5]) / w - 0.5
                guard x.isFinite, y.isFinite else { continue }
                let (left, top) = (min(max(x, 0), right), min(max(y, 0), bottom))
                let (x0, y0) = (Int(left), Int(top))
                let (x1, y1) = (min(x0 + 1, raster.width - 1), min(y0 + 1, raster.height - 1))
                let (fx, fy) = (left - Double(x0), top - Double(y0))
                let above = y0 * raster.width
                let below = y1 * raster.width
                let upper = Double(raster.bytes[above + x0]) * (1 - fx) + Double(raster.bytes[above + x1]) * fx
                let lower = Double(raster.bytes[below + x0]) * (1 - fx) + Double(raster.bytes[below + x1]) * fx
                pixels[row * width + column] = UInt8(min(max(upper * (1 - fy) + lower * fy + 0.5, 0), 255))
            }
        }
        return pixels
    }
}
