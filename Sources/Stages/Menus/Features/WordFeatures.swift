internal import Foundation

/// What a word's features are made from.
struct WordFeatures {
    let page: PageFacts
    /// The cell's place on the page, and the word's place in its cell.
    let number: Int
    let place: Int

    static let dashes: Set<String> = ["-", "–", "—", ":"]

    private var cell: CellFacts { page.cells[number] }
    private var token: Token { cell.cell.tokens[place] }
    private var shape: WordShape { cell.shapes[place] }
    private var isPrice: Bool { cell.cell.forms[place].isPrice }
    private var count: Int { cell.cell.tokens.count }
    private var isFirst: Bool { place == 0 }
    private var isLast: Bool { place == count - 1 }
    /// How large the cell's type is compared with the page's.
    private var size: Int { Grade.ofRatio(cell.size, page.layout.capital, step: 0.12, from: -5, to: 9) }
    private var isBehindDash: Bool { cell.cell.tokens[..<place].contains { Self.dashes.contains($0.text) } }

    func add(to list: inout FeatureList) {
        addShapeAndPlace(&list)
        addPage(&list)
        addSize(&list)
        addWord(&list)
        addPunctuation(&list)
        addCell(&list)
        addNeighbours(&list)
        addCellBefore(&list)
        addCellBehind(&list)
        addGaps(&list)
        if !isPrice { addStyle(&list) }
        addType(&list)
    }

    private func addShapeAndPlace(_ list: inout FeatureList) {
        let (letterCase, ends) = (cell.letterCase, cell.endsInPrice)
        list.add("any")
        list.add("shape", shape.name)
        list.add("shape first", shape.name, isFirst)
        list.add("shape last", shape.name, isLast)
        list.add("shape case", shape.name, letterCase)
        list.add("first", isFirst, letterCase)
        list.add("ends in price", ends, cell.cell.isPrice)
        list.add("shape ends", shape.name, ends)
        list.add("words", min(count, 8))
        list.add("place", min(place, 5))
        list.add("kind place words", shape.kind, min(place, 2), min(count, 4))
        list.add("case ends", letterCase, ends, isFirst)
        list.add("next price", cell.nextPrice)
        list.add("next price case", cell.nextPrice, letterCase)
        list.add("last price", cell.lastPrice, letterCase)
        if place >= count - cell.cell.marketWords { list.add("market", isFirst) }
        if !token.symbols.isEmpty { list.add("marked", isPrice) }
        if token.confidence < 0.6 { list.add("doubtful", shape.kind) }
    }

    private func addPage(_ list: inout FeatureList) {
        list.add("page prices", page.prices, cell.endsInPrice, isPrice)
        list.add("page capitals", page.capitals, cell.letterCase)
        list.add("page whole", page.wholePrices, shape.name, isLast)
        list.add("page han", page.isHan, shape.kind, cell.endsInPrice)
    }

    private func addSize(_ list: inout FeatureList) {
        list.add("size", size)
        list.add("size case", size, cell.letterCase)
        list.add("size in cell", Grade.ofRatio(token.rect.height, cell.size, step: 0.2, from: -3, to: 3))
        let own = Grade.ofRatio(token.rect.height, page.layout.capital, step: 0.15, from: -4, to: 6)
        list.add("own size", own, shape.kind)
        list.add("size ends", size, cell.endsInPrice, page.isHan)
    }

    private func addWord(_ list: inout FeatureList) {
        let kinds = cell.kinds[place]
        if kinds.isEmpty { list.add("class", "none") }
        for kind in kinds { list.add("class", kind) }
        if !isPrice, !cell.keys[place].isEmpty { list.add("known", !kinds.isEmpty, cell.letterCase, min(place, 1)) }
        if HeadingWords.isHeading(token.text) { list.add("heading word", min(cell.words.count, 3), cell.letterCase) }
        if CellFacts.connects(kinds) { list.add("connector", isFirst) }
        if isSize(place) { list.add("size word", isFirst, isLast) }
        if DishWords.addsOn(token.text) { list.add("addition word", isFirst) }
        if shape.kind == "han" {
            list.add("han known", !kinds.isEmpty)
            list.add("han heading", cell.isHanHeading, cell.endsInPrice, size)
        }
        if cell.isDiet { list.add("diet", cell.endsInPrice, cell.letterCase) }
        if cell.info != "none" { list.add("info", cell.info, shape.kind) }
    }

