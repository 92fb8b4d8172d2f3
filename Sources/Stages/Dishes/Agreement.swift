/// How several pages agree on one name and on their languages.
enum Agreement {
    /// The value most pages give, spelling aside; the first of equals.
    static func commonest(_ names: [String]) -> String? {
        var counts: [String: Int] = [:]
        for name in names { counts[name.foldedForMatching, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return names.first { counts[$0.foldedForMatching] == most }
    }

    /// Every language some page is in, the one with most lines first; a page's first language counts for all its lines,
    /// the next for half, and so on.
    static func languages(_ pages: [(codes: [String], lines: Int)]) -> [String] {
        var weights: [String: Double] = [:]
        var order: [String] = []
        for page in pages {
            var share = Double(max(page.lines, 1))
            for code in page.codes {
                if weights[code] == nil { order.append(code) }
                weights[code, default: 0] += share
                share /= 2
            }
        }
        return order.enumerated().sorted { left, right in
            let (first, second) = (weights[left.element] ?? 0, weights[right.element] ?? 0)
            return first == second ? left.offset < right.offset : first > second
        }.map(\.element)
    }
}
