internal import Foundation

/// Amounts of money as a person writes them.
enum MoneyText {
    /// A million, in millionths: far more than a menu ever costs.
    private static let most = 1_000_000_000_000

    /// `0.50` as 500000; nil for anything but a plain decimal number, for more than six decimals, and for more than a
    /// million.
    static func millionths(_ text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = digits(parts[0]), whole <= 1_000_000 else { return nil }
        var millionths = whole * 1_000_000
        if parts.count == 2 {
            let decimals = parts[1]
            let padding = String(repeating: "0", count: max(0, 6 - decimals.utf8.count))
            guard decimals.utf8.count <= 6, let part = digits(decimals), let rest = Int(String(part) + padding),
                decimals.utf8.allSatisfy({ (0x30...0x39).contains($0) })
            else { return nil }
            millionths += rest
        }
        return (1...most).contains(millionths) ? millionths : nil
    }

    /// With at least two decimals: 500000 as `0.50`, 1 as `0.000001`.
    static func text(millionths: Int) -> String {
        let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
        let digits = String(rest.magnitude)
        var decimals = String(repeating: "0", count: 6 - digits.count) + digits
        while decimals.count > 2, decimals.last == "0" { decimals.removeLast() }
        return "\(whole).\(decimals)"
    }

    /// Three letters in upper case; nil for anything but a currency that is in use.
    static func currency(_ text: String) -> String? {
        let isCode = text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
        let code = text.uppercased()
        return isCode && currencies.contains(code) ? code : nil
    }

    /// Codes of ISO 4217 of what is paid with today; those of metals, funds and tests are left out.
    private static let currencies = Set(Locale.commonISOCurrencyCodes)

    private static func digits(_ text: Substring) -> Int? {
        (1...7).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }
}
