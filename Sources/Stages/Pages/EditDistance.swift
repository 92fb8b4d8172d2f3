/// How many single changes lead from one sequence to another.
package enum EditDistance {
    /// The fewest elements to change, add or take away (Levenshtein 1966), in time of the product of the lengths
    /// (Wagner and Fischer 1974).
    package static func levenshtein<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Int {
        let (long, short) = first.count >= second.count ? (first, second) : (second, first)
        guard !short.isEmpty else { return long.count }
        var row = Array(0...short.count)
        for (index, element) in long.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in short.enumerated() {
                let above = row[column + 1]
                row[column + 1] = element == other ? diagonal : 1 + min(diagonal, above, row[column])
                diagonal = above
            }
        }
        return row[short.count]
    }

    /// The same for words, each compared once.
    package static func levenshtein(words first: [String], _ second: [String]) -> Int {
        var numbers: [String: Int] = [:]
        func number(_ word: String) -> Int {
            if let known = numbers[word] { return known }
            numbers[word] = numbers.count
            return numbers.count - 1
        }
        return levenshtein(first.map(number), second.map(number))
    }

    /// Whether Levenshtein's distance is at most the limit; ends early where it isn't.
    package static func isAtMost(_ limit: Int, _ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
        guard abs(left.count - right.count) <= limit else { return false }
        var row = Array(0...right.count)
        for i in left.indices {
            var diagonal = row[0]
            row[0] = i + 1
            var least = row[0]
            for j in right.indices {
                let changed = diagonal + (left[i] == right[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
                least = min(least, row[j + 1])
            }
            if least > limit { return false }
        }
        return row[right.count] <= limit
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours between two sequences (Damerau's
    /// distance in its restricted form, where no part is edited twice), or nil when it is over the limit.
    package static func damerau<Element: Equatable>(
        _ first: [Element], _ second: [Element], limit: Int
    ) -> Int? {
        // Also keeps a very long word from costing time.
        guard abs(first.count - second.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (i, left) in first.enumerated() {
            var row = [i + 1]
            for (j, right) in second.enumerated() {
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (left == right ? 0 : 1))
                if i > 0, j > 0, left == second[j - 1], first[i - 1] == right {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }

    /// Whether one letter was exchanged, lost or added; equal words don't differ.
    package static func isOne(_ one: [Character], _ other: [Character]) -> Bool {
        guard abs(one.count - other.count) <= 1, one != other else { return false }
        let prefix = zip(one, other).prefix { $0 == $1 }.count
        let suffix = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
        let longer = max(one.count, other.count)
        return prefix + suffix >= longer - 1
    }
}
