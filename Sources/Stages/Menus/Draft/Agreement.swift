internal import Pages

/// How several pages agree on a name and on their languages.
enum Agreement {
    /// The value that most pages give, in its commonest spelling; differences in spelling and single misread letters
    /// are ignored. Nil where another value is as common.
    static func commonest(_ names: [String]) -> String? {
        let folded = names.map { Array($0.foldedForMatching) }
        let votes = folded.map { name in folded.count { $0 == name || EditDistance.isOne($0, name) } }
        guard let most = votes.max() else { return nil }
        let best = names.indices.filter { votes[$0] == most }
        let agree = best.allSatisfy {
            folded[$0] == folded[best[0]] || EditDistance.isOne(folded[$0], folded[best[0]])
        }
        guard agree else { return nil }
        let spellings = best.map { place in folded.count { $0 == folded[place] } }
        let commonest = spellings.max() ?? 0
        return zip(best, spellings).first { $0.1 == commonest }.map { names[$0.0] }
    }

    /// Every language that a page is in, the one with most lines first; a page's first language counts for all its
    /// lines, the next for half of them, and so on.
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
