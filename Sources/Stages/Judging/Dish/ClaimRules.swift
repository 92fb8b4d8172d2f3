package import Models

/// Weighs what was found: marks first, then words on the menu, then knowledge. A contradiction is resolved cautiously.
package struct ClaimRules {
    let found: DishFindings
    package private(set) var claims = DietClaims()
    /// A mark that words beside it contradict, together with those words.
    private(set) var contradiction: (mark: MenuMark, finding: DishFinding)?
    /// The mark that decided, or nil.
    private(set) var deciding: MenuMark?
    /// The diets whose claim a language model's answer made more cautious.
    private(set) var loweredByModel: [Diet] = []

    package init(_ found: DishFindings) {
        self.found = found
        for diet in Diet.allCases { claims[diet] = knowledgeClaim(diet) }
        for mark in found.marks.sorted(by: Self.isStronger) { apply(mark) }
        if found.saysNotVegetarian {
            claims[.vegan] = .no
            lower(.vegetarian, to: .maybe)
            // What rules out "vegetarian" may be meat, unless fish is named.
            let namesSeafood = found.plainly(against: .vegetarian).map { $0.component.substance.isSeafood } ?? false
            if !namesSeafood { lower(.pescatarian, to: .maybe) }
        }
        for diet in Diet.allCases where found.offered.contains(diet) {
            // A dish that is vegan on request isn't vegan as it stands.
            if !found.marks.contains(where: { $0.granted.contains(diet) }) { claims[diet] = .maybe }
        }
        // What may be added or chosen isn't in the dish as it stands, but nobody can tell which dish comes.
        for finding in found.findings where finding.isOption {
            for diet in Diet.allCases where finding.component.substance.breaks(diet) { lower(diet, to: .maybe) }
        }
        let isPartlyClaimed = found.claimedParts >= 2 && found.hasUnclaimedParts
        let isSaid = found.marks.contains { $0.granted.contains(.vegan) }
        if !isSaid, isPartlyClaimed || found.isQuoted && found.partClaims.isEmpty { lower(.vegan, to: .maybe) }
        if !found.caps.isEmpty {
            for diet in Diet.allCases where !isSaidStrongly(diet) { lower(diet, to: .maybe) }
        }
        // What can hardly be read claims nothing, either; and what may belong to another dish, not even by a mark.
        if found.caps.contains(where: \.isOfReading) {
            let mayBeAnothers = found.caps.contains(.structure)
            for diet in Diet.allCases where mayBeAnothers || !isMarkedBySymbol(diet) { lower(diet, to: .maybe) }
        }
        applyRennet()
        if found.isSuspicious {
            for diet in Diet.allCases where !isMarkedBySymbol(diet) { lower(diet, to: .maybe) }
        }
        keepOrder()
    }

    /// What the words alone say. The absence of a match says nothing: only a dish whose words are all understood may be
    /// a "yes".
    private func knowledgeClaim(_ diet: Diet) -> Claim {
        switch found.worst(against: diet) {
        case .always, .usual: return .no
        case .sometimes: return .maybe
        case .rare, nil: break
        }
        if found.understanding.isFull, Doubt(found, diet).share > Doubt.mostForYes { return .maybe }
        if found.understanding.isFull {
            // "Of the day" over "or tossed greens": the description may only accompany what isn't named. A list of
            // several things is more likely complete, except for butter or egg.
            let isUnnamed = found.understanding.understoodInName == 0 && !found.understanding.hasFullIngredients
            let isList = found.understanding.understoodInDescription >= 2
            return isUnnamed && (diet == .vegan || !isList) ? .maybe : .yes
        }
        // A dish of fish hardly ever holds meat as well.
        let isSeafood = found.findings.contains {
            $0.component.substance.isSeafood && $0.component.certainty == .always
        }
        let namesSeafood = diet == .pescatarian && isSeafood
        // A house's own name, or one that wasn't read right, may hide what its description doesn't list.
        if found.understanding.isDescribed { return namesSeafood ? .yes : .maybe }
        return namesSeafood && found.understanding.isFair ? .yes : .unknown
    }

    private mutating func apply(_ mark: MenuMark) {
        if let against = found.plainly(against: mark.diet) {
            if contradiction == nil { contradiction = (mark, against) }
            for diet in mark.granted where claims[diet] == .unknown { claims[diet] = .maybe }
            return
        }
        // "Cartado, lentil soup (vegan)": the word may be "cortado", and then the menu contradicts itself.
        if mark.evidence.kind == .words, found.isSuspected(against: mark.diet) {
            for diet in mark.granted where claims[diet] == .unknown { claims[diet] = .maybe }
            return
        }
        for diet in mark.granted {
            let isDoubtful = !mark.isStrong && claims[diet] == .no
            claims[diet] = isDoubtful ? .maybe : .yes
        }
        // Somebody who marks vegetarian dishes also marks vegan ones, if only now and then.
        if mark.diet == .vegetarian, !isMarked(.vegan) { lower(.vegan, to: .maybe) }
        if deciding == nil { deciding = mark }
    }

    /// The menu itself says it, in a legend or in plain words.
    private func isSaidStrongly(_ diet: Diet) -> Bool {
        found.marks.contains { $0.isStrong && $0.granted.contains(diet) }
    }

    /// A cheese that is always made with calf rennet is a "maybe" for vegetarians, who disagree about it; where the
    /// menu names the rennet itself, it is a "no".
    private mutating func applyRennet() {
        for finding in found.findings
        where finding.component.substance == .rennet && finding.component.certainty == .always {
            let isOfCheese = found.findings.contains {
                $0.text == finding.text && $0.component.substance == .milk
            }
            for diet in [Diet.vegetarian, .pescatarian] {
                if isOfCheese { lower(diet, to: .maybe) } else { claims[diet] = .no }
            }
            claims[.vegan] = .no
        }
    }

    private func isMarked(_ diet: Diet) -> Bool { found.marks.contains { $0.diet == diet } }

    private func isMarkedBySymbol(_ diet: Diet) -> Bool {
        found.marks.contains { $0.evidence.kind == .symbol && $0.granted.contains(diet) }
    }

    private mutating func lower(_ diet: Diet, to claim: Claim) {
        if claims[diet] == .yes { claims[diet] = claim }
    }

    /// Lets a language model's answer take something away: "yes" and "no" together leave "maybe", whatever the "yes"
    /// rests on, and a "no" is believed where nothing else is known.
    ///
    /// The answer adds nothing: its "yes" and "maybe" raise no claim. Whoever prints the menu may have told the model
    /// what to say, and it offers no evidence of another kind that the rules hadn't already weighed.
    mutating func apply(_ opinion: ModelOpinion) {
        let before = claims
        for diet in Diet.allCases {
            switch (claims[diet] ?? .unknown, opinion.claims[diet] ?? .unknown) {
            case (.yes, .no), (.yes, .maybe): claims[diet] = .maybe
            case (.unknown, .no): claims[diet] = .no
            default: break
            }
        }
        // An allergen from an animal beside a "yes" is a "no" that the answer forgot to give.
        for allergen in opinion.allergens.keys {
            guard let substance = Substance.allCases.first(where: { $0.allergen == allergen }) else { continue }
            for diet in Diet.allCases where substance.breaks(diet) { lower(diet, to: .maybe) }
        }
        // What doesn't fit the wider diet doesn't fit the stricter one.
        for (narrow, wide) in [(Diet.vegetarian, Diet.pescatarian), (.vegan, .vegetarian)] {
            if claims[wide] == .no, before[wide] != .no { claims[narrow] = .no }
            if claims[wide] != .yes { lower(narrow, to: .maybe) }
        }
        loweredByModel = Diet.allCases.filter { claims[$0] != before[$0] }
    }

    /// Keeps a stricter diet from fitting better than a wider one.
    private mutating func keepOrder() {
        if claims[.vegetarian] == .no { lower(.vegan, to: .no) }
        if claims[.vegan] == .yes, claims[.vegetarian] != .yes { claims[.vegan] = .maybe }
        if claims[.vegetarian] == .yes, claims[.pescatarian] != .yes { claims[.pescatarian] = .yes }
    }

    /// The strictest diet that fits, where the next stricter one is known not to fit. A dish that may be vegan or only
    /// vegetarian is uncertain, unless a mark says "vegetarian".
    package var label: DietLabel {
        if claims[.vegan] == .yes { return .vegan }
        if claims[.vegetarian] == .yes, claims[.vegan] == .no || deciding?.diet == .vegetarian { return .vegetarian }
        if claims[.pescatarian] == .yes, claims[.vegetarian] == .no { return .pescatarian }
        guard Diet.allCases.allSatisfy({ claims[$0] == .no }) else { return .uncertain }
        return holdsOnlyAdditives ? .uncertain : .meat
    }

    /// Whether only gelatine, insects or rennet speak against the dish. That makes it no dish of meat, and the headline
    /// says what it holds.
    private var holdsOnlyAdditives: Bool {
        let flesh = found.findings.filter { $0.component.substance.isFlesh && $0.component.certainty >= .usual }
        let isAdditive = flesh.allSatisfy { [.gelatine, .insect].contains($0.component.substance) }
        let hasRennet = found.findings.contains {
            $0.component.substance == .rennet && $0.component.certainty == .always
        }
        return isAdditive && (!flesh.isEmpty || hasRennet)
    }

    /// Orders marks by kind of evidence, strong before weak, so that the first one decides.
    private static func isStronger(_ left: MenuMark, _ right: MenuMark) -> Bool {
        if (left.evidence.kind == .symbol) != (right.evidence.kind == .symbol) { return left.evidence.kind == .symbol }
        if left.isStrong != right.isStrong { return left.isStrong }
        return left.evidence.text < right.evidence.text
    }
}
