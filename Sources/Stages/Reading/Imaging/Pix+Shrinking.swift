extension Pix {
    /// The factor that brings the longer side to `side` pixels at most without losing the shorter one; 1 when it is
    /// short enough already.
    func shrinkFactor(toSide side: Double) -> Double {
        let factor = side / Double(max(1, max(width, height)))
        return min(1, max(factor, 1 / Double(max(1, min(width, height)))))
    }
}
