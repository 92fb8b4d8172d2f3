package import Models

/// A claim about the whole dish that the menu makes by a mark, a heading or a word.
package struct MenuMark: Sendable {
    /// The strictest diet that it names; the wider ones follow.
    var diet: Diet
    /// Strong marks (a legend, plain words) win over what is known of a dish's name; weak ones (convention, a heading)
    /// count only where nothing is known.
    package var isStrong: Bool
    package var evidence: Evidence

    /// The diets that fit whenever the mark's diet does.
    package var granted: [Diet] {
        switch diet {
        case .vegan: [.vegan, .vegetarian, .pescatarian]
        case .vegetarian: [.vegetarian, .pescatarian]
        case .pescatarian: [.pescatarian]
        }
    }

    init(_ diet: Diet, isStrong: Bool, by speaker: Evidence.Speaker, text: String) {
        self.diet = diet
        self.isStrong = isStrong
        let isSymbol = speaker == .legend || speaker == .convention
        let finding =
            switch speaker {
            case .legend: "marked \(diet) in the legend"
            case .convention: "usual mark for \(diet)"
            case .heading: "heading says \(diet)"
            case .words: "the menu says \(diet)"
            }
        evidence = Evidence(
            kind: isSymbol ? .symbol : .words, text: text, finding: finding, code: .diet,
            basis: isSymbol ? .mark : .words, diet: diet, by: speaker, says: [:])
        for granted in granted { evidence.says[granted] = .yes }
    }

    /// Nil for marks that say nothing about a diet, and for those that nobody explains.
    init?(_ symbol: DietarySymbol) {
        guard symbol.source != .unresolved else { return nil }
        var diet: Diet
        switch symbol.meaning {
        case .vegan: diet = .vegan
        case .vegetarian: diet = .vegetarian
        case .pescatarian: diet = .pescatarian
        default: return nil
        }
        let isLegend = symbol.source == .legend
        // By convention alone a "V" is no more than vegetarian.
        if !isLegend, symbol.mark.uppercased() == "V", diet == .vegan { diet = .vegetarian }
        self.init(diet, isStrong: isLegend, by: isLegend ? .legend : .convention, text: symbol.mark)
    }

    /// What a heading such as "Vegetarian" says about the dishes under it: the weakest claim in it.
    init?(section field: DishField) {
        guard !field.isSuspicious, !field.saysNotVegetarian, !field.offersVegetarian else { return nil }
        var weakest: DishItem?
        for item in field.items {
            if item.kind.contains(.without) || item.kind.contains(.option) { return nil }
            if item.components.contains(where: { $0.substance.isFlesh && $0.certainty == .always }) { return nil }
            // "Meatless dishes" may contain fish.
            guard !item.kind.isDisjoint(with: [.vegan, .vegetarian]) else { continue }
            if weakest == nil || item.kind.contains(.vegetarian) { weakest = item }
        }
        guard let weakest else { return nil }
        let diet: Diet = weakest.kind.contains(.vegetarian) ? .vegetarian : .vegan
        self.init(diet, isStrong: false, by: .heading, text: field.printed(weakest))
    }

    /// "(veg)" is a mark that nobody explains rather than a word. The shortest word for a diet in Latin letters that the
    /// tables hold has four.
    static func isAbbreviation(_ claim: String) -> Bool {
        claim.utf8.count <= 3 && claim.utf8.allSatisfy { $0 < 0x80 }
    }

    /// What the dish's own words claim.
    init?(words field: DishField) {
        guard !field.isSuspicious, let place = field.claimItem, field.wholeClaim != .none else { return nil }
        let diet: Diet = field.wholeClaim == .vegan ? .vegan : .vegetarian
        let text = field.printed(field.items[place])
        self.init(diet, isStrong: !field.isClaimOfLead && !Self.isAbbreviation(text), by: .words, text: text)
    }
}
