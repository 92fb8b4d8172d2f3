/// Numbers in drawings.
enum SVGNumber {
    /// The number with one decimal; 0 for what isn't a number, such as a point on the horizon.
    static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e6 else { return "0" }
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : String(Double(tenths) / 10)
    }
}
