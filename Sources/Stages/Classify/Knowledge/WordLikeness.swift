/// Whether one word may be another one misread: a letter or two changed, lost or added, or two swapped.
enum WordLikeness {
    /// One slip in words of four to seven bytes of UTF-8, two in longer ones; two neighbours swapped are one slip.
    static func isSlip(_ word: [UInt8], _ other: [UInt8]) -> Bool {
        let length = min(word.count, other.count)
        guard length >= 4, length <= 40 else { return false }
        return isSwap(word, other) || distance(word, other, within: length < 8 ? 1 : 2)
    }

    /// At most so many slips, in words of any length.
    static func isSlip(_ word: [UInt8], _ other: [UInt8], atMost slips: Int) -> Bool {
        isSwap(word, other) || distance(word, other, within: slips)
    }

    private static func isSwap(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        let different = left.indices.filter { left[$0] != right[$0] }
        guard different.count == 2, different[1] == different[0] + 1 else { return false }
        return left[different[0]] == right[different[1]] && left[different[1]] == right[different[0]]
    }

    /// Levenshtein's distance is at most the limit.
    private static func distance(_ left: [UInt8], _ right: [UInt8], within limit: Int) -> Bool {
        guard abs(left.count - right.count) <= limit else { return false }
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            var least = row[0]
            for (j, other) in right.enumerated() {
                let changed = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
                least = min(least, row[j + 1])
            }
            if least > limit { return false }
        }
        return row[right.count] <= limit
    }
}
