internal import Models
internal import Pages

/// Gathers what a dish's texts and marks show.
struct FindingCollector {
    private(set) var result = DishFindings()
    private var negations: [Negation] = []
    private var hasFullIngredients = false
    private let language: ReadingLanguage
    private let phrases: PhraseIndex
    /// Whether the menu claims anything of the dish.
    private var isClaimed = false
    /// The number of words kept for the evidence.
    private static let mostWords = 6

    init(_ dish: DishText, _ knowledge: Knowledge, _ limits: DoubtLimits = .standard) {
        let language = ReadingLanguage(code: dish.language, kin: CuisineOrigin.languages(of: dish.cuisine))
        self.language = language
        phrases = knowledge.phrases
        func field(_ text: String?, _ role: DishField.Role) -> DishField? {
            guard let text, !text.isEmpty else { return nil }
            return DishField(text, role: role, language: language, phrases: knowledge.phrases)
        }
        let name = field(dish.name, .name)
        result.isQuoted = QuotedWords.stand(in: dish.name)
        let description = field(dish.description, .description)
        let ingredients = field(dish.ingredients, .ingredients)
        let section = field(dish.section, .section)
        let heading = section.flatMap(MenuMark.init(section:))
        let says = [name, description].compactMap(\.self).contains { $0.wholeClaim != .none }
        isClaimed = says || heading != nil || !dish.symbols.isEmpty
        addUnderstanding(name, description, ingredients)
        result.understanding.isDescribed =
            result.understanding.unknownInIngredients == 0
            && DescriptionRules.decides(description, name: name, knowledge.phrases)
        for symbol in dish.symbols { add(symbol) }
        for field in [name, description].compactMap(\.self) {
            result.caps += StyleRules.places(in: field, language, knowledge.phrases).map {
                .style(field.printed(field.items[$0]))
            }
        }
        if let words = name.flatMap({ ChangingWords.first(in: $0, language, knowledge.phrases) }) {
            result.caps.append(.changing(words))
        }
        if let reading = dish.reading, reading < limits.reading { result.caps.append(.reading) }
        let texts = [name, description, ingredients].compactMap(\.self)
        if dish.isCutOff || BrokenText.breaksOff(dish, name: name, texts: texts, in: language) {
            result.caps.append(.brokenOff)
        }
        if dish.isBesideUnread { result.caps.append(.unread) }
        if let structure = dish.structure, structure < limits.structure { result.caps.append(.structure) }
        if let codes = PrintedCodes(in: dish.name).unexplained(by: dish.symbols) { result.caps.append(.mark(codes)) }
        if let name { add(name) }
        if let description { add(description) }
        if let ingredients { add(ingredients) }
        result.findings += BrokenPhrases.findings(
            name: dish.name, description: dish.description, language, knowledge.phrases)
        if let heading { result.marks.append(heading) }
        if let section {
            result.findings += HeadedNames.findings(name: name, under: section, language, phrases)
            if section.saysNotVegetarian, !section.items.contains(where: \.isClaim) { result.saysNotVegetarian = true }
            result.findings += HeadingRules.findings(
                section, name: name, others: [description, ingredients].compactMap(\.self))
        }
        if let name, !hasFullIngredients { add(knowledge.cuisines.components(of: dish.cuisine), to: name) }
    }

    /// A cuisine's habits apply to cooked dishes, not to plain ingredients or sweets, nor to what a claim covers.
    private mutating func add(_ habits: Components, to name: DishField) {
        let cooked = name.items.first { $0.kind.contains(.dish) && $0.cover == .none && !$0.isNegated }
        guard let cooked else { return }
        result.isCooked = true
        for component in habits where !result.isSpokenFor(component) {
            result.findings.append(
                DishFinding(
                    component: component, text: name.printed(cooked), isNamed: false, supposition: .cuisine))
        }
    }

