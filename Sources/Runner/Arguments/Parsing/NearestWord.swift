internal import Pages

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
            let distance = EditDistance.damerau(typed, candidate, limit: limit)
            if let distance, distance < nearest?.distance ?? .max { nearest = (word, distance) }
        }
        if let nearest { return nearest.word }
        let longer = words.filter { $0.lowercased().starts(with: typed) }
        return typed.filter { $0 != "-" }.count >= 2 && longer.count == 1 ? longer.first : nil
    }
}
