/// Finds the columns of a page: parts whose rows belong under each other, in reading order.
///
/// Gaps between names and their prices are no gutters: a strip of prices goes with the strip of names beside it.
struct ColumnFinder {
    private let capital: Double
    private static let deepest = 6
    private static let mostCrossings = 6
    private static let mostValleys = 16

    init(capital: Double) {
        self.capital = capital
    }

    func columns(_ segments: [Segment]) -> [[Segment]] {
        split(segments, depth: 0)
    }

    private func split(_ segments: [Segment], depth: Int) -> [[Segment]] {
        guard segments.count >= 6, depth < Self.deepest else { return [segments] }
        if let cut = verticalCut(segments) { return arranged(segments, cut: cut, depth: depth) }
        guard let (upper, lower) = horizontalCut(segments) else { return [segments] }
        return split(upper, depth: depth + 1) + split(lower, depth: depth + 1)
    }

    /// Where gutters run: columns are the stretches between the edges.
    private struct Cut {
        var edges: [Double]
    }

    // MARK: Side by side

    private func verticalCut(_ segments: [Segment]) -> Cut? {
        guard let left = segments.map(\.rect.left).min(), let right = segments.map(\.rect.right).max(),
            right > left, capital > 0
        else { return nil }
        let step = max(capital / 2, (right - left) / 2000)
        let count = Int((right - left) / step) + 1
        var changes = [Int](repeating: 0, count: count + 1)
        for segment in segments {
            let first = min(max(Int((segment.rect.left - left) / step), 0), count - 1)
            let last = min(max(Int((segment.rect.right - left) / step), first), count - 1)
            changes[first] += 1
            changes[last + 1] -= 1
        }
        var covered = [Int](repeating: 0, count: count)
        var open = 0
        for index in 0..<count {
            open += changes[index]
            covered[index] = open
        }
        let tolerated = min(max(segments.count / 16, segments.count >= 12 ? 2 : 1), Self.mostCrossings)
        for crossings in 0...tolerated {
            let middles = valleys(covered, atMost: crossings).map { left + (Double($0) + 0.5) * step }
            let edges = gutters(segments, at: middles)
            if !edges.isEmpty { return Cut(edges: edges) }
        }
        return nil
    }

    /// The middles of the widest runs of bins that few segments cover, from left to right.
    private func valleys(_ covered: [Int], atMost crossings: Int) -> [Int] {
        var runs: [(middle: Int, width: Int)] = []
        var start: Int?
        for index in covered.indices {
            if covered[index] <= crossings {
                start = start ?? index
            } else if let first = start {
                if first > 0 { runs.append(((first + index - 1) / 2, index - first)) }
                start = nil
            }
        }
        return runs.sorted { ($0.width, $1.middle) > ($1.width, $0.middle) }.prefix(Self.mostValleys).map(\.middle)
            .sorted()
    }

    /// Those valleys that part columns: both sides have words of their own, at the same height.
    private func gutters(_ segments: [Segment], at middles: [Double]) -> [Double] {
        guard !middles.isEmpty else { return [] }
        var edges = middles
        while !edges.isEmpty {
            let strips = strips(segments, edges: edges)
            guard let odd = strips.indices.first(where: { !isColumn(strips[$0]) }) else { break }
            // A strip of prices, or one too thin to be a column, goes with the strip it belongs to.
            edges.remove(at: mergeEdge(strips, odd: odd))
        }
        var index = 0
        while index < edges.count {
            let strips = strips(segments, edges: edges)
            if standSideBySide(strips[index], strips[index + 1]), !isTable(strips[index], strips[index + 1]),
                !partsNamesFromPrices(strips[index], strips[index + 1])
            {
                index += 1
            } else {
                edges.remove(at: index)
            }
        }
        return edges
    }

    /// Whether an edge runs between names and their prices, though further columns stand behind the prices.
    private func partsNamesFromPrices(_ left: [Segment], _ right: [Segment]) -> Bool {
        priceFirstShare(right) >= 0.5 && priceFirstShare(left) < 0.3
    }

    /// The share of a strip's rows that begin with a price.
    private func priceFirstShare(_ strip: [Segment]) -> Double {
        var firsts: [Segment] = []
        for segment in strip.sorted(by: { ($0.rect.bottom, $0.rect.left) < ($1.rect.bottom, $1.rect.left) }) {
            if let last = firsts.last, segment.rect.bottom - last.rect.bottom < 0.5 * capital {
                if segment.rect.left < last.rect.left { firsts[firsts.count - 1] = segment }
            } else {
                firsts.append(segment)
            }
        }
        return Double(firsts.count { $0.isPriceOnly || $0.leadsWithPrice }) / Double(max(firsts.count, 1))
    }

    private func strips(_ segments: [Segment], edges: [Double]) -> [[Segment]] {
        var strips = [[Segment]](repeating: [], count: edges.count + 1)
        for segment in segments { strips[place(segment.rect.midX, edges)].append(segment) }
        return strips
    }

    private func place(_ x: Double, _ edges: [Double]) -> Int {
        edges.firstIndex { x < $0 } ?? edges.count
    }

