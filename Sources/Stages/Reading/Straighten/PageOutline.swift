internal import Models

/// The corners of a light page on a dark background: top left, top right, bottom right, bottom left.
struct PageOutline {
    var corners: [Point]

    struct Point {
        var x: Double
        var y: Double

        func distance(to other: Point) -> Double {
            ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
        }
    }

    /// Finds the outline on an 8-bit grey sheet, in its pixels; nil when the photo doesn't clearly show one.
    ///
    /// The largest light area of a copy of 400 pixels must cover 25 to 90 % of it, be 60 grey levels lighter than the
    /// rest, keep all corners off the picture's edge, and fill the quadrilateral of its extreme corners to within 4 %,
    /// as only a sheet with straight edges does.
    static func find(on sheet: borrowing Pix) -> PageOutline? {
        let factor = sheet.shrinkFactor(toSide: side)
        guard let small = sheet.scaled(by: factor), let smooth = small.blurred(radius: 2),
            let raster = GreyRaster(smooth), let area = LightArea.largest(in: raster)
        else { return nil }
        let share = Double(area.filled) / Double(raster.width * raster.height)
        let outline = PageOutline(corners: area.corners)
        let margin = 3.0
        let inside = area.corners.allSatisfy {
            $0.x >= margin && $0.y >= margin && $0.x <= Double(raster.width) - margin
                && $0.y <= Double(raster.height) - margin
        }
        guard inside, share >= 0.25, share <= 0.9, area.contrast >= 60,
            abs(Double(area.filled) - outline.area) <= 0.04 * outline.area
        else { return nil }
        return PageOutline(corners: area.corners.map { Point(x: $0.x / factor, y: $0.y / factor) })
    }

    private static let side = 400.0

    /// Whether at least four fifths of what looks like letters on a sheet, in whose pixels the corners are, lie within.
    ///
    /// Beside a page there is little that looks like letters. Of the outlines of 61 drawn pages seven held less, all of
    /// them edges of a shadow; two more such edges held four fifths, which `Sheet.isFlat` tells.
    func holdsText(of sheet: borrowing Pix) -> Bool {
        let factor = sheet.shrinkFactor(toSide: Self.markSide)
        guard let small = sheet.scaled(by: factor) else { return true }
        let marks = TextMarks.find(in: small)
        let letters = marks.dark.count >= marks.light.count ? marks.dark : marks.light
        let within = letters.count {
            contains(Point(x: Double($0.x + $0.maxX) / 2 / factor, y: Double($0.y + $0.maxY) / 2 / factor))
        }
        return within * 5 >= letters.count * 4
    }

    private static let markSide = 1_600.0

    /// Whether a point lies to the right of every side, as they follow one another clockwise.
    private func contains(_ point: Point) -> Bool {
        corners.indices.allSatisfy { index in
            let (from, to) = (corners[index], corners[(index + 1) % corners.count])
            return (to.x - from.x) * (point.y - from.y) >= (to.y - from.y) * (point.x - from.x)
        }
    }

    /// The area by the shoelace formula.
    var area: Double {
        var sum = 0.0
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            sum += corner.x * next.y - next.x * corner.y
        }
        return abs(sum) / 2
    }

    private var sides: (top: Double, right: Double, bottom: Double, left: Double) {
        (
            corners[0].distance(to: corners[1]), corners[1].distance(to: corners[2]),
            corners[2].distance(to: corners[3]), corners[3].distance(to: corners[0])
        )
    }

    /// The largest ratio of two opposite sides: 1 for a page seen from straight above.
    var keystone: Double {
        let sides = sides
        func ratio(_ one: Double, _ other: Double) -> Double { max(one, other) / max(1, min(one, other)) }
        return max(ratio(sides.top, sides.bottom), ratio(sides.left, sides.right))
    }

    /// The upright rectangle that the page becomes: as wide and high as its sides are on average, around its middle,
    /// and moved into a picture of the given size as far as it fits.
    func rectangle(within width: Int, _ height: Int) -> PageOutline {
        let sides = sides
        let pageWidth = (sides.top + sides.bottom) / 2
        let pageHeight = (sides.left + sides.right) / 2
        func start(_ middle: Double, _ length: Double, _ limit: Int) -> Double {
            max(0, min(middle - length / 2, Double(limit) - length))
        }
        let left = start(corners.reduce(0) { $0 + $1.x } / 4, pageWidth, width)
        let top = start(corners.reduce(0) { $0 + $1.y } / 4, pageHeight, height)
        return PageOutline(corners: [
            Point(x: left, y: top), Point(x: left + pageWidth, y: top),
            Point(x: left + pageWidth, y: top + pageHeight), Point(x: left, y: top + pageHeight),
        ])
    }
}
