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
    /// Where the text's keys hold the word in lower case and NFKC.
    var key: Range<Int>
    /// The hash of the key.
    var hash: WordHash
    /// The word's place in the text's UTF-8.
    var range: Range<Int>
    /// What stands before it.
    var boundary: Boundary
    var isNumber = false
    /// Whether it is a number, or a number with a unit such as "100g".
    var isQuantity = false
    /// Whether it is in a script written without spaces, where each character is a token.
    var isUnspaced = false
    /// The number of characters in the key.
    var length = 1
}