    private mutating func addUnderstanding(_ name: DishField?, _ description: DishField?, _ ingredients: DishField?) {
        result.understanding.unknownInName = name?.unknownCount ?? 0
        result.understanding.understoodInName = name?.understoodCount ?? 0
        result.understanding.unknownInDescription = description?.unknownCount ?? 0
        result.understanding.understoodInDescription = description?.understoodCount ?? 0
        result.understanding.unknownInIngredients = ingredients?.unknownCount ?? 0
        let fields = [name, description, ingredients].compactMap(\.self)
        result.understanding.unread = fields.flatMap(\.unread)
        result.understanding.recipes = fields.flatMap(\.recipes)
        result.understanding.parts = name.map(Self.parts) ?? 0
        result.understanding.isBare = description == nil && ingredients == nil && (name.map(Self.isBare) ?? true)
        hasFullIngredients = ingredients.map { $0.unknownCount == 0 && $0.understoodCount >= 2 } ?? false
        result.understanding.hasFullIngredients = hasFullIngredients
    }

    private static func parts(_ name: DishField) -> Int {
        name.segments.count { segment in name.items[segment.items].contains { $0.isContent && !$0.isNegated } }
    }

    /// Whether only kinds of dish are named; one of several may be the sauce ("spaghetti cacio e pepe").
    private static func isBare(_ name: DishField) -> Bool {
        let namesSeveral = name.contentCount > 1
        let saysMore = name.items.contains { item in
            guard item.isContent, !item.isNegated else { return false }
            return item.kind.contains(.ingredient) || item.cover != .none || item.isPlant
                || item.isStandIn
                || (namesSeveral && item.components.contains { $0.certainty >= .usual && $0.substance.isAnimal })
        }
        return !saysMore
    }

    private mutating func add(_ field: DishField) {
        if field.isSuspicious { result.isSuspicious = true }
        for (allergen, text) in field.traces where result.allergens[allergen] == nil {
            result.allergens[allergen] = .mayContain
            result.traces.insert(allergen)
            addTraces(of: allergen, kind: .words, text: text)
        }
        if field.saysNotVegetarian { result.saysNotVegetarian = true }
        if field.offersVegan { result.offered.formUnion(Diet.allCases) }
        if field.offersVegetarian { result.offered.formUnion([.vegetarian, .pescatarian]) }
        if let mark = MenuMark(words: field) { result.marks.append(mark) }
        result.partClaims += field.partClaims.prefix(4).map { place in
            let says = "\(DishItem.Cover(field.items[place].kind))"
            return Evidence(
                kind: .words, text: field.printed(field.items[place]), finding: "a part is said to be \(says)",
                code: .dietOfPart, basis: .words, diet: Diet(rawValue: says), by: .words, says: [:])
        }
        if field.role == .name, field.wholeClaim == .none {
            result.claimedParts = field.veganParts
            result.hasUnclaimedParts = field.items.contains { $0.isContent && !$0.isNegated && $0.cover == .none }
        }
        for item in field.items where item.isNegated {
            negations += item.namedAlone.map {
                Negation(substance: $0, role: field.role, start: item.tokens.lowerBound, segment: item.segment)
            }
        }
        for item in field.items where !item.isNegated { add(item, of: field) }
    }

    private mutating func add(_ item: DishItem, of field: DishField) {
        let components = effective(item, in: field)
        lazy var printed = field.printed(item)
        if item.isKnown, item.isContent, result.understood.count < Self.mostWords {
            result.understood.append(printed)
        }
        if components.isEmpty {
            let isNew = item.isPlant && !result.plants.contains(printed)
            if isNew, result.plants.count < Self.mostWords { result.plants.append(printed) }
            return
        }
        let isThing = item.kind.contains(.ingredient)
        let flesh = isThing || !isClaimed ? [] : FleshNamed.by(item, in: field, language, phrases)
        for component in components {
            let isNamed = isThing || flesh.contains(component.substance)
            let isNew = !result.findings.contains {
                $0.component.substance == component.substance && $0.component.certainty >= component.certainty
                    && ($0.isPlain || $0.isNamed || !isNamed)
            }
            guard isNew else { continue }
            result.findings.append(
                DishFinding(
                    component: component, text: printed, isNamed: isNamed,
                    isSuspect: item.isSuspect, isOption: item.isOption(component.substance),
                    supposition: item.isKnown ? nil : .misread))
        }
    }

