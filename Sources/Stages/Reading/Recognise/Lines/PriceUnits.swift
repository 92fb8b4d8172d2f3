internal import Models
internal import Pages

/// Corrects currency signs that the recogniser doesn't know and takes for something else, by what is usual on the page.
///
/// Tesseract's data knows few signs: "₩19,500" reads as "W19,500", "\19,500" or "¥19,500" on one page, "฿255" as "B255"
/// or "8315". Whatever stands in the same place beside most prices is the unit. It is the sign that the page also shows
/// correctly read, or else that of the page's language.
struct PriceUnits {
    /// The lines, with their words in reading order.
    private let lines: [ReadLine]
    private let isRightToLeft: Bool
    private let prices: [PriceOnLine]
    private let unit: Unit

    /// What is printed beside a page's prices.
    private struct Unit {
        var text: String
        var isBefore: Bool
        /// The digit that the sign is misread as, or nil.
        var digit: Character?
    }

    /// Fewer prices with something beside them than this, or a smaller share of all prices, show no habit.
    private static let fewest = 3
    private static let leastShare = 0.5
    /// A currency that is read on at least this share of the prices is read correctly.
    private static let uniformShare = 0.67
    /// The longest unit in characters.
    private static let longestUnit = 4

    /// A digit that (nearly) all of at least so many numbers have in one place is no digit: at the beginning if some have
    /// something else in its place, at the end if the numbers are round without it.
    private static let fewestAlike = 5
    private static let alikeShare = 0.9
    /// The share of numbers that end in 0 or 5 before such a digit: prices do.
    private static let roundShare = 0.8

    /// Currency signs by the language, as a Tesseract code, of those who print them. Each has the digit that Tesseract
    /// was seen to take it for.
    private static let signs: [String: (sign: String, digit: Character?)] = [
        "kor": ("₩", nil), "tha": ("฿", "8"), "heb": ("₪", nil), "ukr": ("₴", "2"), "hin": ("₹", nil),
        "rus": ("₽", "2"),
        "vie": ("₫", nil),
    ]

    /// The sign that those who print a language put beside prices; nil where it is read well.
    static func sign(of language: String) -> String? { signs[language]?.sign }

    /// The lines, whose words stand from left to right, with the unit where something else was read instead.
    ///
    /// - Parameter languages: Tesseract's codes of the page's languages. The first one that has a sign decides.
    static func restored(_ lines: [ReadLine], in languages: [String]) -> [ReadLine] {
        let own = languages.first { signs[$0] != nil }
        let main = languages.first { WritingOfLanguage($0).mainScript != .latin }
        guard let language = own ?? main else { return lines }
        let isRightToLeft = WritingOfLanguage(language).mainScript.isRightToLeft
        let lines = lines.map { isRightToLeft ? $0.withWholeUnit.withUnitOfInk : $0.withWholeUnit }
        return PriceUnits(lines, in: language)?.restored ?? lines
    }

    private init?(_ lines: [ReadLine], in language: String) {
        let isRightToLeft = WritingOfLanguage(language).mainScript.isRightToLeft
        let lines = isRightToLeft ? lines.map(\.reversed) : lines
        self.lines = lines
        self.isRightToLeft = isRightToLeft
        prices = lines.indices.compactMap { PriceOnLine(lines[$0], at: $0, longestUnit: Self.longestUnit) }
        let before = prices.filter { $0.before != nil }
        let after = prices.filter { $0.after != nil && $0.before == nil }
        let own = Self.signs[language]
        if let own, let digit = own.digit {
            if Self.standsBefore(digit, prices) {
                unit = Unit(text: own.sign, isBefore: true, digit: digit)
                return
            }
            if Self.standsBehind(digit, prices) {
                unit = Unit(text: own.sign, isBefore: false, digit: digit)
                return
            }
        }
        let isBefore = before.count >= after.count
        let beside = isBefore ? before : after
        // Where the sign is seen, what stands in its place elsewhere is the sign, also if it was lost at most prices.
        let isSeen = own.map { own in
            beside.count { (isBefore ? $0.before : $0.after) == own.sign } >= Self.fewest
        }
        guard beside.count >= Self.fewest,
            isSeen == true || Double(beside.count) >= Self.leastShare * Double(prices.count)
        else { return nil }
        var counts: [String: Int] = [:]
        for price in beside {
            if let text = isBefore ? price.before : price.after, Currency.isCurrency(text) {
                counts[text, default: 0] += 1
            }
        }
        let commonest = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        if let commonest, commonest.key != own?.sign,
            Double(commonest.value) >= Self.uniformShare * Double(beside.count)
        {
            return nil
        }
        if let own {
            unit = Unit(text: own.sign, isBefore: isBefore, digit: own.digit)
        } else if let commonest {
            unit = Unit(text: commonest.key, isBefore: isBefore, digit: nil)
        } else {
            return nil
        }
    }

