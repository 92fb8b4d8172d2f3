public import Foundation

extension JSONEncoder {
    /// The one way bundles and their parts become text: sorted keys, no escaped slashes, so that equal values give
    /// equal bytes.
    public static func bundle(pretty: Bool = false) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return encoder
    }
}

extension Double {
    /// The value rounded to a number of decimals, so that it is the same text on every machine.
    public func rounded(toDecimals decimals: Int) -> Double {
        var factor = 1.0
        for _ in 0..<decimals { factor *= 10 }
        return (self * factor).rounded() / factor
    }
}
