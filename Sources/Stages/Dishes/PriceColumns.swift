internal import Models

/// Decides whether bare numbers are prices: they are when a page clearly has a column of them.
struct PriceColumns {
    private struct Entry {
        var segment: Int
        var edge: Double
        var isApart: Bool
        var isCertain: Bool
        var amount: Double
    }

    /// The segments with every doubtful number either taken as a price or left as a word.
    static func settled(_ segments: [Segment], capital: Double) -> [Segment] {
        var accepted: Set<Int> = []
        for edge in [\Rect.right, \Rect.left, \Rect.midX] {
            let entries = entries(segments, edge: edge, capital: capital)
            for column in columns(entries, reach: 1.2 * capital) {
                accept(
                    column, reach: 1.2 * capital, certainOnPage: segments.count { !$0.prices.isEmpty }, &accepted)
            }
        }
        acceptRaggedList(segments, &accepted)
        acceptStragglers(segments, &accepted)
        return segments.indices.map { accepted.contains($0) ? taken(segments[$0]) : left(segments[$0]) }
    }

    private static func entries(
        _ segments: [Segment], edge: KeyPath<Rect, Double>, capital: Double
    ) -> [Entry] {
        var entries: [Entry] = []
        for (index, segment) in segments.enumerated() {
            if let number = segment.doubtful.last {
                entries.append(
                    Entry(
                        segment: index, edge: number.rect[keyPath: edge], isApart: isApart(segment, capital: capital),
                        isCertain: false, amount: number.price.amount ?? 0))
            } else if let price = segment.prices.last {
                entries.append(
                    Entry(
                        segment: index, edge: price.rect[keyPath: edge], isApart: true, isCertain: true,
                        amount: price.price.amount ?? 0))
            }
        }
        return entries.sorted { ($0.edge, $0.segment) < ($1.edge, $1.segment) }
    }

    /// Whether a number stands off the words beside it, or behind leader dots.
    private static func isApart(_ segment: Segment, capital: Double) -> Bool {
        guard let number = segment.doubtful.first else { return false }
        if segment.isLoneNumber { return true }
        let beside = segment.tokens.filter { !number.words.contains($0.word) || $0.line != number.line }
        if segment.leadsWithPrice {
            return beside.first.map { $0.rect.left - number.rect.right > capital } ?? true
        }
        guard let before = beside.last(where: { $0.rect.right <= number.rect.left + capital / 2 }) else { return true }
        return before.isLeader || number.rect.left - before.rect.right > capital
    }

    private static func columns(_ entries: [Entry], reach: Double) -> [[Entry]] {
        var columns: [[Entry]] = []
        for entry in entries {
            if let last = columns.last?.last, entry.edge - last.edge <= reach {
                columns[columns.count - 1].append(entry)
            } else {
                columns.append([entry])
            }
        }
        return columns
    }

    private static func accept(
        _ column: [Entry], reach: Double, certainOnPage: Int, _ accepted: inout Set<Int>
    ) {
        let bare = column.filter { !$0.isCertain && $0.isApart }
        let certain = column.count { $0.isCertain }
        guard bare.count >= 3 || !bare.isEmpty && certain >= 3, !countsUp(bare) else { return }
        // Where prices have decimals or signs, a column of bare numbers is sizes or the like.
        if certain == 0, certainOnPage >= 3 * bare.count { return }
        for entry in bare { accepted.insert(entry.segment) }
        // Where a column stands, a number in it is a price though leader dots read as words fill the gap before it.
        guard bare.count >= 3 else { return }
        let edge = bare[bare.count / 2].edge
        for entry in column where !entry.isCertain && !entry.isApart && abs(entry.edge - edge) < reach / 3 {
            accepted.insert(entry.segment)
        }
    }

    /// 1, 2, 3, … number the dishes; prices don't.
    private static func countsUp(_ entries: [Entry]) -> Bool {
        guard entries.count >= 3 else { return false }
        let amounts = entries.sorted { $0.segment < $1.segment }.map(\.amount)
        let steps = zip(amounts, amounts.dropFirst()).count { $1 - $0 == 1 }
        return Double(steps) >= 0.6 * Double(amounts.count - 1)
    }

    /// A list whose every line ends in a number, right behind the name.
    private static func acceptRaggedList(_ segments: [Segment], _ accepted: inout Set<Int>) {
        let worded = segments.indices.filter { segments[$0].hasWords }
        let ending = worded.filter { !segments[$0].doubtful.isEmpty && !segments[$0].leadsWithPrice }
        guard ending.count >= 5, Double(ending.count) >= 0.6 * Double(worded.count),
            segments.allSatisfy({ $0.prices.isEmpty })
        else { return }
        accepted.formUnion(ending)
    }

    /// A number alone on its line, on a page that prices with bare numbers, of their size.
    private static func acceptStragglers(_ segments: [Segment], _ accepted: inout Set<Int>) {
        let amounts = accepted.compactMap { segments[$0].doubtful.last?.price.amount }.sorted()
        guard amounts.count >= 3, let low = amounts.first, let high = amounts.last else { return }
        for (index, segment) in segments.enumerated() where segment.isLoneNumber {
            guard let amount = segment.doubtful.last?.price.amount, amount >= low / 3, amount <= high * 3 else {
                continue
            }
            accepted.insert(index)
        }
    }

    private static func taken(_ segment: Segment) -> Segment {
        var taken = segment
        taken.prices = segment.doubtful + segment.prices
        taken.doubtful = []
        for price in segment.doubtful {
            taken.tokens.removeAll { $0.line == price.line && price.words.contains($0.word) && $0.symbols.isEmpty }
        }
        taken.tokens = taken.tokens.filter { !$0.isLeader || $0.text.count < 3 }
        return taken
    }

    private static func left(_ segment: Segment) -> Segment {
        var left = segment
        left.doubtful = []
        if left.prices.isEmpty { left.leadsWithPrice = false }
        return left
    }
}
