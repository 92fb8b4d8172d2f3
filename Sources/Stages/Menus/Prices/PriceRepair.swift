internal import Models
internal import Pages

/// Compares each price of a page with the others. A decimal mark that was not read, or a currency sign read as a digit,
/// makes an amount ten or a hundred times too large, and a number without a currency beside others that have one may be
/// something else. The printed text stays as it was read, with its cents where they stood behind a space; the amount is
/// corrected.
///
/// The thresholds were set by hand; over 91 menus the repair of single prices made 0.03 to 0.04 more of the matched
/// dishes' prices right.
enum PriceRepair {
    static func mend(_ drafts: inout [DishDraft]) {
        let page = Page(drafts.map(\.prices))
        for index in drafts.indices {
            if page.decimals == 2 { joinCents(&drafts[index].prices, on: page) }
            for price in drafts[index].prices.indices { mend(&drafts[index].prices[price].price, on: page) }
            drafts[index].prices = believed(drafts[index].prices, on: page)
        }
    }

    private static func mend(_ price: inout Price, on page: Page) {
        guard let amount = price.amount, let form = Form(price.text) else { return }
        if page.decimals == 2, form.decimals == 3, let sign = form.digits.last, Self.suffixed.contains(sign),
            let whole = Double(form.digits.dropLast()), page.isNear(whole / 100)
        {
            // "4,506" among 4,50 €: the sign was read as a digit.
            price.amount = whole / 100
        } else if page.decimals == 2, page.hasLostPoint(amount, form) {
            price.amount = amount / 100
        } else if page.decimals == 1, form.decimals == nil, amount >= Self.lostTenths * page.middle,
            amount / 10 >= 0.3 * page.middle
        {
            price.amount = amount / 10
        } else if page.decimals == 0, form.decimals == nil, !form.hasSign, let first = form.digits.first,
            let range = page.signedRange, page.signs.contains(where: { Self.prefixed[$0]?.contains(first) == true }),
            let rest = Double(form.digits.dropFirst()), amount > 2 * range.upperBound, range.contains(rest)
        {
            // "7180" among ₹180 and ₹220.
            price.amount = rest
        } else if page.decimals == 0, form.decimals == nil, !form.hasSign, let last = form.digits.last,
            let range = page.signedRange, page.signs.contains(where: { Self.behind[$0]?.contains(last) == true }),
            let rest = Double(form.digits.dropLast()), amount > 2 * range.upperBound, range.contains(rest)
        {
            // "3658" among 365₴ and 410₴.
            price.amount = rest
        }
    }

    /// Makes one price of a number and the cents behind it: "8 95" on a page that prints cents. Where the cents are
    /// smaller, `PriceGathering` joins them, whatever the page prints.
    private static func joinCents(_ prices: inout [FoundPrice], on page: Page) {
        var joined: [FoundPrice] = []
        for price in prices {
            if let last = joined.last, let amount = amount(of: last, withCents: price), page.isNear(amount) {
                joined[joined.count - 1].price.text = last.price.text + " " + price.price.text
                joined[joined.count - 1].price.amount = amount
                joined[joined.count - 1].rect = last.rect.union(price.rect)
            } else {
                joined.append(price)
            }
        }
        prices = joined
    }

    /// What two prices are together that stand within a space of each other, if the second one may be the cents.
    private static func amount(of price: FoundPrice, withCents cents: FoundPrice) -> Double? {
        let (whole, part) = (price.price.text, cents.price.text)
        let gap = cents.rect.left - price.rect.right
        guard (1...2).contains(whole.count), part.count == 2, (whole + part).allSatisfy(\.isASCIIDigit),
            part.last.map(usualEndings.contains) == true, price.price.label == nil, cents.price.label == nil,
            price.rect.isLevel(with: cents.rect, sharing: 0.5), gap > 0, gap < Self.space * price.rect.height
        else { return nil }
        return Double(whole + "." + part)
    }

    /// The last digits of nearly all cents on menus; "8 12" are two prices.
    private static let usualEndings: Set<Character> = ["0", "5", "9"]

    /// The widest gap between a number and its cents, in heights of the number. Set by hand.
    private static let space = 1.0

    /// The prices without zeros, without one that is far dearer than the rest where the dish has another price, and
    /// without numbers that lack the currency which most prices of the page have, where one of the dish's has it.
    private static func believed(_ prices: [FoundPrice], on page: Page) -> [FoundPrice] {
        var found = prices.filter { $0.price.amount.map { $0 > 0 } ?? true }
        if page.middle > 0 {
            let near = found.filter { $0.price.amount.map { $0 < Self.farOff * page.middle } ?? true }
            if !near.isEmpty { found = near }
        }
        if page.areMarked, found.contains(where: \.isMarked) { found = found.filter(\.isMarked) }
        return found
    }

