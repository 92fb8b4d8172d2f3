/// How many single changes lead from one sequence to another.
enum EditDistance {
    /// The fewest elements to change, add or take away (Levenshtein 1966), in time of the product of the lengths
    /// (Wagner and Fischer 1974).
    static func levenshtein<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Int {
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
    static func levenshtein(words first: [String], _ second: [String]) -> Int {
        var numbers: [String: Int] = [:]
        func number(_ word: String) -> Int {
            if let known = numbers[word] { return known }
            numbers[word] = numbers.count
            return numbers.count - 1
        }
        return levenshtein(first.map(number), second.map(number))
    }
}
