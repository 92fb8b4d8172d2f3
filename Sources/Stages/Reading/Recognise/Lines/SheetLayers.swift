internal import Models
internal import Pages

/// A sheet's grey values at full, half, quarter … size, so that lines of every size are cut out without aliasing
/// (Williams 1983, "Pyramidal parametrics").
struct SheetLayers {
    let width: Int
    let height: Int
    /// At full size.
    let whole: GreyRaster
    /// Largest first.
    private let layers: [(raster: GreyRaster, scale: Double)]

    /// Nil for a sheet that isn't 8-bit grey, or without memory.
    init?(_ sheet: borrowing Pix) {
        width = sheet.width
        height = sheet.height
        guard let whole = GreyRaster(sheet) else { return nil }
        self.whole = whole
        var layers = [(raster: whole, scale: 1.0)]
        var last = sheet.halved()
        while let half = last.take(), layers.count < 4, let raster = GreyRaster(half) {
            layers.append((raster, layers[layers.count - 1].scale / 2))
            last = half.halved()
        }
        self.layers = layers
    }

    /// The grey values of an upright picture of the given size whose unit square `map` takes to the sheet; beyond the
    /// sheet its edge is repeated.
    ///
    /// `scale` is how many of the picture's pixels make one of the sheet's: 2 for a picture twice as large. A larger
    /// picture is interpolated cubically, since linear interpolation blurs thin strokes, and a smaller one linearly.
    func sample(_ map: SheetTransform, width: Int, height: Int, scale: Double) -> [UInt8] {
        guard let layer = layers.last(where: { $0.scale >= scale }) ?? layers.first, width > 0, height > 0 else {
            return []
        }
        let raster = layer.raster
        let m = SheetTransform.scale(layer.scale).after(map).matrix
        let isEnlarged = scale > layer.scale
        var pixels = [UInt8](repeating: 255, count: width * height)
        for row in 0..<height {
            let v = (Double(row) + 0.5) / Double(height)
            for column in 0..<width {
                let u = (Double(column) + 0.5) / Double(width)
                let w = m[6] * u + m[7] * v + m[8]
                let x = (m[0] * u + m[1] * v + m[2]) / w - 0.5
                let y = (m[3] * u + m[4] * v + m[5]) / w - 0.5
                guard x.isFinite, y.isFinite else { continue }
                let value = isEnlarged ? raster.cubic(x, y) : raster.linear(x, y)
                pixels[row * width + column] = UInt8(min(max(value + 0.5, 0), 255))
            }
        }
        return pixels
    }
}