    /// A multiple of the page's median price: a whole number above it has lost its decimal point, and one with cents is
    /// no price.
    private static let lostPoint = 4.0
    private static let lostTenths = 2.5
    private static let farOff = 12.0

    /// Digits that currency signs behind an amount are read as: € as 6, 0 or 8.
    private static let suffixed: Set<Character> = ["6", "0", "8"]

    /// The same where amounts have no cents.
    private static let behind: [Character: Set<Character>] = ["₴": ["2", "8"]]

    /// Digits that currency signs before an amount are read as.
    private static let prefixed: [Character: Set<Character>] = [
        "₹": ["7", "2", "3"], "€": ["6", "8"], "฿": ["8"], "$": ["5", "8"], "£": ["2", "6", "8"], "₺": ["6", "4"],
        "¥": ["4"],
    ]

    /// How an amount is written.
    private struct Form {
        var digits: String
        /// The number of digits behind the last `.` or `,`; nil without one.
        var decimals: Int?
        var hasSign: Bool

        init?(_ text: String) {
            digits = text.filter { $0.isASCII && $0.isWholeNumber }
            guard !digits.isEmpty, digits.count <= 7 else { return nil }
            hasSign = text.contains { Currency.signs.contains($0) }
            if let mark = text.lastIndex(where: { ".,:".contains($0) }) {
                let behind = text[text.index(after: mark)...].filter { $0.isASCII && $0.isWholeNumber }.count
                decimals = behind > 0 ? behind : nil
            }
        }
    }

    /// What the prices of a page have in common.
    private struct Page {
        /// 2 where most prices have cents, 1 where many have tenths and hardly any have cents, else 0.
        var decimals = 0
        /// The median of the amounts written out in full.
        var middle = 0.0
        /// Whether most prices have a currency or a portion, and there are enough of them to tell.
        var areMarked: Bool
        var signs: Set<Character> = []
        /// The range around the amounts that stand beside a sign.
        var signedRange: ClosedRange<Double>?
        private var exactRange: ClosedRange<Double>?

        /// The shares from which on a page prints cents, or tenths without cents, or a currency with each price.
        private static let cents = 0.6
        private static let tenths = 0.3
        private static let hardly = 0.1
        private static let marked = 0.7
        /// Fewer prices of one form than this say nothing about the rest.
        private static let enough = 4
        private static let enoughMarked = 6

        /// The least share of all prices that show that a page prints cents, whatever the others may lack.
        private static let leastCents = 0.3

        /// - Parameter dishes: the prices of each dish.
        init(_ dishes: [[FoundPrice]]) {
            let prices = dishes.flatMap(\.self)
            let marked = prices.count(where: \.isMarked)
            areMarked = prices.count >= Self.enoughMarked && Double(marked) >= Self.marked * Double(prices.count)
            var (exact, all, signed): ([Double], [Double], [Double]) = ([], [], [])
            var (withCents, withTenths) = (0, 0)
            for price in prices.map(\.price) {
                guard let amount = price.amount, let form = Form(price.text) else { continue }
                all.append(amount)
                if form.decimals != nil { exact.append(amount) }
                if form.decimals == 2 { withCents += 1 }
                if form.decimals == 1 { withTenths += 1 }
                if form.hasSign {
                    signed.append(amount)
                    signs.formUnion(price.text.filter { Currency.signs.contains($0) })
                }
            }
            let known = exact.isEmpty ? all : exact
            self.middle = Menus.middle(known)
            if let low = exact.min(), let high = exact.max() { exactRange = low / 2...high * 2 }
            // What may be mended says nothing against the cents that it may lack.
            let lost = prices.map(\.price).count { price in
                guard let amount = price.amount, let form = Form(price.text) else { return false }
                return hasLostPoint(amount, form)
            }
            let parted = dishes.flatMap { zip($0, $0.dropFirst()) }.count { price, cents in
                PriceRepair.amount(of: price, withCents: cents).map(isNear) == true
            }
            let count = Double(all.count)
            if withCents >= Self.enough, Double(withCents) >= Self.leastCents * count,
                Double(withCents) >= Self.cents * (count - Double(lost + 2 * parted))
            {
                decimals = 2
            } else if withTenths >= Self.enough, Double(withTenths) >= Self.tenths * count,
                Double(withCents) < Self.hardly * count
            {
                decimals = 1
            }
            if signed.count >= Self.enough, let low = signed.min(), let high = signed.max() {
                signedRange = low / 2...high * 2
            }
        }

        /// Whether a number is far too large for the page, and would be right with a decimal point: "850" among 8.95 and
        /// 9.50.
        func hasLostPoint(_ amount: Double, _ form: Form) -> Bool {
            form.decimals == nil && form.digits.count >= 3 && isNear(amount / 100)
                && amount > PriceRepair.lostPoint * middle
        }

        /// Whether an amount is of the same order as those written in full.
        func isNear(_ amount: Double) -> Bool { exactRange?.contains(amount) == true }
    }
}
