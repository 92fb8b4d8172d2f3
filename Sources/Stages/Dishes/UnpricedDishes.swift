/// Dishes no price was read for.
extension DishGatherer {
    mutating func gatherUnpriced(_ block: [Row], isNearBefore: Bool) {
        if !sectionPrices.isEmpty || isList {
            for row in block { appendListed(row) }
            return
        }
        if trustsLooks, style.isTelling, style.nameHeight != nil, let first = block.first, style.looksLikeName(first),
            isUnpricedName(first, isFirst: true)
        {
            gatherOpening(block)
            return
        }
        if let first = block.first, !first.symbols.isEmpty, isUnpricedName(first, isFirst: true) {
            gatherOpening(block)
            return
        }
        if isNearBefore, let last = drafts.indices.last, block.allSatisfy({ !isUnpricedName($0, isFirst: false) }) {
            for row in block { drafts[last].addText(row, withPrices: false) }
            return
        }
        if block.count == 1, isUnpricedName(block[0], isFirst: true), !drafts.isEmpty, style.unpricedShare <= 0.34 {
            drafts.append(DishDraft(section: section, nameRows: block))
            return
        }
        left += block
    }

    private mutating func appendListed(_ row: Row) {
        let text = DishWords.cleaned(row.text)
        if let last = drafts.indices.last,
            DishWords.describes(row.text) || DishWords.breaksOff(drafts[last].rows.last?.text ?? "")
        {
            drafts[last].addText(row, withPrices: false)
        } else if DishWords.isName(text), text.split(separator: " ").count <= 9 {
            var draft = DishDraft(section: section, nameRows: [row])
            draft.sectionPrices = sectionPrices
            drafts.append(draft)
        } else {
            left.append(row)
        }
    }
}
