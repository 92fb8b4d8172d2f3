internal import Judging
internal import Library
internal import Models
internal import Pages

/// The report's words for a bundle's codes.
extension Wording {
    func name(_ diet: Diet) -> String {
        switch diet {
        case .vegan: self[.vegan]
        case .vegetarian: self[.vegetarian]
        case .pescatarian: self[.pescatarian]
        }
    }

    func name(_ label: DietLabel) -> String {
        switch label {
        case .vegan: self[.vegan]
        case .vegetarian: self[.vegetarian]
        case .pescatarian: self[.pescatarian]
        case .meat: self[.hasMeat]
        case .uncertain: self[.uncertain]
        }
    }

    func name(_ verdict: Verdict) -> String {
        switch verdict {
        case .fits: self[.order]
        case .ask: self[.ask]
        case .avoid: self[.avoid]
        }
    }

    func name(_ claim: Claim) -> String {
        switch claim {
        case .yes: self[.fitsYes]
        case .maybe: self[.fitsMaybe]
        case .no: self[.fitsNo]
        case .unknown: self[.fitsUnknown]
        }
    }

    func name(_ allergen: Allergen) -> String {
        switch allergen {
        case .gluten: self[.gluten]
        case .crustaceans: self[.crustaceans]
        case .eggs: self[.eggs]
        case .fish: self[.fish]
        case .peanuts: self[.peanuts]
        case .soybeans: self[.soybeans]
        case .milk: self[.milk]
        case .nuts: self[.nuts]
        case .celery: self[.celery]
        case .mustard: self[.mustard]
        case .sesame: self[.sesame]
        case .sulphites: self[.sulphites]
        case .lupin: self[.lupin]
        case .molluscs: self[.molluscs]
        }
    }

    func name(_ ingredient: Ingredient) -> String {
        if let allergen = ingredient.allergen { return name(allergen) }
        return switch ingredient {
        case .beef: self[.beef]
        case .pork: self[.pork]
        case .poultry: self[.poultry]
        case .lamb: self[.lamb]
        case .game: self[.game]
        case .gelatine: self[.gelatine]
        case .animalFat: self[.animalFat]
        case .insect: self[.insect]
        case .honey: self[.honey]
        case .rennet: self[.rennet]
        case .alcohol: self[.alcohol]
        default: self[.meat]
        }
    }

    func name(_ kind: EvidenceKind) -> String {
        switch kind {
        case .symbol: self[.byMark]
        case .words: self[.byWords]
        case .knowledge: self[.byKnowledge]
        case .llm: self[.byModel]
        }
    }

    func name(_ change: HiddenIngredient.Change) -> String {
        switch change {
        case .easy: self[.changeEasy]
        case .moderate: self[.changeModerate]
        case .impossible: self[.changeImpossible]
        }
    }

    func name(_ likelihood: HiddenIngredient.Likelihood) -> String {
        switch likelihood {
        case .common: self[.often]
        case .sometimes: self[.sometimes]
        case .rare: self[.rarely]
        }
    }

    func name(_ status: BundleStatus) -> String {
        switch status {
        case .complete: self[.statusComplete]
        case .partial: self[.statusPartial]
        case .rejected: self[.statusRejected]
        case .noText: self[.statusNoText]
        case .failed: self[.statusFailed]
        }
    }

    /// What is said of an allergen on a dish: what a recipe holds is only usually there.
    ///
    /// - Parameter basis: what the status rests on; nil where the bundle doesn't say.
    func allergen(_ allergen: Allergen, _ status: AllergenStatus, on basis: Basis?) -> String {
        let name = self.name(allergen)
        return switch (status, basis) {
        case (.contains, .recipe), (.contains, .cuisine): self[.usuallyContains, name]
        case (.contains, .guess): self[.probablyContains, name]
        case (.contains, _): self[.contains, name]
        case (.mayContain, .traces): self[.mayContainTraces, name]
        case (.mayContain, _): self[.mayContain, name]
        }
    }

    func mark(_ symbol: DietarySymbol) -> String {
        switch symbol.source {
        case .unresolved where symbol.mark == RaisedMark.unread: self[.marksUnread]
        case .unresolved: "\(symbol.mark.isolated): \(self[.meansNothing])"
        case .legend: "\(symbol.mark.isolated): \(meaning(symbol.meaning)), \(self[.byLegend])"
        case .convention: "\(symbol.mark.isolated): \(meaning(symbol.meaning)), \(self[.byConvention])"
        }
    }

