/// The smallest convex area around points.
enum ConvexHull {
    /// Its corners in turn, none of them on the straight line between its neighbours (Andrew 1979, "Another efficient
    /// algorithm for convex hulls in two dimensions").
    static func corners(of points: [SheetPoint]) -> [SheetPoint] {
        let sorted = Array(Set(points)).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count >= 3 else { return sorted }
        let lower = chain(sorted)
        let upper = chain(sorted.reversed())
        return lower.dropLast() + upper.dropLast()
    }

    private static func chain(_ points: [SheetPoint]) -> [SheetPoint] {
        var chain: [SheetPoint] = []
        for point in points {
            while chain.count >= 2, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                chain.removeLast()
            }
            chain.append(point)
        }
        return chain
    }

    private static func turn(_ a: SheetPoint, _ b: SheetPoint, _ c: SheetPoint) -> Double {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}