    private func isSize(_ place: Int) -> Bool {
        let text = cell.cell.tokens[place].text
        return SizeWords.isSize(text) || SizeWords.isUnit(text) || SizeWords.isPerPiece(text)
    }

    private func addPunctuation(_ list: inout FeatureList) {
        let text = token.text
        if let last = text.last, ",，、،".contains(last) { list.add("comma") }
        if let first = text.first, "(（【[".contains(first) { list.add("opens") }
        if let last = text.last, ")）】]".contains(last) { list.add("closes") }
        if token.hasLeader { list.add("leader", shape.kind, isFirst) }
        if place > 0, let last = cell.cell.tokens[place - 1].text.last, ",&，、".contains(last) {
            list.add("behind comma")
        }
    }

    /// Adds what the cell says as a whole, and what has come before the word in it.
    private func addCell(_ list: inout FeatureList) {
        list.add("phrase", cell.isPhrase, cell.endsInPrice)
        list.add("cell heading", cell.hasHeadingWord, min(cell.words.count, 3))
        list.add("cell is heading", cell.isHeading, cell.endsInPrice)
        list.add("cell connectors", min(cell.connectors, 3))
        list.add("cell known", min(cell.knownWords, 4), cell.letterCase)
        list.add("cell commas", min(cell.commas, 3))
        list.add("cell commas ends", min(cell.commas, 3), cell.endsInPrice, cell.letterCase)
        let isBehindPrice = place > 1 && cell.cell.forms[1..<place].contains(where: \.isPrice)
        list.add("behind", isBehindDash, isBehindPrice)
        list.add("in brackets", CellFacts.openBrackets(cell.cell.tokens[..<place]) > 0)
        if isBehindDash { list.add("behind dash", page.dashes, cell.letterCase) }
    }

    /// Adds the words before and after it in the cell.
    private func addNeighbours(_ list: inout FeatureList) {
        if place > 0 {
            let before = cell.shapes[place - 1].name
            list.add("gap", Grade.of(gap, step: 0.6, from: -1, to: 6))
            list.add("shape before", before)
            list.add("shapes before", before, shape.name)
            if CellFacts.connects(cell.kinds[place - 1]) { list.add("connector before") }
            if isSize(place - 1) { list.add("size word before") }
        }
        if !isLast {
            let behind = cell.shapes[place + 1].name
            list.add("shape behind", behind)
            list.add("shapes behind", shape.name, behind)
            list.add("price behind", cell.cell.forms[(place + 1)...].contains(where: \.isPrice), shape.name)
            if CellFacts.connects(cell.kinds[place + 1]) { list.add("connector behind") }
            if isSize(place + 1) { list.add("size word behind") }
        }
    }

    /// The gap to the word before within the cell, in heights of its capitals.
    private var gap: Double { (token.rect.left - cell.cell.tokens[place - 1].rect.right) / cell.size }

    private func addCellBefore(_ list: inout FeatureList) {
        guard number > 0 else { return list.add("start") }
        let last = page.cells[number - 1]
        let stands = page.relation(last, cell)
        list.add("before", stands)
        list.add("before case", stands, last.letterCase, cell.letterCase)
        list.add("before ends", stands, last.endsInPrice, cell.endsInPrice)
        let indent = (cell.rect.left - last.rect.left) / page.layout.unit
        list.add("before indent", stands, Grade.of(indent, step: 0.8, from: -2, to: 2))
        list.add("before size", stands, Grade.ofRatio(cell.size, last.size, step: 0.15, from: -3, to: 3))
        list.add("before style", last.letterCase, cell.letterCase, last.endsInPrice)
        list.add("before commas", min(last.commas, 2), cell.letterCase)
        list.add("before heading", last.hasHeadingWord && last.words.count <= 3)
        list.add("before fill", stands, Grade.of(last.fill, step: 0.2, from: 0, to: 5), cell.endsInPrice)
        list.add("before fit", stands, page.fit(last, cell), cell.endsInPrice)
        list.add("before language", stands, cell.language, cell.endsInPrice)
        list.add("before languages", page.languages, cell.language, last.endsInPrice, cell.endsInPrice)
        if last.isDiet { list.add("before diet", stands) }
        if page.isCentred(cell, last) { list.add("before centred", stands, cell.letterCase) }
        if last.cell.isPrice { list.add("before is price", stands) }
        if last.openBrackets > 0 { list.add("before open") }
    }

