internal import Foundation

/// How far most of the text on a sheet is turned, by the long sides of the areas in which a detector found it.
///
/// An area tells an angle only up to half a turn; which way up the text stands, only reading can tell.
struct TextSlope {
    /// Degrees by which lines run downhill (clockwise positive), more than -90 and at most 90.
    let degrees: Double

    /// Nil where no angle is that of most of the text, and for fewer than three areas, which may just be a logo.
    init?(_ lines: [DetectedLine]) {
        let sides = lines.compactMap(Side.init)
        guard sides.count >= 3 else { return nil }
        var bins = [Double](repeating: 0, count: 180)
        for side in sides { bins[Self.bin(side.degrees)] += side.weight }
        func weight(around bin: Int) -> Double {
            (-Self.reach...Self.reach).reduce(0) { $0 + bins[(bin + $1 + 180) % 180] }
        }
        // Of equal ones that nearest to level.
        let order = (0...90).flatMap { [$0, (180 - $0) % 180] }
        guard let main = order.max(by: { weight(around: $0) < weight(around: $1) }) else { return nil }
        let near = sides.map { (off: Self.difference($0.degrees, Double(main)), weight: $0.weight) }
            .filter { abs($0.off) <= Double(Self.reach) + 1 }.sorted { $0.off < $1.off }
        let (all, own) = (sides.reduce(0) { $0 + $1.weight }, near.reduce(0) { $0 + $1.weight })
        guard own > all * Self.leastShare else { return nil }
        var passed = 0.0
        let middle = near.first { side in
            passed += side.weight
            return passed * 2 >= own
        }
        let angle = Double(main) + (middle?.off ?? 0)
        let found = angle + Self.correction(of: angle, lines)
        degrees = Self.difference(found, 0) == -90 ? 90 : Self.difference(found, 0)
    }

    /// Degrees to both sides of an angle that count as the same: perspective and bent pages spread lines that far.
    private static let reach = 4
    /// The share of all text that has to run at an angle for it to be the page's. Lines of pictures without text run
    /// anywhere: 9 degrees of 180 hold a twentieth of them.
    private static let leastShare = 0.35

    /// How far a corner of an area may be off, in heights of the area: a detector's areas lean to the upright, and a
    /// capital or tail at one end turns them. Set by hand: with it the search reaches the 1.7° of a drawn page of short
    /// Arabic names, and a third of a degree where lines are long.
    private static let cornerError = 0.15

    /// What the rows of the page add, in degrees, to the angle that the areas tell. Their corners are off by a share of
    /// the line's height, so that short lines tell their angle badly.
    private static func correction(of degrees: Double, _ lines: [DetectedLine]) -> Double {
        let usable = lines.filter(\.quad.isUsable)
        let aspects = usable.map { max($0.quad.width, $0.quad.height) / max(1, min($0.quad.width, $0.quad.height)) }
            .sorted()
        guard let aspect = aspects.dropFirst(aspects.count / 2).first else { return 0 }
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let places = usable.map { line in
            let corners = line.quad.corners
            let along = corners.map { $0.x * cosine + $0.y * sine }
            let across = corners.map { $0.y * cosine - $0.x * sine }
            let (left, right) = (along.min() ?? 0, along.max() ?? 0)
            let (top, bottom) = (across.min() ?? 0, across.max() ?? 0)
            return RowTilt.Place(left: left, right: right, middle: (top + bottom) / 2, height: bottom - top)
        }
        return atan(RowTilt.sharpest(places, guess: 0, reach: cornerError / aspect)) * 180 / .pi
    }

    private static func bin(_ degrees: Double) -> Int { (Int(degrees.rounded()) % 180 + 180) % 180 }

    /// The difference of two angles that are the same after half a turn, from -90 to 90.
    private static func difference(_ one: Double, _ other: Double) -> Double {
        (one - other).remainder(dividingBy: 180)
    }

    /// The long side of an area that is clearly longer than wide.
    private struct Side {
        var degrees: Double
        var weight: Double

        init?(_ line: DetectedLine) {
            let quad = line.quad
            let (long, short) = (max(quad.width, quad.height), min(quad.width, quad.height))
            guard quad.isUsable, long >= 2 * short else { return nil }
            let end = quad.width >= quad.height ? quad.topRight : quad.bottomLeft
            let (dx, dy) = (end.x - quad.topLeft.x, end.y - quad.topLeft.y)
            degrees = atan2(dy, dx) * 180 / .pi
            weight = long * line.confidence
        }
    }
}
