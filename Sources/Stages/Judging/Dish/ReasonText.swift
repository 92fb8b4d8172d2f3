internal import Models

/// The reason for a verdict, in one or two sentences of qualified words.
enum ReasonText {
    static func reason(_ found: DishFindings, _ rules: ClaimRules) -> String {
        if let contradiction = rules.contradiction {
            return "Marked \(contradiction.mark.diet) (\(contradiction.mark.evidence.text)), but the menu also names "
                + "\(contradiction.finding.component.substance.name) (\(contradiction.finding.text)); "
                + "the cautious reading is taken – ask."
        }
        switch rules.label {
        case .vegan: return positive("vegan", .vegan, found, rules)
        case .vegetarian: return positive("vegetarian", .vegetarian, found, rules)
        case .pescatarian:
            let holds = names(found) { $0.isSeafood }
            return
                "Appears to hold \(holds.isEmpty ? "fish or seafood" : holds) and no meat that the words name or suggest."
        case .meat: return meat(found)
        case .uncertain: return uncertain(found, rules)
        }
    }

    private static func positive(
        _ word: String, _ diet: Diet, _ found: DishFindings, _ rules: ClaimRules
    ) -> String {
        if let mark = rules.deciding, mark.granted.contains(diet) {
            let from = mark.evidence.kind == .symbol ? "a mark (\(mark.evidence.text))" : "the words of the menu"
            let hint = mark.isStrong ? "" : " The mark is not explained on the menu – ask."
            return "Appears \(word) by \(from).\(hint)"
        }
        if diet == .vegan {
            return "Appears vegan: every word that was understood points to plants. Preparation may differ – ask."
        }
        let holds = names(found) { $0.isAnimal && !$0.isFlesh }
        return holds.isEmpty
            ? "Appears vegetarian: nothing in it points to meat or fish. Preparation may differ – ask."
            : "Appears vegetarian: points to \(holds), and to no meat or fish."
    }

    private static func meat(_ found: DishFindings) -> String {
        let flesh = found.findings.filter { $0.component.substance.isFlesh && $0.component.certainty >= .usual }
        guard let first = flesh.first else { return "Does not appear vegetarian." }
        if first.isNamed || first.isSymbol {
            return "Appears to contain \(first.component.substance.name) (\(first.text))."
        }
        return "A dish of this name (\(first.text)) traditionally contains \(first.component.substance.name) – ask."
    }

    private static func uncertain(_ found: DishFindings, _ rules: ClaimRules) -> String {
        if found.isSuspicious {
            return
                "The text speaks about diets in whole sentences, which is not taken as a claim about this dish – ask."
        }
        if rules.claims[.vegetarian] == .no {
            let holds = names(found) { $0.isFlesh || $0 == .rennet }
            if !holds.isEmpty, rules.claims[.pescatarian] == .no {
                return "Appears not to be vegetarian: points to \(holds), and to no meat that is named."
            }
        }
        if let cap = found.caps.first, rules.claims[.vegetarian] != .no {
            let holds = names(found) { $0.isAnimal && !$0.isFlesh }
            return holds.isEmpty
                ? "Nothing that is named speaks against it, but \(cap.reason) – ask."
                : "Appears to contain \(holds) and no meat or fish, but \(cap.reason) – ask."
        }
        if let choice = choice(found, rules) { return choice }
        if !found.offered.isEmpty { return "The menu offers a variant without animal products – ask." }
        if rules.claims[.vegetarian] == .yes {
            let doubts = names(found, certainty: .sometimes) { $0.isAnimal && !$0.isFlesh }
            return "Appears vegetarian and perhaps vegan: "
                + (doubts.isEmpty
                    ? "too little is known of its parts" : "may contain \(doubts), depending on the kitchen")
                + " – ask."
        }
        let doubts = names(found, certainty: .sometimes) { $0.isAnimal }
        if !doubts.isEmpty { return "May contain \(doubts), depending on the kitchen – ask." }
        let holds = names(found) { $0.isAnimal }
        if !holds.isEmpty {
            return "Appears to contain \(holds); the rest of the words is not known well enough – ask."
        }
        return "Too little is known of the words on the menu to tell – ask."
    }

    /// "Vegetarian without the chicken": what the dish is without what may be added or chosen, where that fits a diet.
    private static func choice(_ found: DishFindings, _ rules: ClaimRules) -> String? {
        let options = found.options.filter { option in
            Diet.allCases.contains { rules.claims[$0] == .maybe && option.component.substance.breaks($0) }
        }
        guard !options.isEmpty else { return nil }
        let plain = ClaimRules(found.withoutOptions).claims
        guard let diet = [Diet.vegan, .vegetarian, .pescatarian].first(where: { plain[$0] == .yes }) else { return nil }
        var texts: [String] = []
        for option in options where !texts.contains(option.text) && texts.count < 3 { texts.append(option.text) }
        return "Appears \(diet) without \(texts.joined(separator: ", ")), which may be added or chosen – ask."
    }

    /// Up to three substances, as "milk, egg and fish".
    private static func names(
        _ found: DishFindings, certainty: Certainty? = nil, _ test: (Substance) -> Bool
    ) -> String {
        var names: [String] = []
        for finding in found.findings where test(finding.component.substance) {
            let fits = certainty.map { finding.component.certainty == $0 } ?? (finding.component.certainty >= .usual)
            let name = finding.component.substance.name
            if fits, !names.contains(name), names.count < 3 { names.append(name) }
        }
        guard let last = names.last else { return "" }
        return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
    }
}
