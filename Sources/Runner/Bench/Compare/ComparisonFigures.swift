internal import Foundation

/// How figures and differences are written in all forms of a comparison.
enum ComparisonFigures {
    /// With as many decimals as tell something.
    static func plain(_ value: Double) -> String {
        switch abs(value) {
        case ..<10: String(format: "%.3f", value)
        case ..<1000: String(format: "%.1f", value)
        default: String(format: "%.0f", value)
        }
    }

    static func signed(_ value: Double) -> String {
        let text = plain(value)
        return value > 0 ? "+" + text : text
    }
}
