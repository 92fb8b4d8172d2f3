internal import Foundation

/// The regularised incomplete beta function, by its continued fraction (NIST Digital Library of Mathematical Functions,
/// 8.17.22), evaluated with the modified Lentz method (Press et al., Numerical Recipes, 3rd ed., 5.2 and 6.4).
enum IncompleteBeta {
    private static let mostSteps = 10_000
    private static let precision = 1e-14
    /// Stands in for a denominator of zero.
    private static let tiny = 1e-300

    /// I_x(a, b), from 0 to 1.
    ///
    /// - Parameters:
    ///   - x: from 0 to 1.
    ///   - a: positive, as `b`.
    static func regularised(_ x: Double, _ a: Double, _ b: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        // The fraction converges fast on this side of the mean only.
        if x > (a + 1) / (a + b + 2) { return 1 - regularised(1 - x, b, a) }
        let logOfFactor = lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)
        return exp(logOfFactor) / a / fraction(x, a, b)
    }

    /// 1 + d1 / (1 + d2 / (1 + …)).
    private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
        var value = 1.0
        var numerators = 1.0
        var denominators = 0.0
        for step in 1...mostSteps {
            let m = Double(step / 2)
            let coefficient =
                step % 2 == 0
                ? m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
                : -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
            denominators = 1 + coefficient * denominators
            denominators = 1 / (denominators == 0 ? tiny : denominators)
            numerators = 1 + coefficient / numerators
            if numerators == 0 { numerators = tiny }
            let change = numerators * denominators
            value *= change
            if abs(change - 1) < precision { break }
        }
        return value
    }
}
