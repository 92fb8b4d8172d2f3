internal import Foundation

/// A restaurant's name as read from a photo of a menu: letters may be misread, and words may be missing.
struct PrintedName {
    /// The letters and digits, ignoring case and accents.
    private let letters: [Character]

    init(_ name: String) {
        letters = name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .filter { $0.isLetter || $0.isNumber }.map(\.self)
    }

    /// Whether both may be the same name: one is part of the other, or at most a quarter of the letters differ. A name
    /// without letters matches nothing.
    func isLike(_ other: PrintedName) -> Bool {
        if letters.isEmpty || other.letters.isEmpty { return true }
        let (short, long) = letters.count < other.letters.count ? (letters, other.letters) : (other.letters, letters)
        if short.count >= 3, String(long).contains(String(short)) { return true }
        return Self.distance(short, long) * 4 <= long.count
    }

    /// The number of letters to change, add or remove (Levenshtein).
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (place, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = place + 1
            for (column, candidate) in other.enumerated() {
                let change = diagonal + (letter == candidate ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
