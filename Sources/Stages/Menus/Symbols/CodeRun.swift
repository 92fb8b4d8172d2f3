internal import Models
internal import Pages

/// Words that look like marks at the end of a run of words, before its prices: the "A,C,G" of "Schnitzel A,C,G 12,50".
package struct CodeRun {
    /// Indices of the words that hold the codes.
    var words: Range<Int>
    /// All codes in order.
    var codes: [String]
    /// Whether a word lists two or more codes ("1,3").
    var hasList: Bool
    /// Whether the codes are printed smaller than the word before them.
    var isRaised: Bool
    /// Whether a price stands behind the codes.
    var isBeforePrice: Bool
    /// Whether a price stands right before the codes.
    var isBehindPrice = false
    /// Whether a name stands before the codes.
    var followsName: Bool
    /// Whether the codes stand alone at the end of a row that has a price.
    var isBesidePrice = false

    /// Whether some code is in small letters.
    var isSmall: Bool

    /// Whether each code is a single capital.
    var isLettered: Bool { codes.allSatisfy { $0.count == 1 && MarkCode.isCapital($0) } }

    /// Whether all codes are numbers.
    var isNumbered: Bool { codes.allSatisfy(MarkCode.isNumber) }

    /// The codes at the end of some words of a line, or nil when there are none.
    ///
    /// - Parameters:
    ///   - isMark: whether a text in small letters is a mark; capitals and numbers always may be.
    ///   - isPriced: whether a price follows on the row, so that "8,14" at the end may be two marks.
    init?(
        _ words: [Word], in span: Range<Int>, isMark: (String) -> Bool = { _ in false }, isPriced: Bool = false
    ) {
        var end = span.upperBound
        // In "9 7,50" and "7,50 9" the number may be a mark: a dish rarely has two prices in different forms.
        let prices = span.filter { Self.isPlainPrice(words[$0].text) || Self.hasCurrency(words, at: $0, in: span) }
        func isBesidePrice(_ place: Int) -> Bool {
            // "405 5,12": nobody prints two prices, one whole and one with cents. In a column of marks the price stands
            // in another line.
            isPriced || span.count == 1 || prices.contains { $0 != place }
                || Self.isWhole(words, before: place, in: span)
        }
        // "370 €" is an amount, though whole numbers alone may be marks.
        func isAmount(_ place: Int) -> Bool {
            place + 1 == end && end < span.upperBound && Currency.isCurrency(words[end].text)
                && words[place].text.allSatisfy { $0.isASCII && $0.isNumber }
        }
        while end > span.lowerBound,
            isAmount(end - 1)
                || Self.isPriceOrLeader(words[end - 1].text)
                    && (!isBesidePrice(end - 1)
                        || Self.codes(in: words[end - 1].text, isMark: isMark, besidePrice: true)?
                            .allSatisfy(isMark) != true)
        {
            end -= 1
        }
        isBeforePrice = isPriced || end < span.upperBound
        var start = end
        var codes: [String] = []
        hasList = false
        while start > span.lowerBound, end - start < Self.mostWords,
            let list = Self.codes(
                in: words[start - 1].text, isMark: isMark, besidePrice: isBesidePrice(start - 1))
        {
            // This is a currency behind an amount, or what was left of its sign: "570 TL B", "16,40 E f, j".
            if list.count == 1, list[0].count == 1 || Currency.code(of: list[0]) != nil, !isMark(list[0]),
                start - 1 > span.lowerBound, start < end, PriceForm(words[start - 2].text).isPrice
            {
                break
            }
            // "27 B, D": a number in front of marks that are letters is a price.
            if list.count == 1, MarkCode.isNumber(list[0]), !isMark(list[0]), !codes.isEmpty,
                codes.allSatisfy({ isMark($0) && !MarkCode.isNumber($0) })
            {
                break
            }
            codes = list + codes
            hasList = hasList || list.count > 1
            start -= 1
        }
        guard start < end else { return nil }
        self.words = start..<end
        isBehindPrice =
            start > span.lowerBound && (isPriced || !prices.isEmpty)
            && (Self.isPriceOrLeader(words[start - 1].text) || Self.hasCurrency(words, at: start - 2, in: span))
        // "480 i", far behind the name: with nothing else beside it, the number is the price.
        if start > span.lowerBound, words[span.lowerBound].text.count(where: \.isWholeNumber) > 1,
            words[span.lowerBound..<start].allSatisfy({
                !$0.text.contains(where: \.isLetter) || Currency.isCurrency($0.text)
            })
        {
            isBehindPrice = true
        }
        self.codes = codes
        isSmall = codes.contains { $0.contains(where: \.isLowercase) }
        followsName = start > span.lowerBound && words[span.lowerBound..<start].contains { $0.text.hasLetters(2) }
        isRaised = false
        if start > span.lowerBound {
            let height = words[start..<end].map(\.box.height).max() ?? 0
            let before = words[start - 1].box.height
            isRaised =
                height > 0 && Double(height) < 0.75 * Double(before)
                && words[start].box.y <= words[start - 1].box.y + before / 4
        }
    }

    /// Whether a number is an amount by the currency beside it: the one behind it, or the one before it where that has no
    /// number of its own.
    private static func hasCurrency(_ words: [Word], at place: Int, in span: Range<Int>) -> Bool {
        func isCurrency(_ place: Int) -> Bool { span.contains(place) && Currency.isCurrency(words[place].text) }
        func isNumber(_ place: Int) -> Bool {
            span.contains(place) && words[place].text.allSatisfy { $0.isASCII && ($0.isNumber || ".,".contains($0)) }
        }
        guard isNumber(place) else { return false }
        return isCurrency(place + 1) || isCurrency(place - 1) && !isNumber(place - 2)
    }

    /// Whether a price without cents stands right before a word.
    private static func isWhole(_ words: [Word], before place: Int, in span: Range<Int>) -> Bool {
        guard place > span.lowerBound else { return false }
        let text = words[place - 1].text
        return text.count > 1 && text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// All fourteen allergens, each in a word of its own.
    private static let mostWords = 14

    /// The codes a word consists of, or nil when it is something else: "A,C,G", "1,3", "VG", "B".
    ///
    /// - Parameter besidePrice: whether the line has another price, so that "8,13" may be two marks.
    package static func codes(
        in text: String, isMark: (String) -> Bool = { _ in false }, besidePrice: Bool = false
    ) -> [String]? {
        let trimmed = text.trimmingPrefix(while: { ",.;·".contains($0) })
        var body = Substring(trimmed)
        // A quote behind a raised mark is a speck or a comma.
        while let last = body.last, ",.;·'\"’”".contains(last) { body.removeLast() }
        guard !body.isEmpty, body.utf8.count <= 40 else { return nil }
        let parts = body.split(whereSeparator: { ",/+;·.".contains($0) }).map(String.init)
        if isPriceShaped(body), !besidePrice || !parts.allSatisfy(isMark) { return nil }
        guard !parts.isEmpty,
            isSmallList(body, parts, isMark)
                || parts.allSatisfy({
                    isPlainCode($0) || isSmallCode($0) && (isMark($0) || isPacked($0, isMark))
                        || $0 == "|" && isMark($0)
                })
        else { return nil }
        return parts
    }

    /// Whether a list has a comma without a code in front of it: of ",e" and "a,,e" one wasn't read.
    ///
    /// - Parameter isFirst: whether no codes stand before it, whose comma may be printed apart from them.
    static func lacksMark(in text: String, isFirst: Bool) -> Bool {
        isFirst && text.first == "," || text.contains(",,")
    }

    /// "b,c,j": among marks a single small letter is one too, though nobody explains it. Abbreviations such as "v.a."
    /// have dots.
    private static func isSmallList(_ body: Substring, _ parts: [String], _ isMark: (String) -> Bool) -> Bool {
        parts.count > 1 && !body.contains(".") && parts.contains(where: isMark)
            && parts.allSatisfy { $0.count == 1 && isSmallCode($0) }
    }

    /// The "cd" of "cd,f": small letters in order, between which a comma was lost.
    private static func isPacked(_ text: String, _ isMark: (String) -> Bool) -> Bool {
        zip(text, text.dropFirst()).allSatisfy { $0 < $1 } && text.allSatisfy { $0.isLetter && isMark(String($0)) }
            && MeaningWords.word(text) == nil
    }

    private static func isPlainCode(_ text: String) -> Bool {
        if MarkCode.isNumber(text) { return true }
        return MarkCode.isCode(text) && MarkCode.isCapital(text) && text.count <= 4 && text.allSatisfy(\.isASCII)
    }

    private static func isSmallCode(_ text: String) -> Bool {
        text.count <= 3 && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isWholeNumber) }
            && text.first?.isLowercase == true
    }

    /// Whether a text consists of digits, a point or comma and two more digits. That reads as a price even where both
    /// numbers are marks.
    static func isPriceShaped(_ text: some StringProtocol) -> Bool {
        let parts = text.split(separator: text.contains(",") ? "," : ".", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].count == 2
            && parts.allSatisfy { $0.allSatisfy(\.isWholeNumber) }
    }

    /// Whether it is an amount with cents or a currency sign, neither of which a mark has.
    private static func isPlainPrice(_ text: String) -> Bool {
        PriceReader.isPrice(text) && (isPriceShaped(text) || !text.allSatisfy { $0.isWholeNumber || ",.".contains($0) })
    }

    private static func isPriceOrLeader(_ text: String) -> Bool {
        if !text.contains(where: { $0.isLetter || $0.isNumber || LegendLexer.signs.contains($0) }) { return true }
        if PriceReader.isPrice(text) { return true }
        return Currency.code(of: text) != nil
    }
}
