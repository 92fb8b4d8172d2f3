import Foundation

/// How alike two texts are to a reader who doesn't mind capitals, accents and punctuation.
enum Likeness {
    /// The least likeness of a dish's name for the dish to count as found.
    static let found = 0.85

    /// One minus the edit distance over the longer length, from 0 to 1.
    static func of(_ first: String, _ second: String) -> Double {
        let a = folded(first)
        let b = folded(second)
        if a.isEmpty || b.isEmpty { return a.isEmpty && b.isEmpty ? 1 : 0 }
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let replaced = diagonal + (x == y ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return 1 - Double(row[b.count]) / Double(max(a.count, b.count))
    }

    /// Lower-case letters without accents, and digits.
    static func folded(_ text: String) -> [Character] {
        text.decomposedStringWithCompatibilityMapping.lowercased()
            .replacingOccurrences(of: "œ", with: "oe").replacingOccurrences(of: "ß", with: "ss")
            .unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
            .map(Character.init)
    }
}
