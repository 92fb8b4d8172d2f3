internal import Models

/// Everything at one height of a column.
struct Row {
    var segments: [Segment]

    var rect: Rect { segments.dropFirst().reduce(segments[0].rect) { $0.union($1.rect) } }
    var prices: [FoundPrice] { segments.flatMap(\.prices) }
    var tokens: [Token] { segments.flatMap(\.tokens) }
    var text: String { tokens.joinedText }
    /// All words as read, prices too.
    var fullText: String { segments.flatMap(\.source).joinedText }
    var hasWords: Bool { segments.contains(where: \.hasWords) }
    var symbols: [DietarySymbol] { tokens.flatMap(\.symbols) }

    /// The lines its words and prices come from.
    var lines: [Int] {
        Set(segments.flatMap(\.source).map(\.line)).sorted()
    }

    /// The usual height of its capitals.
    var capital: Double {
        let heights = segments.filter(\.hasWords).map(\.capital).sorted()
        return heights.isEmpty ? segments[0].capital : heights[heights.count / 2]
    }

    /// The left edge of its words, or of its prices when it has no words.
    var left: Double { segments.filter(\.hasWords).map(\.rect.left).min() ?? rect.left }

    /// Where the words alone stand.
    var wordsRect: Rect? {
        let words = tokens.filter { $0.text.contains { $0.isLetter || $0.isNumber } }
        guard let first = words.first else { return nil }
        return words.dropFirst().reduce(first.rect) { $0.union($1.rect) }
    }

    /// Whether nearly all its letters are capitals; nil for scripts without capitals.
    var isCapitals: Bool? {
        var upper = 0
        var lower = 0
        for character in text {
            if character.isUppercase { upper += 1 } else if character.isLowercase { lower += 1 }
        }
        guard upper + lower >= 2 else { return nil }
        return Double(upper) >= 0.8 * Double(upper + lower)
    }

    /// Leader dots read as letters ("a  A  O") are no words of the name before them; the lines keep them.
    mutating func dropLeaderNoise() {
        guard let name = segments.firstIndex(where: \.hasWords),
            let price = segments.lastIndex(where: { !$0.prices.isEmpty }),
            price > name || segments[name].leadsWithPrice == false
        else { return }
        for index in segments.indices where index > name && index <= price {
            let words = segments[index].tokens.filter { !$0.text.isEmpty }
            let letters = words.reduce(0) { $0 + $1.text.count }
            let confidence = words.reduce(0) { $0 + $1.confidence * Double($1.text.count) } / Double(max(letters, 1))
            let specks = words.allSatisfy { $0.text.count(where: \.isLetter) <= 2 && !SizeWords.isSize($0.text) }
            guard !words.isEmpty, confidence < 0.45 || specks && confidence < 0.8 else { continue }
            segments[index].tokens.removeAll { $0.symbols.isEmpty }
        }
    }

    var startsLower: Bool {
        text.first { $0.isLetter }?.isLowercase == true
    }
}

/// Puts the segments of a column into rows, and prices beside the names they stand at.
struct RowBuilder {
    let capital: Double

    func rows(_ segments: [Segment]) -> [Row] {
        var rows: [Row] = []
        var baseline = 0.0
        for segment in segments.sorted(by: { ($0.rect.bottom, $0.rect.left) < ($1.rect.bottom, $1.rect.left) }) {
            let reach = 0.55 * max(min(segment.capital, 1.5 * capital), capital)
            if rows.isEmpty || segment.rect.bottom - baseline > reach {
                rows.append(Row(segments: [segment]))
                baseline = segment.rect.bottom
            } else {
                rows[rows.count - 1].segments.append(segment)
                let count = Double(rows[rows.count - 1].segments.count)
                baseline += (segment.rect.bottom - baseline) / count
            }
        }
        for index in rows.indices {
            rows[index].segments.sort { $0.rect.left < $1.rect.left }
            rows[index].dropLeaderNoise()
        }
        return attachingStrayPrices(rows)
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
