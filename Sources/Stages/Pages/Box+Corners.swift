internal import Models

extension Box {
    /// The upright box around points, rounded outwards and kept inside a picture of the given size.
    ///
    /// Points that aren't finite count as the corner at the origin.
    package init(around points: [(Double, Double)], within width: Int, _ height: Int) {
        func clamped(_ value: Double?, to limit: Int) -> Int {
            guard let value, value.isFinite else { return 0 }
            return Int(min(max(value, 0), Double(limit)))
        }
        let left = clamped(points.map(\.0).min()?.rounded(.down), to: width)
        let right = clamped(points.map(\.0).max()?.rounded(.up), to: width)
        let top = clamped(points.map(\.1).min()?.rounded(.down), to: height)
        let bottom = clamped(points.map(\.1).max()?.rounded(.up), to: height)
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
