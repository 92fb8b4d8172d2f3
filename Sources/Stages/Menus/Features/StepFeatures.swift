/// What the step from one word to the next shows, within a cell or into another.
struct StepFeatures {
    let page: PageFacts
    /// The cell's place on the page, and the place within it of the word that the step leads to.
    let number: Int
    let place: Int

    func add(to list: inout FeatureList) {
        list.add("step")
        if place > 0 {
            addWithin(&list)
        } else if number > 0 {
            addToCell(&list)
        }
    }

    /// Adds what the step from the last word of a cell to the first of the next shows.
    private func addToCell(_ list: inout FeatureList) {
        let (cell, before) = (page.cells[number], page.cells[number - 1])
        let stands = page.relation(before, cell)
        list.add("new cell", stands)
        list.add("new ends", stands == "row" || stands == "near", before.endsInPrice, cell.endsInPrice)
        list.add("new case", before.letterCase, cell.letterCase)
        list.add("new size", Grade.ofRatio(cell.size, before.size, step: 0.2, from: -2, to: 2))
        let indent = (cell.rect.left - before.rect.left) / page.layout.unit
        list.add("new indent", stands == "near" || stands == "middle", Grade.of(indent, step: 0.8, from: -2, to: 2))
        let fill = Grade.of(before.fill, step: 0.2, from: 0, to: 5)
        list.add("new fill", stands == "near" || stands == "middle", fill)
        list.add("new fill ends", fill, before.endsInPrice, cell.endsInPrice)
        if stands == "near" || stands == "middle" {
            let fit = page.fit(before, cell)
            let (upper, lower) = (page.nearer(before), page.nearer(cell))
            list.add("new nearer", upper, lower)
            list.add("new nearer ends", upper, lower, before.endsInPrice, cell.endsInPrice)
            list.add("new gap", page.gap(cell.gapBefore), before.endsInPrice, cell.endsInPrice)
            list.add("new fit", stands, fit)
            list.add("new fit ends", fit, before.endsInPrice, cell.endsInPrice)
            list.add("new fit style", page.fit(before, cell, ofStyle: true), before.style == cell.style)
        }
        list.add("new language", stands, cell.language)
        list.add("new language ends", cell.language, before.endsInPrice, cell.endsInPrice)
        list.add("new languages", page.languages, cell.language)
        if cell.isDiet { list.add("new diet", stands) }
        if page.isCentred(cell, before) { list.add("new centred") }
        if let last = before.cell.tokens.last?.text.last, ",&，、".contains(last) { list.add("new behind comma") }
        if cell.isLower { list.add("new lower") }
        if before.openBrackets > 0 { list.add("new in brackets") }
        if let type = cell.type, let upper = before.type {
            let isNear = stands == "near" || stands == "middle"
            list.add("new weight", isNear, type.weightStep(beside: upper))
            list.add("new slant", isNear, type.slantStep(beside: upper))
            list.add("new ink", isNear, type.hasOtherInk(than: upper))
            list.add("new face", isNear, before.face == cell.face, before.endsInPrice, cell.endsInPrice)
        }
        if let last = before.words.last, CellFacts.connects(before.kinds[last]) { list.add("new behind connector") }
        if let first = cell.words.first, CellFacts.connects(cell.kinds[first]) { list.add("new connector") }
    }

    private func addWithin(_ list: inout FeatureList) {
        let cell = page.cells[number]
        let (last, token) = (cell.cell.tokens[place - 1], cell.cell.tokens[place])
        list.add("within")
        list.add("within kinds", cell.shapes[place - 1].kind, cell.shapes[place].kind)
        let gap = (token.rect.left - last.rect.right) / cell.size
        list.add("within gap", Grade.of(gap, step: 0.7, from: -1, to: 4))
        let size = Grade.ofRatio(token.rect.height, last.rect.height, step: 0.2, from: -2, to: 2)
        list.add("within size", size, cell.shapes[place].kind)
        if WordFeatures.dashes.contains(last.text) || last.text.hasSuffix(":") { list.add("within dash") }
        if let first = token.text.first, "(（[【".contains(first) { list.add("within opens") }
        if token.hasLeader { list.add("within leader") }
        if let type = cell.types[place], let before = cell.types[place - 1] {
            let (weight, slant) = (type.weightStep(beside: before), type.slantStep(beside: before))
            list.add("within weight", weight, cell.shapes[place].kind)
            list.add("within slant", slant)
            list.add("within ink", type.hasOtherInk(than: before), cell.shapes[place].kind)
        }
        if cell.cell.tokens[..<place].contains(where: { WordFeatures.dashes.contains($0.text) }) {
            list.add("within behind dash")
        }
    }
}