    private func isColumn(_ strip: [Segment]) -> Bool {
        let worded = strip.count { $0.hasWords }
        let prices = strip.count { $0.isPriceOnly }
        return worded >= 3 && worded * 2 >= prices
    }

    /// The edge that parts an odd strip from the one it goes with: prices with the names before them, unless nothing
    /// stands before; anything else with the nearer strip that is no column, else the left one.
    private func mergeEdge(_ strips: [[Segment]], odd: Int) -> Int {
        if odd == 0 { return 0 }
        if odd == strips.count - 1 { return odd - 1 }
        let leading = strips.flatMap { $0 }.count { $0.leadsWithPrice && $0.hasWords }
        let trailing = strips.flatMap { $0 }.count { !$0.prices.isEmpty && !$0.leadsWithPrice && $0.hasWords }
        let firstIsPrices = strips[0].count { $0.isPriceOnly } * 2 > strips[0].count
        let prices = strips[odd].contains(where: \.isPriceOnly)
        return prices && (leading > trailing || firstIsPrices) ? odd : odd - 1
    }

    private func standSideBySide(_ left: [Segment], _ right: [Segment]) -> Bool {
        guard let leftTop = left.map(\.rect.top).min(), let leftBottom = left.map(\.rect.bottom).max(),
            let rightTop = right.map(\.rect.top).min(), let rightBottom = right.map(\.rect.bottom).max()
        else { return false }
        let shared = min(leftBottom, rightBottom) - max(leftTop, rightTop)
        return shared > 0.4 * min(leftBottom - leftTop, rightBottom - rightTop)
    }

    /// Whether two strips are columns of one table, such as a name and its translation: the left one has no prices,
    /// and nearly every row of both has its partner.
    private func isTable(_ left: [Segment], _ right: [Segment]) -> Bool {
        // A row that runs over both strips may lie in the left one with its price.
        guard left.count(where: { !$0.prices.isEmpty }) * 8 <= left.count,
            right.contains(where: { !$0.prices.isEmpty })
        else { return false }
        let leftRows = left.filter(\.hasWords).map(\.rect.bottom).sorted()
        let rightRows = right.filter { $0.hasWords || $0.isPriceOnly }.map(\.rect.bottom).sorted()
        func partnered(_ rows: [Double], _ others: [Double]) -> Double {
            var matched = 0
            var next = 0
            for row in rows {
                while next < others.count, others[next] < row - 0.6 * capital { next += 1 }
                if next < others.count, others[next] <= row + 0.6 * capital { matched += 1 }
            }
            return Double(matched) / Double(max(rows.count, 1))
        }
        return partnered(leftRows, rightRows) >= 0.7 && partnered(rightRows, leftRows) >= 0.7
    }

    /// Columns in reading order; what spans a gutter stands between what is above and below it.
    private func arranged(_ segments: [Segment], cut: Cut, depth: Int) -> [[Segment]] {
        var spanning: [Segment] = []
        var inside: [Segment] = []
        for segment in segments {
            let crosses = cut.edges.contains {
                segment.rect.left < $0 - capital && segment.rect.right > $0 + capital
            }
            if crosses { spanning.append(segment) } else { inside.append(segment) }
        }
        spanning.sort { $0.rect.bottom < $1.rect.bottom }
        inside.sort { $0.rect.bottom < $1.rect.bottom }
        var regions: [[Segment]] = []
        var next = 0
        var endsSpanning = false
        func takeBand(above limit: Double) {
            let start = next
            while next < inside.count, inside[next].rect.bottom < limit { next += 1 }
            guard next > start else { return }
            endsSpanning = false
            for strip in strips(Array(inside[start..<next]), edges: cut.edges) where !strip.isEmpty {
                regions += split(strip, depth: depth + 1)
            }
        }
        for segment in spanning {
            takeBand(above: segment.rect.bottom - capital / 2)
            if endsSpanning {
                regions[regions.count - 1].append(segment)
            } else {
                regions.append([segment])
                endsSpanning = true
            }
        }
        takeBand(above: .infinity)
        return regions
    }

    // MARK: One above the other

    /// The widest gap with columns on one of its sides.
    private func horizontalCut(_ segments: [Segment]) -> ([Segment], [Segment])? {
        let sorted = segments.sorted { ($0.rect.bottom, $0.rect.left) < ($1.rect.bottom, $1.rect.left) }
        var gaps: [(at: Int, size: Double)] = []
        var lowest = sorted[0].rect.bottom
        for index in sorted.indices.dropFirst() {
            let gap = sorted[index].rect.top - lowest
            if gap > 0.6 * capital { gaps.append((index, gap)) }
            lowest = max(lowest, sorted[index].rect.bottom)
        }
        gaps.sort { ($0.size, $1.at) > ($1.size, $0.at) }
        for gap in gaps.prefix(8) {
            let upper = Array(sorted[..<gap.at])
            let lower = Array(sorted[gap.at...])
            if upper.count >= 6 && verticalCut(upper) != nil || lower.count >= 6 && verticalCut(lower) != nil {
                return (upper, lower)
            }
        }
        return nil
    }
}
