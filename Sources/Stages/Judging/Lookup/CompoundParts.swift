/// The parts that a word was split into.
///
/// They are found anew from the listed words and kept only when their sum is what the word was read as.
struct CompoundParts {
    let finder: WordWayFinder
    let item: DishItem

    /// German linking sounds; the empty one first.
    private static let links = ["", "s", "n", "en", "e", "er", "es"]
    private static let mostParts = 5
    /// The most splits that are tried; a word of forty letters has thousands.
    private static let mostTries = 20_000

    func parts(of word: String) -> [WordPart]? {
        let letters = Array(word)
        var items: [Range<Int>: DishItem?] = [:]
        var tries = 0
        /// Splits the rest of the word, from a letter on, into exactly so many parts.
        func split(from start: Int, into count: Int, _ before: [(String, DishItem)]) -> [(String, DishItem)]? {
            tries += 1
            guard tries < Self.mostTries, letters.count - start >= 2 * count else { return nil }
            for end in (start + 2...letters.count).reversed() {
                let isLast = end == letters.count
                guard isLast == (count == 1) else { continue }
                let text = String(letters[start..<end])
                if items[start..<end] == nil { items[start..<end] = .some(part(text, isLast: isLast)) }
                guard case .some(.some(let found)) = items[start..<end] else { continue }
                let parts = before + [(text, found)]
                if isLast { return isWhole(parts.map(\.1)) ? parts : nil }
                for link in finder.language.joinsWords ? Self.links : [""] {
                    let next = end + link.count
                    guard next < letters.count, String(letters[end..<next]) == link else { continue }
                    if let whole = split(from: next, into: count - 1, parts) { return whole }
                }
            }
            return nil
        }
        for count in 2...Self.mostParts {
            if let parts = split(from: 0, into: count, []) {
                return parts.map { WordPart(text: $0.0, meaning: MeaningText.text($0.1)) }
            }
        }
        return nil
    }

    /// The meaning of a listed word, of one that lost its final e ("Kirsch-"), or, at the end, of another form of one.
    private func part(_ text: String, isLast: Bool) -> DishItem? {
        if finder.listed.contains(text), let item = finder.item(text) { return item }
        if finder.listed.contains(text + "e"), let item = finder.item(text + "e") { return item }
        guard isLast, let base = finder.listed.forms(text).first(where: { finder.item($0) != nil }) else { return nil }
        return finder.item(text) ?? finder.item(base)
    }

    private func isWhole(_ parts: [DishItem]) -> Bool {
        let sum = HeadRules.meaning(ofCompound: parts.map(Meaning.init))
        return sum.kind == item.kind && Set(sum.components) == Set(item.components) && sum.isStandIn == item.isStandIn
            && sum.isCreamy == item.isCreamy
    }
}
