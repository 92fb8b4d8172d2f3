internal import Models

/// Puts the segments of a column into rows, and prices beside the names they stand at.
struct RowBuilder {
    let capital: Double

    /// What the recogniser read as one line stays one row; what stands beside it at its height joins it, unless another
    /// part of the row stands in its place already. So rows keep apart where lines are set tighter than the page is bent.
    func rows(_ segments: [Segment]) -> [Row] {
        var rows: [Row] = []
        for part in parts(segments) {
            let places = rows.indices.suffix(Self.openRows)
            let near = places.compactMap { index in
                distance(part, rows[index]).map { (index: index, distance: $0) }
            }
            if let best = near.min(by: { ($0.distance, -$0.index) < ($1.distance, -$1.index) }) {
                rows[best.index].segments += part
            } else {
                rows.append(Row(segments: part))
            }
        }
        for index in rows.indices {
            rows[index].segments.sort { $0.rect.left < $1.rect.left }
            rows[index].dropLeaderNoise()
        }
        let sorted = rows.sorted { ($0.baseline, $0.rect.left) < ($1.baseline, $1.rect.left) }
        return joiningPricesInWords(attachingStrayPrices(sorted))
    }

    /// "Please" above "ask" is one price in words.
    private func joiningPricesInWords(_ rows: [Row]) -> [Row] {
        var joined = rows
        for index in rows.indices.dropFirst() {
            guard let above = joined[index - 1].lastPriceInWords, let below = joined[index].lastPriceInWords,
                above.price.rect.sharedWidth(below.price.rect) > 0,
                below.price.rect.bottom - above.price.rect.bottom < 3 * capital
            else { continue }
            joined[index - 1].segments[above.segment].prices[0].price.text += " " + below.price.price.text
            joined[index].segments[below.segment].prices = []
        }
        return joined.filter { $0.hasWords || !$0.prices.isEmpty || $0.segments.contains { !$0.tokens.isEmpty } }
    }

    /// How many of the latest rows may still grow: more than stand within one height of a capital.
    private static let openRows = 4

    /// The segments of each line, the lines from the top. What the recogniser put in one line though it stands higher or
    /// lower is a part of its own.
    private func parts(_ segments: [Segment]) -> [[Segment]] {
        var lines: [Int: [Segment]] = [:]
        for segment in segments { lines[segment.source.first?.line ?? -1, default: []].append(segment) }
        var parts: [[Segment]] = []
        for (_, line) in lines.sorted(by: { $0.key < $1.key }) {
            for segment in line.sorted(by: { $0.rect.left < $1.rect.left }) {
                if let last = parts.last?.last, last.source.first?.line == segment.source.first?.line,
                    abs(last.rect.bottom - segment.rect.bottom) < 0.35 * capital
                {
                    parts[parts.count - 1].append(segment)
                } else {
                    parts.append([segment])
                }
            }
        }
        // Lines that stand at one place keep their order.
        let places = parts.enumerated().map { (baseline: Row(segments: $1).baseline, left: $1[0].rect.left, index: $0) }
        return places.sorted { ($0.baseline, $0.left, $0.index) < ($1.baseline, $1.left, $1.index) }
            .map { parts[$0.index] }
    }

    /// How far the baselines of a part and a row lie apart where the two come nearest; nil when the part does not belong
    /// into the row.
    private func distance(_ part: [Segment], _ row: Row) -> Double? {
        var nearest: (gap: Double, step: Double, reach: Double)?
        for segment in part {
            for other in row.segments {
                let shared = segment.rect.sharedWidth(other.rect)
                if shared > 0.3 * min(segment.rect.width, other.rect.width), shared > capital / 2 { return nil }
                if nearest.map({ -shared < $0.gap }) ?? true {
                    let height = max(min(segment.capital, 1.5 * capital), capital)
                    nearest = (-shared, abs(segment.rect.bottom - other.rect.bottom), 0.55 * height)
                }
            }
        }
        guard let nearest, nearest.step <= nearest.reach else { return nil }
        return nearest.step
    }

    /// Prices printed or photographed a little higher or lower than their names: each goes to the nearest name that has
    /// none yet, in order, once the usual offset is taken off.
    private func attachingStrayPrices(_ rows: [Row]) -> [Row] {
        let strays = rows.indices.filter { !rows[$0].hasWords && !rows[$0].prices.isEmpty }
        let names = rows.indices.filter { rows[$0].hasWords && rows[$0].prices.isEmpty }
        guard !strays.isEmpty, !names.isEmpty else { return rows }
        let beside = strays.filter { stray in
            guard let near = nearest(rows[stray].rect.bottom, names, rows) else { return false }
            let words = rows[near].wordsRect ?? rows[near].rect
            return rows[stray].rect.left > words.right - capital / 2
        }
        let offsets = beside.compactMap { stray in
            nearest(rows[stray].rect.bottom, names, rows).map { rows[$0].rect.bottom - rows[stray].rect.bottom }
        }.filter { abs($0) < 1.6 * capital }.sorted()
        guard !offsets.isEmpty else { return rows }
        let usual = offsets.count >= 3 ? offsets[offsets.count / 2] : 0
        var partner: [Int: Int] = [:]
        var taken: Set<Int> = []
        for stray in beside {
            guard let near = nearest(rows[stray].rect.bottom + usual, names, rows), !taken.contains(near) else {
                continue
            }
            let distance = abs(rows[near].rect.bottom - rows[stray].rect.bottom - usual)
            if distance < 0.9 * capital {
                partner[stray] = near
                taken.insert(near)
            }
        }
        var merged = rows
        for (stray, name) in partner.sorted(by: { $0.key < $1.key }) {
            merged[name].segments += rows[stray].segments
        }
        return merged.indices.filter { partner[$0] == nil }.map { merged[$0] }
    }

    /// The row among some (in order of height) whose baseline is nearest.
    private func nearest(_ y: Double, _ candidates: [Int], _ rows: [Row]) -> Int? {
        var from = 0
        var to = candidates.count
        while from < to {
            let middle = (from + to) / 2
            if rows[candidates[middle]].rect.bottom < y { from = middle + 1 } else { to = middle }
        }
        let options = [from - 1, from].filter { candidates.indices.contains($0) }.map { candidates[$0] }
        return options.min { abs(rows[$0].rect.bottom - y) < abs(rows[$1].rect.bottom - y) }
    }
}

extension Row {
    /// Its only price, when that has no amount.
    fileprivate var lastPriceInWords: (segment: Int, price: FoundPrice)? {
        guard prices.count == 1, let segment = segments.firstIndex(where: { !$0.prices.isEmpty }),
            let price = segments[segment].prices.first, price.price.amount == nil
        else { return nil }
        return (segment, price)
    }
}
