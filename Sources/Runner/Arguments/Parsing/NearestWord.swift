/// Finds the word that somebody who mistyped probably meant.
enum NearestWord {
    /// The nearest of the words that is at most two slips away, or the only one that begins like this; nil when there
    /// is none. The first of equally near words is taken.
    static func to(_ typed: String, among words: [String]) -> String? {
        let typed = Array(typed.lowercased())
        var nearest: (word: String, distance: Int)?
        for word in words {
            let candidate = Array(word.lowercased())
            // If half of a short word is wrong, it is another word.
            let limit = min(2, candidate.count / 2, typed.count / 2)
            let distance = distance(typed, candidate, limit: limit)
            if let distance, distance < nearest?.distance ?? .max { nearest = (word, distance) }
        }
        if let nearest { return nearest.word }
        let longer = words.filter { $0.lowercased().starts(with: typed) }
        return typed.filter { $0 != "-" }.count >= 2 && longer.count == 1 ? longer.first : nil
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours between two words (Damerau's
    /// distance in its restricted form, where no part is edited twice), or nil when it is over the limit.
    static func distance(_ first: [Character], _ second: [Character], limit: Int) -> Int? {
        // Also keeps a very long argument from costing time.
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
}