    private func meaning(_ meaning: SymbolMeaning) -> String {
        switch meaning {
        case .vegan: self[.vegan]
        case .vegetarian: self[.vegetarian]
        case .pescatarian: self[.pescatarian]
        case .veganOption: self[.meansVeganOption]
        case .vegetarianOption: self[.meansVegetarianOption]
        case .contains(let allergen): self[.contains, name(allergen)]
        case .mayContain(let allergen): self[.mayContain, name(allergen)]
        case .freeFrom(let allergen): self[.freeFrom, name(allergen)]
        case .containsMeat: self[.meansMeat]
        case .containsPork: self[.meansPork]
        case .containsAlcohol: self[.meansAlcohol]
        case .spicy: self[.meansSpicy]
        case .halal: self[.meansHalal]
        case .kosher: self[.meansKosher]
        case .organic: self[.meansOrganic]
        case .houseSpecial: self[.meansSpecial]
        case .additive: self[.meansAdditive]
        case .unresolved: self[.meansNothing]
        }
    }

    func name(_ code: QualityCode) -> String {
        switch code {
        case .blur: self[.blur]
        case .tooDark: self[.tooDark]
        case .overexposed: self[.overexposed]
        case .glare: self[.glare]
        case .lowContrast: self[.lowContrast]
        case .smallText: self[.smallText]
        case .extremePerspective: self[.extremePerspective]
        }
    }

    func advice(on code: QualityCode) -> String {
        switch code {
        case .blur: self[.adviseBlur]
        case .tooDark: self[.adviseTooDark]
        case .overexposed: self[.adviseOverexposed]
        case .glare: self[.adviseGlare]
        case .lowContrast: self[.adviseLowContrast]
        case .smallText: self[.adviseSmallText]
        case .extremePerspective: self[.adviseExtremePerspective]
        }
    }

    /// A bundle's own sentence says more, but only in English: names, numbers and what to do. In other languages its code
    /// is told, and the sentence itself where there is no word for the code.
    func warning(_ warning: Warning) -> String {
        guard language != "en" else { return warning.message }
        if let quality = QualityCode(rawValue: warning.code) { return advice(on: quality) }
        let text: ReportText? =
            switch WarningCode(rawValue: warning.code) {
            case .pageFailed: .pageFailed
            case .pageRejected: .pageRejected
            case .noText: .noText
            case .noDishes: .noDishes
            case .manyPages: .manyPages
            case .pagesApart: .pagesApart
            case .pagesUnread: .pagesUnread
            case .unread: .unread
            case .patternOnly: .patternOnly
            case .deadline: .deadline
            case .languageMissing: .languageMissing
            case .marksUnexplained: .marksUnexplained
            case .marksUnread: .marksNotRead
            case .modelFailed: .modelFailed
            case .mockData: .mockData
            default: nil
            }
        return text.map { self[$0] } ?? warning.message
    }

    func failure(_ failure: StageFailure) -> String {
        language == "en" ? failure.message : self[.statusFailed] + " (\(failure.code.rawValue))"
    }

    /// What was done to the photo.
    func straightening(_ done: Straightening) -> String {
        var steps: [String] = []
        if done.perspective { steps.append(self[.flattened]) }
        if done.quarterTurns != 0 { steps.append(self[.turned, String(done.quarterTurns * 90)]) }
        if done.skew != 0 { steps.append(self[.levelled, String(done.skew)]) }
        if done.inverted { steps.append(self[.inverted]) }
        if done.evened { steps.append(self[.evened]) }
        return steps.isEmpty ? self[.nothingDone] : steps.joined(separator: ", ")
    }

    /// The measured values of a photo's quality.
    func figures(_ quality: Quality) -> String {
        func text(_ value: Double) -> String { String((value * 100).rounded() / 100) }
        let values = [
            (self[.brightness], quality.brightness), (self[.contrast], quality.contrast),
            (self[.sharpness], quality.sharpness), (self[.glare], quality.glare),
        ]
        return
            (values.map { "\($0) \(text($1))" }
            + [quality.xHeight.map { "\(self[.letterHeight]) \(text($0))" }].compactMap(\.self))
            .joined(separator: ", ")
    }

    /// What a photo's quality comes to.
    func judgement(_ quality: Quality) -> String {
        quality.reasons.isEmpty
            ? self[.photoGood] : quality.reasons.map { advice(on: $0.code) }.joined(separator: " ")
    }
}
