/// What a row of a column is, before dishes are made of the rest.
enum RowKind: Equatable {
    case heading
    /// Names the columns of prices: "12 oz", "small  large".
    case sizes
    case restaurant
    /// A note to the guest, or specks that are no text.
    case note
    /// A charge for something that is no food.
    case charge
    /// Name, description or price of a dish.
    case food
}

/// Sorts the rows of a column by kind.
struct RowSorter {
    let rows: [Row]
    let style: LeafStyle
    /// Rows that name the restaurant.
    let titles: Set<RowKey>

    func kinds() -> [RowKind] {
        var kinds: [RowKind] = []
        for index in rows.indices { kinds.append(kind(index)) }
        // A heading heads something.
        for index in kinds.indices where kinds[index] == .heading {
            let next = kinds[(index + 1)...].first { $0 != .heading && $0 != .sizes }
            if next == nil, index + 1 == rows.count, rows.count > 1, !HeadingWords.isHeading(rows[index].text) {
                kinds[index] = .food
            }
        }
        return kinds
    }

    private func kind(_ index: Int) -> RowKind {
        let row = rows[index]
        if titles.contains(row.key) { return .restaurant }
        switch InfoPatterns.kind(of: row.fullText, isPriced: row.hasWords && !row.prices.isEmpty) {
        case .restaurant: return .restaurant
        case .note: return .note
        case .charge: return .charge
        case nil: break
        }
        if isSpeck(row) { return .note }
        if isSizes(index) { return .sizes }
        return isHeading(index) ? .heading : .food
    }

    /// Marks the recogniser saw in ornaments: hardly any letters, or letters it does not believe in itself.
    private func isSpeck(_ row: Row) -> Bool {
        guard row.prices.isEmpty else { return false }
        if !row.hasWords { return row.symbols.isEmpty }
        let words = row.tokens.filter(\.hasLetters)
        let letters = words.reduce(0) { $0 + $1.text.count }
        let confidence = words.reduce(0) { $0 + $1.confidence * Double($1.text.count) } / Double(max(letters, 1))
        return letters <= 2 && row.text.allSatisfy { !$0.isIdeograph } || confidence < 0.35 && letters <= 12
    }

    private func isSizes(_ index: Int) -> Bool {
        let row = rows[index]
        guard row.prices.isEmpty, index + 1 < rows.count,
            rows[(index + 1)...].prefix(3).contains(where: { !$0.prices.isEmpty })
        else { return false }
        let words = row.tokens.map(\.text).filter { $0.contains { $0.isLetter || $0.isNumber } }
        guard !words.isEmpty, words.count <= 12 else { return false }
        return words.allSatisfy { word in
            SizeWords.isSize(word) || SizeWords.isUnit(word)
                || Currency.code(of: word) != nil || word.allSatisfy { $0.isNumber || ".,/½".contains($0) }
        } && words.contains { $0.contains(where: \.isLetter) }
    }

    private func gapAbove(_ index: Int) -> Double {
        index == 0 ? .infinity : rows[index].rect.bottom - rows[index - 1].rect.bottom
    }

    private func gapBelow(_ index: Int) -> Double {
        index + 1 == rows.count ? .infinity : rows[index + 1].rect.bottom - rows[index].rect.bottom
    }