    /// A word's components after applying the claims, negations and ingredient lists that concern it.
    private func effective(_ item: DishItem, in field: DishField) -> Components {
        var components = item.components
        switch item.cover {
        case .none: break
        case .vegan: components = components.filter { !$0.substance.isAnimal }
        case .meatless, .vegetarian:
            let count = components.count
            components.removeAll { item.cover.rulesOut($0.substance) }
            // What stands in for meat may be bound with these; "vegetarian" leaves them open in any case.
            if item.cover == .vegetarian || components.count < count {
                components.merge(Component(substance: .milk, certainty: .sometimes))
                components.merge(Component(substance: .egg, certainty: .sometimes))
            }
        }
        // "Gluten-free pasta", "egg-free mayonnaise": what the menu denies is at most a doubt, unless it is named
        // itself.
        for index in components.indices where isDenied(components[index].substance, for: item, in: field) {
            let isGuess = !components[index].substance.isAnimal || components[index].certainty < .always
            if isGuess || !item.kind.contains(.ingredient) || item.components.count > 1 {
                components[index].certainty = min(components[index].certainty, .sometimes)
            }
        }
        guard !item.kind.contains(.ingredient) else { return components }
        if hasFullIngredients, field.role != .ingredients {
            // The list decides; the dish's usual composition only raises doubts.
            components = components.filter { $0.certainty >= .usual }.capped(at: .sometimes)
        }
        if result.understanding.isBare {
            for index in components.indices where components[index].certainty == .rare {
                components[index].certainty = .sometimes
            }
        }
        return components
    }

    /// Something that the menu says isn't there.
    private struct Negation {
        var substance: Substance
        var role: DishField.Role
        /// The token that it begins at.
        var start: Int
        var segment: Int
    }

    /// "Mayonnaise without egg", "egg-free mayonnaise" follow another recipe; "without egg, with ice cream" and "without
    /// egg for the ice cream" say nothing about the ice cream.
    private func isDenied(_ substance: Substance, for item: DishItem, in field: DishField) -> Bool {
        negations.contains {
            guard $0.substance == substance else { return false }
            if $0.role != field.role || item.tokens.lowerBound < $0.start { return true }
            return item.segment == $0.segment && isJoined(from: $0.start, to: item, in: field)
        }
    }

    /// Whether only foods and words like "free" stand between something that isn't there and what follows it.
    private func isJoined(from start: Int, to item: DishItem, in field: DishField) -> Bool {
        field.items.allSatisfy { between in
            let tokens = between.tokens
            guard tokens.lowerBound > start, tokens.upperBound <= item.tokens.lowerBound else { return true }
            return between.isContent || between.isClaim || between.kind.contains(.free)
        }
    }

    private mutating func add(_ symbol: DietarySymbol) {
        if let mark = MenuMark(symbol) {
            result.marks.append(mark)
            return
        }
        guard symbol.source != .unresolved else {
            result.caps.append(.mark(symbol.mark))
            let isUnread = symbol.mark == RaisedMark.unread
            result.silent.append(
                Evidence(
                    kind: .symbol, text: symbol.mark,
                    finding: isUnread ? "may be a mark that wasn't read" : "mark without a known meaning",
                    code: isUnread ? .unreadMark : .unexplainedMark, says: [:]))
            return
        }
        switch symbol.meaning {
        case .veganOption: result.offered.formUnion(Diet.allCases)
        case .vegetarianOption: result.offered.formUnion([.vegetarian, .pescatarian])
        case .containsMeat: add(symbol, .meat)
        case .containsPork: add(symbol, .pork)
        case .contains(let allergen):
            result.allergens[allergen] = .contains
            if let substance = Substance.allCases.first(where: { $0.allergen == allergen }) { add(symbol, substance) }
        case .mayContain(let allergen):
            if result.allergens[allergen] == nil { result.allergens[allergen] = .mayContain }
            addTraces(of: allergen, kind: .symbol, text: symbol.mark)
        case .freeFrom(let allergen): result.freeFrom.insert(allergen)
        default: break
        }
    }

    /// A notice or a mark that the kitchen can't keep an allergen out.
    private mutating func addTraces(of allergen: Allergen, kind: EvidenceKind, text: String) {
        let substance = Substance.allCases.first { $0.allergen == allergen }
        result.silent.append(
            Evidence(
                kind: kind, text: text, finding: "may contain " + (substance?.name ?? allergen.rawValue), code: .traces,
                ingredient: substance?.ingredient, basis: kind == .symbol ? .mark : .traces, says: [:]))
    }

    private mutating func add(_ symbol: DietarySymbol, _ substance: Substance) {
        result.findings.append(
            DishFinding(
                component: Component(substance: substance, certainty: .always), text: symbol.mark, isNamed: false,
                isSymbol: true))
    }
}
