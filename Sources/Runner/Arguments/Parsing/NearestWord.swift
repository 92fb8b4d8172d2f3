internal import Pages

/// Finds the words that somebody who mistyped may have meant.
enum NearestWord {
    /// More would have to be searched through instead of read.
    private static let most = 3

    /// The one word that was probably meant: the nearest, the first of equally near ones, or the only one that begins
    /// like this; nil when there is none.
    static func to(_ typed: String, among words: [String]) -> String? {
        if let nearest = nearest(to: typed, among: words).first { return nearest }
        let longer = longer(than: typed, among: words)
        return longer.count == 1 ? longer.first : nil
    }

    /// Up to three words to choose from: the nearest, else those that begin like this, else those that hold it.
    static func choice(for typed: String, among words: [String]) -> [String] {
        let nearest = nearest(to: typed, among: words)
        if !nearest.isEmpty { return Array(nearest.prefix(most)) }
        let longer = longer(than: typed, among: words)
        if !longer.isEmpty { return Array(longer.prefix(most)) }
        let part = typed.lowercased()
        guard part.count(where: \.isLetter) >= 3 else { return [] }
        return Array(words.filter { $0.lowercased().contains(part) }.prefix(most))
    }

    /// The words that are the fewest slips away, and no more than two.
    private static func nearest(to typed: String, among words: [String]) -> [String] {
        let typed = Array(typed.lowercased())
        let slips = words.map { word in
            let candidate = Array(word.lowercased())
            // If half of a short word is wrong, it is another word.
            return EditDistance.damerau(typed, candidate, limit: min(2, candidate.count / 2, typed.count / 2))
        }
        guard let fewest = slips.compactMap(\.self).min() else { return [] }
        return zip(words, slips).filter { $0.1 == fewest }.map(\.0)
    }

    private static func longer(than typed: String, among words: [String]) -> [String] {
        let typed = typed.lowercased()
        return typed.filter { $0 != "-" }.count >= 2 ? words.filter { $0.lowercased().hasPrefix(typed) } : []
    }
}
