internal import Pages

/// A restaurant's name as read from a photo of a menu: letters may be misread, and words may be missing.
struct PrintedName {
    /// The letters and digits, ignoring case and accents.
    private let letters: [Character]

    init(_ name: String) {
        letters = name.foldedForSearch.filter { $0.isLetter || $0.isNumber }.map(\.self)
    }

    /// Whether both may be the same name: one is part of the other, or at most a quarter of the letters differ. A name
    /// without letters matches nothing.
    func isLike(_ other: PrintedName) -> Bool {
        if letters.isEmpty || other.letters.isEmpty { return true }
        let (short, long) = letters.count < other.letters.count ? (letters, other.letters) : (other.letters, letters)
        if short.count >= 3, String(long).contains(String(short)) { return true }
        return EditDistance.levenshtein(short, long) * 4 <= long.count
    }
}
