internal import Models

/// A small part of a sheet, divided into ink and paper.
struct InkArea {
    /// On the sheet.
    let box: Box
    /// In pixels of the area, which are smaller than the sheet's where it is enlarged.
    let width: Int
    let height: Int
    /// How far each pixel is on the way from paper (0) to ink (1), row by row; extremes may exceed that range.
    private let levels: [Double]

    /// Marks fainter than this, in grey values, can't be told from grain.
    private static let leastContrast = 20.0

    /// Handles dark and light letters: paper is what most of the rim consists of. `zoom` divides each pixel into so
    /// many by so many, for marks of two or three pixels. Nil for an area outside the sheet or without ink.
    init?(_ area: Box, of raster: GreyRaster, zoom: Int = 1) {
        let left = min(max(0, area.x), raster.width)
        let top = min(max(0, area.y), raster.height)
        let right = min(max(left, area.maxX), raster.width)
        let bottom = min(max(top, area.maxY), raster.height)
        guard right - left >= 3, bottom - top >= 3 else { return nil }
        box = Box(x: left, y: top, width: right - left, height: bottom - top)
        let zoom = max(1, zoom)
        width = box.width * zoom
        height = box.height * zoom
        let pixels = Self.pixels(of: raster, in: box, zoom: zoom)
        var counts = [Int](repeating: 0, count: 256)
        for pixel in pixels { counts[Int(pixel)] += 1 }
        let threshold = LineLight.otsu(counts, of: pixels.count)
        let dark = Self.mean(counts, 0...threshold)
        let light = Self.mean(counts, min(threshold + 1, 255)...255)
        guard let dark, let light, light - dark >= Self.leastContrast else { return nil }
        var rim = Array(pixels.prefix(width) + pixels.suffix(width))
        for row in 0..<height { rim += [pixels[row * width], pixels[(row + 1) * width - 1]] }
        let isDarkPaper = rim.count { Int($0) <= threshold } * 2 > rim.count
        let (paper, ink) = isDarkPaper ? (dark, light) : (light, dark)
        levels = pixels.map { (Double($0) - paper) / (ink - paper) }
    }

    private static func pixels(of raster: GreyRaster, in box: Box, zoom: Int) -> [UInt8] {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(box.width * box.height * zoom * zoom)
        for y in 0..<box.height * zoom {
            if zoom == 1 {
                let start = (box.y + y) * raster.width + box.x
                pixels += raster.bytes[start..<start + box.width]
                continue
            }
            let row = Double(box.y) + (Double(y) + 0.5) / Double(zoom) - 0.5
            for x in 0..<box.width * zoom {
                let value = raster.cubic(Double(box.x) + (Double(x) + 0.5) / Double(zoom) - 0.5, row)
                pixels.append(UInt8(min(max(value + 0.5, 0), 255)))
            }
        }
        return pixels
    }

    private static func mean(_ counts: [Int], _ values: ClosedRange<Int>) -> Double? {
        let count = values.reduce(0) { $0 + counts[$1] }
        return count == 0 ? nil : Double(values.reduce(0) { $0 + $1 * counts[$1] }) / Double(count)
    }

    /// The connected pieces of ink, in coordinates of the area, from left to right.
    var pieces: [Blob] {
        InkMask(width: width, height: height, ink: levels.map { $0 >= 0.5 ? 1 : 0 }).allBlobs()
    }

    /// How much a piece looks like the Turkish lira sign.
    func likenessToLira(_ piece: Blob) -> Double {
        LiraSign.likeness(
            LiraSign.fields(columns: piece.box.width, rows: piece.box.height) { column, row in
                levels[(piece.box.y + row) * width + piece.box.x + column]
            })
    }

    /// The edge, in rows of the area with fractions, where the ink of pieces begins: half-way from paper to ink.
    func top(of pieces: [Blob]) -> Double? {
        guard let row = pieces.map(\.box.y).min() else { return nil }
        let columns = pieces.filter { $0.box.y == row }.map { $0.box.x..<$0.box.maxX }
        return Double(row) + 0.5 - step(from: row, to: row - 1, in: columns)
    }

    /// The edge where it ends.
    func bottom(of pieces: [Blob]) -> Double? {
        guard let row = pieces.map(\.box.maxY).max().map({ $0 - 1 }) else { return nil }
        let columns = pieces.filter { $0.box.maxY == row + 1 }.map { $0.box.x..<$0.box.maxX }
        return Double(row) + 0.5 + step(from: row, to: row + 1, in: columns)
    }

    /// The share of the way from the last row with ink to the next one at which the ink ends, from 0 to 1.
    private func step(from row: Int, to next: Int, in columns: [Range<Int>]) -> Double {
        func level(_ row: Int) -> Double {
            guard row >= 0, row < height else { return 0 }
            return min(columns.joined().reduce(0) { max($0, levels[row * width + $1]) }, 1)
        }
        let (last, beyond) = (level(row), level(next))
        return last > 0.5 && beyond < 0.5 ? (last - 0.5) / (last - beyond) : 0.5
    }

    /// How many pixels of ink each row has.
    var rows: [Int] {
        (0..<height).map { row in levels[row * width..<(row + 1) * width].count { $0 >= 0.5 } }
    }

    /// Which columns have ink in the given rows.
    func columns(in rows: Range<Int>) -> [Bool] {
        let rows = rows.clamped(to: 0..<height)
        return (0..<width).map { column in rows.contains { levels[$0 * width + column] >= 0.5 } }
    }
}
