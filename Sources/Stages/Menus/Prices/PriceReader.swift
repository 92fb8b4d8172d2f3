internal import Models
internal import Pages

/// Reads one word as an amount of money.
package enum PriceReader {
    /// What a word is when read as part of a price.
    package struct Reading {
        /// The word without the leader dots, quotes and rules around it.
        package var text: String
        package var amount: Double
        package var currency: String?
        /// A currency, two decimals or a dash ("12.-") make a certain price; a bare "12" is one only in a column of
        /// such numbers.
        package var isCertain: Bool
    }

    package static func isPrice(_ word: String) -> Bool { readings(word)?.allSatisfy(\.isCertain) == true }

    /// The amounts of a word, several for "80/140", or nil when it isn't an amount.
    package static func readings(_ word: String) -> [Reading]? {
        guard word.utf8.count <= 40, word.contains(where: \.isWholeNumber) else { return nil }
        if let price = inCharacters(word) { return [price] }
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2 || parts.count == 3, parts.last?.contains(where: \.isWholeNumber) == true {
            var readings = parts.compactMap { reading(String($0)) }
            guard readings.count == parts.count else { return nil }
            // "1/2" is a half, not two prices.
            guard readings.allSatisfy({ $0.amount >= 5 || $0.isCertain }) else { return nil }
            if readings.contains(where: \.isCertain) {
                for index in readings.indices { readings[index].isCertain = true }
            }
            return readings
        }
        return range(word) ?? reading(word).map { [$0] }
    }

    /// Reads "八百九十円"; without a currency it is a word.
    private static func inCharacters(_ word: String) -> Reading? {
        guard let sign = word.last, let currency = Currency.code(of: String(sign)),
            let amount = HanNumber.value(of: word.dropLast())
        else { return nil }
        return Reading(text: word, amount: Double(amount), currency: currency, isCertain: true)
    }

    /// Reads "12.50-18.00": the lowest and the highest price.
    private static func range(_ word: String) -> [Reading]? {
        let parts = word.split(whereSeparator: { "-–—".contains($0) })
        guard parts.count == 2, var low = reading(String(parts[0])), var high = reading(String(parts[1])),
            low.isCertain || high.isCertain, low.amount < high.amount
        else { return nil }
        low.isCertain = true
        high.isCertain = true
        low.currency = low.currency ?? high.currency
        high.currency = high.currency ?? low.currency
        return [low, high]
    }

    private static func reading(_ word: String) -> Reading? {
        var body = Substring(word)
        while let first = body.first, ".…·•_~\"'`|:»«„“”‘’–—-=*([".contains(first) { body.removeFirst() }
        while let last = body.last, "\"'`|;:~»«„“”‘’*])_".contains(last) { body.removeLast() }
        if body.last == ",", !body.dropLast().isEmpty { body.removeLast() }
        let text = String(body)
        var currency: String?
        var certain = false
        for ending in ["/-", "/–", "/=", "/", ".-", ",-", ",–", ".–", ":-", ",--", ".--", "-", "–"]
        where body.hasSuffix(ending) {
            body.removeLast(ending.count)
            // "20-" is the start of a range or a broken word, unless a decimal sign stands before the dash.
            certain = ending.count > 1 || ending == "/"
            if ending.hasPrefix("/") { currency = "INR" }
            break
        }
        if body.last == ".", body.dropLast().last?.isWholeNumber == true { body.removeLast() }
        if let (code, rest) = prefixCurrency(body) {
            (currency, body, certain) = (code ?? currency, rest, true)
        }
        var thousand = false
        if let (code, rest, isThousand) = suffixCurrency(body) {
            (currency, body, certain) = (currency ?? code, rest, true)
            thousand = isThousand
        }
        // The lira sign is read as a t; only in a column do such words count as prices.
        if currency == nil, body.last == "t", body.dropLast().allSatisfy(\.isWholeNumber) {
            body.removeLast()
            currency = "TRY"
        }
        guard let (amount, decimals, grouped) = number(body) else { return nil }
        return Reading(
            text: text, amount: thousand ? amount * 1000 : amount, currency: currency,
            isCertain: certain || decimals == 2 || grouped)
    }

    private static func prefixCurrency(_ body: Substring) -> (String?, Substring)? {
        guard let digit = body.firstIndex(where: \.isWholeNumber), digit > body.startIndex else { return nil }
        let sign = body[..<digit]
        guard Currency.isCurrency(String(sign)) else { return nil }
        return (Currency.code(of: String(sign)), body[digit...])
    }

    private static func suffixCurrency(_ body: Substring) -> (String?, Substring, Bool)? {
        guard let last = body.lastIndex(where: \.isWholeNumber) else { return nil }
        let after = body.index(after: last)
        guard after < body.endIndex else { return nil }
        // "52,-zł": a dash may stand for the cents.
        let dash = body[after...].prefix { ",.:-–".contains($0) }
        let sign = String(body[after...].dropFirst(dash.contains { "-–".contains($0) } ? dash.count : 0))
        guard Currency.isCurrency(sign) else { return nil }
        return (Currency.code(of: sign), body[..<after], sign.lowercased() == "k")
    }

    /// An amount of at most seven digits with `.` or `,` before one or two decimals or between groups of three.
    private static func number(_ body: Substring) -> (Double, decimals: Int, grouped: Bool)? {
        guard let first = body.first, first.isASCII, first.isWholeNumber, body.utf8.count <= 10 else { return nil }
        let parts = body.split(whereSeparator: { ".,".contains($0) }).map(String.init)
        guard parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isWholeNumber } }),
            body.filter({ ".,".contains($0) }).count == parts.count - 1, let last = parts.last
        else { return nil }
        let digits = parts.joined()
        guard digits.count <= 7, let whole = Double(digits) else { return nil }
        if parts.count == 1 { return digits.count <= 5 ? (whole, 0, false) : nil }
        if last.count == 3, parts.dropFirst().allSatisfy({ $0.count == 3 }), parts[0].count <= 3, parts[0] != "0" {
            return (whole, 0, true)
        }
        guard last.count <= 2, parts.dropFirst().dropLast().allSatisfy({ $0.count == 3 }), parts[0].count <= 4 else {
            return nil
        }
        return (last.count == 1 ? whole / 10 : whole / 100, last.count, false)
    }
}
