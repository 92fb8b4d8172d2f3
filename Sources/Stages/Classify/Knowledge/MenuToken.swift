/// What stands between a word and the one before it.
enum Boundary: Int, Comparable, Sendable {
    case space, hyphen
    /// A comma, bracket, colon, dash or line break.
    case hard
    case sentence

    static func < (left: Boundary, right: Boundary) -> Bool { left.rawValue < right.rawValue }
}

/// One word of a menu's text, ready for matching.
struct MenuToken: Sendable {
    /// Lower case, NFKC.
    var key: String
    /// Where it stands in the text's scalars.
    var range: Range<Int>
    /// What stands before it.
    var boundary: Boundary
    var isNumber: Bool
    /// In a script written without spaces, where one character is one token.
    var isUnspaced: Bool
    /// The number of characters in the key.
    var length: Int

    /// A number, or a number with a unit such as "100g".
    var isQuantity: Bool {
        guard !isNumber else { return true }
        guard length <= 8, key.utf8.first.map({ (0x30...0x39).contains($0) }) == true else { return false }
        let unit = counted
        // "5peck" is bacon misread, "2ei" two eggs.
        return unit.count <= 2 ? unit != "ei" : Self.units.contains(String(unit))
    }

    /// What follows the digits that the word starts with.
    var counted: Substring { key.drop { $0.isASCII && $0.isNumber } }

    private static let units: Set<String> = [
        "pcs", "pce", "stk", "lbs", "inch", "kcal", "cal", "min", "pers", "pax", "tlg", "unds", "und", "zoll", "gram",
    ]
}