    private func isHeading(_ index: Int) -> Bool {
        let row = rows[index]
        let (named, sizes) = row.sizesSplit
        let text = DishWords.cleaned(named.joinedText)
        let words = text.split(separator: " ")
        if row.prices.isEmpty, SizeWords.headers(sizes).count >= 2, words.count <= 7, DishWords.isName(text) {
            return true
        }
        guard DishWords.isName(text), words.count <= 7, !DishWords.breaksOff(row.text), !row.text.hasSuffix("."),
            !DishWords.addsOn(row.text), row.symbols.isEmpty || row.prices.isEmpty
        else { return false }
        let small = text.first(where: \.isLetter)?.isLowercase == true
        if small, style.lowerNames < 0.5 { return false }
        if !small, DishWords.describes(row.text) { return false }
        if index > 0, !isSpeck(rows[index - 1]), DishWords.breaksOff(rows[index - 1].text),
            gapAbove(index) < 2.5 * style.pitch
        {
            return false
        }
        let exact = HeadingWords.isHeading(text)
        let height = style.nameHeight
        let bigger = height.map { isBigger(row.capital, than: $0) } ?? false
        if !exact, let height, row.capital < 0.8 * height { return false }
        if !row.prices.isEmpty { return isPricedHeading(index, exact: exact, bigger: bigger) }
        guard index + 1 < rows.count || exact else { return false }
        // Under names that stand behind their prices, what begins where they begin describes them.
        if style.leadsWithPrices, !bigger, index > 0, let words = row.wordsRect, let above = rows[index - 1].wordsRect,
            abs(words.left - above.left) < 0.5 * row.capital
        {
            return false
        }
        let capitals =
            style.nameCapitals == false && row.isCapitals == true && height.map { row.capital >= 0.9 * $0 } ?? true
        // What options stand under is a dish.
        if index + 1 < rows.count, rows[index + 1].startsWithDash, style.dashedNames < 0.5, !bigger { return false }
        if isDescribedBeforeOptions(index) { return false }
        let apart = gapAbove(index) > 1.35 * style.pitch
        let likeNames =
            height.map { abs(row.capital - $0) < 0.1 * $0 } == true && row.isCapitals == style.nameCapitals
        let alone = apart && gapBelow(index) > (likeNames ? 1.8 : 1.35) * style.pitch
        // A line close under a name and far from the next is its translation or description.
        if !apart, !bigger, gapAbove(index) < 0.75 * gapBelow(index) { return false }
        let nextPriced = index + 1 < rows.count && !rows[index + 1].prices.isEmpty
        if !bigger, !capitals, index + 1 < rows.count, rows[index + 1].prices.isEmpty, style.lowerNames < 0.5,
            rows[index + 1].startsLower || rows[index + 1].text.hasPrefix("(")
        {
            return false
        }
        // Where each dish is a name, some text and a price below, only a gap tells a heading from a name.
        if style.pricesBelow, !exact, gapBelow(index) < 1.35 * style.pitch,
            height.map({ row.capital < 1.5 * $0 }) ?? true
        {
            return false
        }
        if exact { return apart || bigger || capitals || nextPriced || !style.isTelling }
        if words.count <= 5, bigger { return true }
        if let height, row.capital > 1.5 * height, row.isCapitals == true || index == 0 { return true }
        if words.count <= 5, capitals { return true }
        if row.text.hasSuffix(":"), words.count <= 4, nextPriced { return true }
        if alone, index + 1 < rows.count, !DishWords.breaksOff(rows[index + 1].text),
            nextPriced || rows.dropFirst(index + 1).prefix(3).contains(where: { !$0.prices.isEmpty })
        {
            return words.count <= 3 || isTitleCase(words) && words.count <= 5
        }
        return apart && nextPriced && HeadingWords.mentionsHeading(text) && !rows[index + 1].startsLower
            && gapBelow(index) > 1.1 * style.pitch
    }

    /// Boxes end at whole pixels, so that the heights of small letters are known to two or three pixels only.
    private func isBigger(_ capital: Double, than name: Double) -> Bool {
        capital >= max(1.17 * name, 1.08 * name + 2.5)
    }

    /// Whether text in smaller type stands below a row and then prices behind dashes: a dish in several variants.
    private func isDescribedBeforeOptions(_ index: Int) -> Bool {
        guard let priced = rows[(index + 1)...].prefix(5).firstIndex(where: { !$0.prices.isEmpty }), priced > index + 1
        else { return false }
        let between = rows[(index + 1)..<priced]
        return rows[priced].startsWithDash && between.first.map { DishWords.describes($0.text) } == true
            && between.allSatisfy { $0.capital < 0.87 * rows[index].capital && $0.hasWords }
    }

    /// Whether most words begin with a capital.
    private func isTitleCase(_ words: [Substring]) -> Bool {
        words.count { $0.first?.isUppercase == true } * 3 >= words.count * 2
    }

    /// "Side dishes € 4.50" over a list without prices.
    private func isPricedHeading(_ index: Int, exact: Bool, bigger: Bool) -> Bool {
        // A price speaks for a dish, so that a little larger is not enough.
        let muchBigger = style.nameHeight.map { rows[index].capital >= 1.25 * $0 } ?? false
        guard exact || bigger && muchBigger, rows[index].prices.count == 1 else { return false }
        // A dish named "Chicken tofu" looks like the dishes around it; a heading doesn't.
        let likeNames = style.nameHeight.map { abs(rows[index].capital - $0) < 0.1 * $0 } ?? false
        let heads = rows[(index + 1)...].prefix(3).count { $0.hasWords && $0.prices.isEmpty && !$0.startsLower } == 3
        if likeNames, !bigger, !(exact && heads && rows[index].text.split(separator: " ").count == 1),
            style.nameCapitals == nil || rows[index].isCapitals == style.nameCapitals
        {
            return false
        }
        let next = rows[(index + 1)...].prefix(2)
        return next.count == 2
            && next.allSatisfy { row in
                row.hasWords && row.prices.isEmpty && !DishWords.describes(DishWords.cleaned(row.text))
                    && !DishWords.breaksOff(row.text)
                    // What is set much smaller than the names describes; it is no list of dishes.
                    && style.nameHeight.map { row.capital > 0.8 * $0 } ?? true
            }
    }
}

/// Tells rows apart by the first word they hold.
struct RowKey: Hashable {
    var line: Int
    var word: Int
}

extension Row {
    var key: RowKey {
        let first = segments[0].source.first
        return RowKey(line: first?.line ?? -1, word: first?.word ?? -1)
    }
}