    /// Whether (nearly) all numbers begin with the digit, or have something else in its place, as some have.
    private static func standsBefore(_ digit: Character, _ prices: [PriceOnLine]) -> Bool {
        let taken = prices.count { $0.before == nil && $0.digits.first == digit && $0.digits.count > 2 }
        let elsewhere = prices.count { price in
            price.before.map { !Currency.isCurrency($0) || Currency.signs.isSuperset(of: $0) } ?? false
        }
        return elsewhere > 0 && isHabit(taken, elsewhere, of: prices)
    }

    /// Whether (nearly) all numbers end with the digit, or have something else in its place, and are round without it.
    private static func standsBehind(_ digit: Character, _ prices: [PriceOnLine]) -> Bool {
        let taken = prices.filter {
            $0.after == nil && $0.before == nil && $0.digits.last == digit && $0.digits.count > 2
                && $0.digits.allSatisfy(\.isWholeNumber)
        }
        let round = taken.count { "05".contains($0.digits.dropLast().last ?? "1") }
        return Double(round) >= roundShare * Double(taken.count)
            && isHabit(taken.count, prices.count { $0.after != nil && $0.before == nil }, of: prices)
    }

    private static func isHabit(_ taken: Int, _ elsewhere: Int, of prices: [PriceOnLine]) -> Bool {
        taken >= fewest && taken + elsewhere >= fewestAlike
            && Double(taken + elsewhere) >= alikeShare * Double(prices.count)
    }

    /// Whether a number without the digit that may be a sign is of the order of those whose sign is none: "240" among
    /// ₽290 and ₽500 has lost its sign, it doesn't begin with one.
    private func isLikeOthers(_ rest: Substring) -> Bool {
        let others = prices.filter { (unit.isBefore ? $0.before : $0.after) != nil }.compactMap { amount($0.digits) }
        guard others.count >= Self.fewest, let low = others.min(), let high = others.max(), let own = amount(rest)
        else { return true }
        return (low / 2...high * 2).contains(own)
    }

    /// Whether the last digit is the sign: the one that it is known to be taken for, or any other where most prices show
    /// the sign, the number is far from theirs, and it is round without the digit only: "1158" among 285 ₴ and 425 ₴.
    private func endsInSign(_ price: PriceOnLine) -> Bool {
        if let known = unit.digit, price.digits.last == known { return true }
        func isRound(_ digits: Substring) -> Bool { digits.last.map { "05".contains($0) } ?? false }
        return Double(prices.count { $0.after != nil }) >= Self.uniformShare * Double(prices.count)
            && price.digits.allSatisfy(\.isWholeNumber) && !isRound(price.digits[...])
            && isRound(price.digits.dropLast()) && !isLikeOthers(price.digits[...])
    }

    private func amount(_ digits: some StringProtocol) -> Double? {
        Double(String(digits.filter(\.isWholeNumber)))
    }

    private var restored: [ReadLine] {
        var lines = lines
        for price in prices {
            var words = lines[price.line].words
            if unit.isBefore {
                if let read = price.before {
                    if read == unit.text { continue }
                    if let place = price.wordBefore {
                        words[place].text = unit.text
                    } else {
                        words[price.place].text = unit.text + words[price.place].text.dropFirst(read.count)
                    }
                } else if price.after == nil, let digit = unit.digit, price.digits.first == digit,
                    words[price.place].text.count > 2, isLikeOthers(price.digits.dropFirst())
                {
                    words[price.place].text = unit.text + words[price.place].text.dropFirst()
                }
            } else if price.after == nil, price.before == nil, price.digits.count > 2,
                endsInSign(price), isLikeOthers(price.digits.dropLast())
            {
                words[price.place].text = words[price.place].text.dropLast() + unit.text
            } else if let read = price.after, read != unit.text {
                if let place = price.wordAfter {
                    words[place].text = unit.text
                } else {
                    words[price.place].text = words[price.place].text.dropLast(read.count) + unit.text
                }
            }
            lines[price.line].words = words
        }
        return isRightToLeft ? lines.map(\.reversed) : lines
    }
}

extension ReadLine {
    fileprivate var reversed: ReadLine {
        var line = self
        line.words.reverse()
        return line
    }
}
