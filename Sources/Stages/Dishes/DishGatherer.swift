/// Makes dishes of the rows of one column between two headings.
struct DishGatherer {
    let style: LeafStyle
    let section: String?
    /// A price printed once for the section.
    let sectionPrices: [FoundPrice]
    /// Whether each row without a price may be a dish: a list under a heading of a page that prints no prices.
    let isList: Bool
    /// Whether names stand first and the price closes the dish.
    let closes: Bool

    /// Whether a row that looks like a name may be a dish though it has no price.
    var trustsLooks = true

    var drafts: [DishDraft] = []
    /// Rows that belong to no dish.
    var left: [Row] = []

    init(style: LeafStyle, section: String?, sectionPrices: [FoundPrice], isList: Bool, closes: Bool) {
        self.style = style
        self.section = section
        self.sectionPrices = sectionPrices
        self.isList = isList
        self.closes = closes
    }

    mutating func gather(_ rows: [Row]) {
        var lastBottom: Double?
        // What stands further off than dishes do from each other is no part of the dish above.
        let reach = min(2.2 * style.pitch, style.dishStep.map { max(1.4 * $0, 1.5 * style.pitch) } ?? .infinity)
        for block in blocks(rows) {
            let near = lastBottom.map { block[0].rect.bottom - $0 < reach } ?? false
            gather(block: block, isNearBefore: near)
            lastBottom = block.last?.rect.bottom
        }
    }

    /// Rows that stand close together; wide gaps part dishes.
    private func blocks(_ rows: [Row]) -> [[Row]] {
        var blocks: [[Row]] = []
        for row in rows {
            if let last = blocks.last?.last {
                let step = row.rect.bottom - last.rect.bottom
                let usual = max(style.pitch, 1.15 * max(row.capital, last.capital))
                if step <= 1.45 * usual {
                    blocks[blocks.count - 1].append(row)
                    continue
                }
            }
            blocks.append([row])
        }
        return blocks
    }

    private mutating func gather(block: [Row], isNearBefore: Bool) {
        let priced = block.indices.filter { !block[$0].prices.isEmpty }
        if priced.isEmpty {
            gatherUnpriced(block, isNearBefore: isNearBefore)
        } else if priced.count == 1, let last = priced.first, last > 0,
            last == block.count - 1 || !block[last].hasWords,
            block[..<last].allSatisfy(\.hasWords), !isOption(block[last]),
            !startsDish(block[last], after: block[last - 1])
        {
            appendClosed(block)
        } else if closes {
            gatherClosing(block)
        } else {
            gatherOpening(block)
        }
    }

    /// Whether a priced row with words starts a dish of its own though rows without prices stand above it.
    private func startsDish(_ row: Row, after above: Row) -> Bool {
        guard row.hasWords, !closes else { return false }
        if DishWords.breaksOff(above.text) || row.startsLower && style.lowerNames < 0.5 { return false }
        if style.isTelling { return style.looksLikeName(row) }
        return !DishWords.describes(row.text) || DishWords.describes(above.text)
    }

    // MARK: Price in the first row

    mutating func gatherOpening(_ block: [Row]) {
        var pending: [Row] = []
        for (index, row) in block.enumerated() {
            if !row.hasWords {
                if !pending.isEmpty {
                    open(pending + [row])
                    pending = []
                } else if let last = drafts.indices.last {
                    drafts[last].addText(row, withPrices: drafts[last].prices.count < 6)
                } else {
                    left.append(row)
                }
                continue
            }
            if !row.prices.isEmpty {
                if pending.isEmpty, takesVariant(row) { continue }
                if pending.isEmpty, index > 0, let last = drafts.indices.last, !drafts[last].hasPrice,
                    drafts[last].rows.last?.key == block[index - 1].key, DishWords.describes(row.text)
                {
                    drafts[last].addText(row, withPrices: true)
                    continue
                }
                open(pending + [row])
                pending = []
                continue
            }
            let next = index + 1 < block.count ? block[index + 1] : nil
            if beginsWrappedName(row, next: next) {
                pending.append(row)
            } else if isUnpricedName(row, isFirst: index == 0) {
                flush(&pending)
                drafts.append(DishDraft(section: section, nameRows: [row]))
            } else if !pending.isEmpty {
                pending.append(row)
            } else if let last = drafts.indices.last {
                drafts[last].addText(row, withPrices: false)
            } else if next.map({ !$0.prices.isEmpty }) == true, !DishWords.describes(row.text) {
                pending.append(row)
            } else {
                left.append(row)
            }
        }
        flush(&pending)
    }

