/// Whole numbers in Chinese characters, as menus set in vertical columns print their prices.
package enum HanNumber {
    private static let digits: [Character: Int] = [
        "〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "壱": 1, "弐": 2,
        "参": 3, "兩": 2, "两": 2,
    ]
    private static let units: [Character: Int] = ["十": 10, "拾": 10, "百": 100, "千": 1000, "仟": 1000, "佰": 100]
    private static let tenThousand: Set<Character> = ["万", "萬"]

    /// The value of "千四百二十" (1420) or, by position, "一四二〇"; nil for any other text, and above 99,999,999.
    package static func value(of text: some StringProtocol) -> Int? {
        guard !text.isEmpty, text.count <= 9 else { return nil }
        if text.count > 1, text.allSatisfy({ digits[$0] != nil }) {
            return text.reduce(0) { $0 * 10 + (digits[$1] ?? 0) }
        }
        var (sum, part, digit): (Int, Int, Int?) = (0, 0, nil)
        for character in text {
            if let value = digits[character] {
                guard digit == nil || digit == 0 else { return nil }
                digit = value
            } else if let unit = units[character] {
                part += (digit ?? 1) * unit
                digit = nil
            } else if tenThousand.contains(character) {
                guard sum == 0 else { return nil }
                sum = max(part + (digit ?? 0), 1) * 10_000
                (part, digit) = (0, nil)
            } else {
                return nil
            }
        }
        return sum + part + (digit ?? 0)
    }
}
