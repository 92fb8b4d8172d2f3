/// How the rows of a column look: what sets its dish names apart from the text below them.
struct LeafStyle {
    /// Whether names are printed in capitals; nil when they are mixed.
    var nameCapitals: Bool?
    /// The usual height of a capital in names and in descriptions; nil when there are none.
    var nameHeight: Double?
    var textHeight: Double?
    var textCapitals: Bool?
    /// The usual distance from one row to the next within a dish.
    var pitch: Double
    /// The usual distance from the row above to a dish's row with its price; nil when there are none.
    var dishStep: Double?
    /// Shares of priced rows that begin with a dash and with a small letter.
    var dashedNames: Double
    var lowerNames: Double
    /// Whether prices stand before the names, so that no row without a price begins a dish.
    var leadsWithPrices: Bool
    /// Whether most prices stand in a row of their own below their dish.
    var pricesBelow: Bool
    /// Whether the column's own names told, and not those of the whole page.
    var isOwn = true
    /// Rows with words but without a price, per row with both.
    var unpricedShare: Double

    init(_ rows: [Row]) {
        let priced = rows.filter { $0.hasWords && !$0.prices.isEmpty }
        var texts: [Row] = []
        for index in rows.indices.dropFirst() where rows[index].hasWords && rows[index].prices.isEmpty {
            if rows[index - 1].hasWords { texts.append(rows[index]) }
        }
        nameCapitals = Self.capitals(priced)
        textCapitals = Self.capitals(texts)
        nameHeight = Self.middle(priced.map(\.capital))
        textHeight = Self.middle(texts.map(\.capital))
        let capital = Self.middle(rows.map(\.capital)) ?? 1
        // Less than a capital's height apart stands what belongs to one line.
        let steps = zip(rows, rows.dropFirst()).map { $1.rect.bottom - $0.rect.bottom }.filter { $0 > 0.8 * capital }
        // The lower quartile: most steps lie within dishes, the wide ones between them.
        pitch = steps.isEmpty ? 2 * capital : max(steps.sorted()[steps.count / 4], 1.1 * capital)
        dishStep = Self.middle(
            zip(rows, rows.dropFirst()).filter { $1.hasWords && !$1.prices.isEmpty }
                .map { $1.rect.bottom - $0.rect.bottom })
        let count = Double(max(priced.count, 1))
        dashedNames = Double(priced.count { $0.startsWithDash }) / count
        leadsWithPrices = priced.count >= 3 && Double(priced.count(where: \.leadsWithPrice)) > 0.7 * count
        lowerNames = Double(priced.count { $0.startsLower && !DishWords.joins($0.text) }) / count
        let alone = rows.count { !$0.hasWords && !$0.prices.isEmpty }
        pricesBelow = alone >= 3 && alone > priced.count
        unpricedShare = Double(rows.count { $0.hasWords && $0.prices.isEmpty }) / count
    }

    private static func middle(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.sorted()[values.count / 2]
    }

    private static func capitals(_ rows: [Row]) -> Bool? {
        let known = rows.compactMap(\.isCapitals)
        guard !known.isEmpty else { return nil }
        let share = Double(known.count { $0 }) / Double(known.count)
        return share >= 0.7 ? true : share <= 0.3 ? false : nil
    }

    /// Whether names and descriptions differ enough to tell them by their looks.
    var isTelling: Bool {
        if nameCapitals == true, textCapitals == false { return true }
        guard let nameHeight, let textHeight else { return false }
        return textHeight < 0.87 * nameHeight
    }

    /// Whether a row without a price looks like a name here.
    func looksLikeName(_ row: Row) -> Bool {
        if nameCapitals == true, textCapitals != true { return row.isCapitals == true && !isSmall(row) }
        return isTelling && !isSmall(row)
    }

    private func isSmall(_ row: Row) -> Bool {
        guard let nameHeight else { return false }
        let limit = textHeight.map { $0 < 0.87 * nameHeight ? ($0 + nameHeight) / 2 : 0.8 * nameHeight }
        return row.capital < limit ?? 0.8 * nameHeight
    }
}

extension Row {
    var startsWithDash: Bool {
        guard let first = tokens.first(where: { !$0.text.isEmpty })?.text else { return false }
        return "-–—•·".contains(first.first ?? " ")
    }
}
