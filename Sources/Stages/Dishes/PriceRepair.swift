internal import Models

/// Compares each price of a page with the others: a decimal mark that was not read, or a currency sign read as a digit,
/// makes an amount ten or a hundred times too large. The printed text stays as it was read; the amount is put right.
enum PriceRepair {
    /// Fewer prices of one form than this say nothing about the rest.
    private static let enough = 4

    static func mended(_ segments: [Segment]) -> [Segment] {
        let page = Page(segments.flatMap(\.prices))
        return segments.map { segment in
            var segment = segment
            for index in segment.prices.indices { mend(&segment.prices[index].price, on: page) }
            return segment
        }
    }

    private static func mend(_ price: inout Price, on page: Page) {
        guard let amount = price.amount, let form = Form(price.text) else { return }
        if page.hasDecimals, let (low, high) = page.range {
            // "850" among 8.95 and 9.50.
            if form.decimals == nil, form.digits.count >= 3, (low / 2...high * 2).contains(amount / 100) {
                price.amount = amount / 100
                // "4,506" among 4,50 €: the sign was read as a digit.
            } else if form.decimals == 3, let sign = form.digits.last, Self.suffixed.contains(sign),
                let whole = Double(form.digits.dropLast()), (low / 2...high * 2).contains(whole / 100)
            {
                price.amount = whole / 100
            }
        } else if form.decimals == nil, !form.hasSign, let first = form.digits.first, let range = page.signedRange,
            page.signs.contains(where: { Self.prefixed[$0]?.contains(first) == true }),
            let rest = Double(form.digits.dropFirst()), amount > 2 * range.upperBound, range.contains(rest)
        {
            // "7180" among ₹180 and ₹220.
            price.amount = rest
        }
    }

    /// Digits that signs behind an amount are read as: € as 6, 0 or 8.
    private static let suffixed: Set<Character> = ["6", "0", "8"]

    /// Digits that signs before an amount are read as.
    private static let prefixed: [Character: Set<Character>] = [
        "₹": ["7", "2", "3"], "€": ["6", "8"], "฿": ["8"], "$": ["5", "8"], "£": ["2", "6", "8"], "₺": ["6", "4"],
        "¥": ["4"],
    ]

    /// How an amount is written.
    private struct Form {
        var digits: String
        /// Digits behind the last `.` or `,`; nil without one.
        var decimals: Int?
        var hasSign: Bool

        init?(_ text: String) {
            digits = text.filter { $0.isASCII && $0.isWholeNumber }
            guard !digits.isEmpty, digits.count <= 7 else { return nil }
            hasSign = text.contains { Currency.signs.contains($0) }
            if let mark = text.lastIndex(where: { ".,".contains($0) }) {
                let behind = text[text.index(after: mark)...].filter { $0.isASCII && $0.isWholeNumber }.count
                decimals = behind > 0 ? behind : nil
            }
        }
    }

    /// What the prices of a page have in common.
    private struct Page {
        var hasDecimals: Bool
        /// The lowest and the highest amount with two decimals.
        var range: (Double, Double)?
        var signs: Set<Character> = []
        /// Around the amounts that stand beside a sign.
        var signedRange: ClosedRange<Double>?

        init(_ prices: [FoundPrice]) {
            var decimal: [Double] = []
            var signed: [Double] = []
            for price in prices.map(\.price) {
                guard let amount = price.amount, let form = Form(price.text) else { continue }
                if form.decimals == 2 { decimal.append(amount) }
                if form.hasSign {
                    signed.append(amount)
                    signs.formUnion(price.text.filter { Currency.signs.contains($0) })
                }
            }
            hasDecimals = decimal.count >= enough && decimal.count * 4 >= prices.count * 3
            if let low = decimal.min(), let high = decimal.max() { range = (low, high) }
            if signed.count >= enough, let low = signed.min(), let high = signed.max() {
                signedRange = low / 2...high * 2
            }
        }
    }
}