    private func addCellBehind(_ list: inout FeatureList) {
        guard number + 1 < page.cells.count else { return list.add("end") }
        let next = page.cells[number + 1]
        let stands = page.relation(cell, next)
        list.add("behind case", stands, next.letterCase, cell.letterCase)
        list.add("behind ends", stands, next.endsInPrice, cell.endsInPrice, next.cell.isPrice)
        list.add("behind size", stands, Grade.ofRatio(next.size, cell.size, step: 0.15, from: -3, to: 3))
        let indent = (next.rect.left - cell.rect.left) / page.layout.unit
        list.add("behind indent", stands, Grade.of(indent, step: 0.8, from: -2, to: 2))
        list.add("behind fit", stands, page.fit(cell, next), next.endsInPrice)
        list.add("behind language", stands, next.language, cell.endsInPrice)
        list.add("behind languages", page.languages, next.language, cell.endsInPrice, next.endsInPrice)
        if next.isDiet { list.add("behind diet", stands) }
        list.add("behind commas", min(next.commas, 2), cell.commas > 0)
    }

    /// Adds whether the cell belongs to its neighbours by the room between them.
    private func addGaps(_ list: inout FeatureList) {
        let nearer = page.nearer(cell)
        let isBehindPriced = number + 1 < page.cells.count && page.cells[number + 1].endsInPrice
        list.add("nearer", nearer, cell.endsInPrice, isBehindPriced)
        list.add("nearer case", nearer, cell.letterCase)
        list.add("gap before", page.gap(cell.gapBefore), cell.endsInPrice)
        list.add("gap behind", page.gap(cell.gapBehind), isBehindPriced)
    }

    /// Adds what cells that look like this one are like elsewhere on the page.
    private func addStyle(_ list: inout FeatureList) {
        let price = Grade.of(cell.ofStyle.price, step: 0.2, from: 0, to: 5)
        list.add("style share", Grade.of(cell.ofStyle.share, step: 0.12, from: 0, to: 5), cell.letterCase)
        list.add("style price", price)
        list.add("style price ends", price, cell.endsInPrice)
        list.add(
            "style price words", Grade.of(cell.ofStyle.price, step: 0.34, from: 0, to: 3),
            Grade.of(min(cell.ofStyle.words, 8), step: 2, from: 0, to: 4))
        list.add("aligned", min(cell.aligned, 4))
    }

    /// Adds how the word is set, beside its page, its cell and the cells before and behind it.
    private func addType(_ list: inout FeatureList) {
        guard let type = cell.types[place], let whole = cell.type else { return }
        list.add("weight", type.weightStep, cell.letterCase)
        list.add("weight ends", type.weightStep, cell.endsInPrice, isFirst)
        list.add("weight slant", type.weightStep, type.slantStep)
        list.add("slant", type.slantStep, cell.endsInPrice)
        list.add("ink", type.hueStep, type.contrastStep)
        list.add("ink case", type.hueStep, cell.letterCase)
        list.add("ground", type.ground.rawValue, cell.endsInPrice)
        list.add("weight in cell", type.weightStep(beside: whole), type.slantStep(beside: whole))
        list.add("ink in cell", type.hasOtherInk(than: whole))
        if number > 0, let before = page.cells[number - 1].type {
            let stands = page.relation(page.cells[number - 1], cell)
            list.add("weight before", stands, whole.weightStep(beside: before), whole.slantStep(beside: before))
            list.add("ink before", stands, whole.hasOtherInk(than: before), cell.endsInPrice)
        }
        if number + 1 < page.cells.count, let behind = page.cells[number + 1].type {
            let stands = page.relation(cell, page.cells[number + 1])
            list.add("weight behind", stands, whole.weightStep(beside: behind), whole.slantStep(beside: behind))
            list.add("ink behind", stands, whole.hasOtherInk(than: behind), cell.endsInPrice)
        }
        guard !isPrice else { return }
        let price = Grade.of(cell.ofFace.price, step: 0.2, from: 0, to: 5)
        list.add("face share", Grade.of(cell.ofFace.share, step: 0.12, from: 0, to: 5), cell.letterCase)
        list.add("face price", price, cell.endsInPrice)
        list.add(
            "face price words", Grade.of(cell.ofFace.price, step: 0.34, from: 0, to: 3),
            Grade.of(min(cell.ofFace.words, 8), step: 2, from: 0, to: 4))
    }
}
