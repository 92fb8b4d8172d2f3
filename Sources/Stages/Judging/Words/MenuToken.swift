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
    /// Where the word in lower case and NFKC stands in the text's keys.
    var key: Range<Int>
    /// Of the key.
    var hash: WordHash
    /// Where it stands in the text's UTF-8.
    var range: Range<Int>
    /// What stands before it.
    var boundary: Boundary
    var isNumber = false
    /// A number, or a number with a unit such as "100g".
    var isQuantity = false
    /// In a script written without spaces, where one character is one token.
    var isUnspaced = false
    /// The number of characters in the key.
    var length = 1
}
