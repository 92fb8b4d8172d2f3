/// Dishes whose price stands in their last row, or that stand in a block of their own.
extension DishGatherer {
    mutating func gatherClosing(_ block: [Row]) {
        var pending: [Row] = []
        for row in block {
            if pending.isEmpty, row.hasWords, !row.prices.isEmpty, takesVariant(row) { continue }
            if pending.isEmpty, !row.hasWords, let last = drafts.indices.last {
                drafts[last].addText(row, withPrices: drafts[last].prices.count < 6)
                continue
            }
            pending.append(row)
            if !row.prices.isEmpty {
                appendClosed(pending)
                pending = []
            }
        }
        guard !pending.isEmpty else { return }
        if let last = drafts.indices.last, pending.allSatisfy({ DishWords.describes($0.text) }) {
            for row in pending { drafts[last].addText(row, withPrices: false) }
        } else {
            left += pending
        }
    }

    /// A whole dish: name rows first, then the description, a price somewhere.
    mutating func appendClosed(_ rows: [Row]) {
        guard let first = rows.first, first.hasWords, DishWords.isName(DishWords.cleaned(first.text)) else {
            left += rows
            return
        }
        var draft = DishDraft(section: section, nameRows: [first])
        var inName = true
        for (before, row) in zip(rows, rows.dropFirst()) {
            inName = inName && row.hasWords && goesOn(name: before, with: row)
            if inName {
                draft.addName(row)
            } else if row.hasWords, isOption(row), !row.prices.isEmpty, !DishWords.addsOn(row.text) {
                draft.addOption(row)
            } else {
                draft.addText(row, withPrices: true)
            }
        }
        drafts.append(draft)
    }

    private func goesOn(name: Row, with row: Row) -> Bool {
        if DishWords.describes(row.text), !DishWords.breaksOff(name.text) { return false }
        let alike = abs(row.capital - name.capital) < 0.12 * name.capital && row.isCapitals == name.isCapitals
        return alike && (DishWords.breaksOff(name.text) || name.isCapitals == true && row.isCapitals == true)
    }
}