    private mutating func flush(_ pending: inout [Row]) {
        left += pending
        pending = []
    }

    /// Adds a row to the dish above as a variant's price or an extra; false when it is a dish of its own.
    mutating func takesVariant(_ row: Row) -> Bool {
        guard let last = drafts.indices.last else { return false }
        if addsOn(row) {
            drafts[last].addText(row, withPrices: false)
            return true
        }
        guard isOption(row) else { return false }
        drafts[last].addOption(row)
        return true
    }

    /// "Add cheese 1.50" always adds to the dish above; "Extra cheese" does where it is set in.
    func addsOn(_ row: Row) -> Bool {
        guard DishWords.addsOn(row.text) else { return false }
        if DishWords.cleaned(row.text).lowercased().hasPrefix("add ") || row.text.hasPrefix("+") { return true }
        guard let name = drafts.last?.nameRows.first else { return false }
        return row.left > name.left + row.capital || row.capital < 0.87 * name.capital
    }

    func isOption(_ row: Row) -> Bool {
        guard row.hasWords else { return false }
        if addsOn(row) { return true }
        let followsOption = drafts.last.map { !$0.hasPrice || !$0.optionRows.isEmpty } ?? false
        if row.startsWithDash, style.dashedNames < 0.5 || followsOption {
            return drafts.last.map { $0.nameRows.first?.startsWithDash != true } ?? false
        }
        let words = row.text.split(separator: " ").map(String.init)
        if words.count <= 3, let draft = drafts.last, let option = draft.lastOption, let name = draft.nameRows.first,
            name.capital > 1.05 * row.capital, abs(row.capital - option.capital) < 0.08 * row.capital,
            abs(row.left - option.left) < row.capital
        {
            return true
        }
        if words.count <= 3, words.allSatisfy({ SizeWords.isSize($0) || SizeWords.isUnit($0) }) { return true }
        return style.lowerNames < 0.5 && (followsOption && row.startsLower || DishWords.joins(row.text))
    }

    private func beginsWrappedName(_ row: Row, next: Row?) -> Bool {
        guard let next, !next.prices.isEmpty, !isOption(next) else { return false }
        if !next.hasWords { return !DishWords.describes(row.text) && drafts.last?.hasPrice != false }
        guard !DishWords.describes(row.text) || DishWords.breaksOff(row.text) && style.looksLikeName(row) else {
            return false
        }
        return (DishWords.breaksOff(row.text) || next.startsLower && style.lowerNames < 0.5)
            && (style.looksLikeName(row) || !style.isTelling)
    }

    /// Whether a row is a dish whose price is missing: printed nowhere, or lost by the recogniser.
    func isUnpricedName(_ row: Row, isFirst: Bool) -> Bool {
        let text = DishWords.cleaned(row.text)
        guard trustsLooks, !style.leadsWithPrices, DishWords.isName(text), !DishWords.addsOn(row.text) else {
            return false
        }
        if let last = drafts.last?.rows.last, DishWords.breaksOff(last.text) { return false }
        if row.startsWithDash, style.dashedNames < 0.5 { return false }
        guard !DishWords.describes(row.text) || row.startsLower && style.lowerNames > 0.5 else { return false }
        if style.isTelling { return style.looksLikeName(row) }
        if isFirst, !row.symbols.isEmpty, text.split(separator: " ").count <= 6 { return true }
        guard text.split(separator: " ").count <= 6 else { return false }
        return style.unpricedShare <= 0.34 && style.nameHeight.map { row.capital > 0.85 * $0 } == true
    }

    private mutating func open(_ rows: [Row]) {
        let name = rows.map(\.text).joined(separator: " ")
        guard DishWords.isName(DishWords.cleaned(name)) else {
            if let last = drafts.indices.last {
                for row in rows { drafts[last].addText(row, withPrices: false) }
            } else {
                left += rows
            }
            return
        }
        var draft = DishDraft(section: section, nameRows: [rows[0]])
        var inName = true
        for (before, row) in zip(rows, rows.dropFirst()) {
            inName = inName && (!row.hasWords || DishWords.breaksOff(before.text) || !DishWords.tells(row.text))
            if inName { draft.addName(row) } else { draft.addText(row, withPrices: true) }
        }
        drafts.append(draft)
    }
}
