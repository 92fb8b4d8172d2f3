package import Models

/// What the words and marks show about the 14 allergens; one that isn't named is unknown, never absent.
package enum AllergenRules {
    package static func allergens(_ found: DishFindings, _ rules: ClaimRules, _ opinion: ModelOpinion?) -> [Allergen:
        AllergenStatus]
    {
        // Searching a short list is faster than a dictionary, whose keys hash as strings.
        var shown: [(allergen: Allergen, status: AllergenStatus)] = []
        for finding in found.findings {
            guard let allergen = finding.component.substance.allergen else { continue }
            // If a strong "vegan" contradicts the usual recipe, this dish may follow another one.
            let isCertain =
                finding.component.certainty >= .usual && (finding.isPlain || !found.isSpokenFor(finding.component))
            // "Free" of it on the menu overrides a guess, never what the words name.
            if !isCertain, found.freeFrom.contains(allergen) { continue }
            // A guess that a claim rules out was weighed when the claim was made, so that both agree.
            if !isCertain, Self.isRuledOut(finding.component.substance, by: rules.claims) { continue }
            raise(allergen, to: isCertain ? .contains : .mayContain, in: &shown)
        }
        for (allergen, status) in opinion?.allergens ?? [:] { raise(allergen, to: status, in: &shown) }
        var allergens = found.allergens
        if !shown.isEmpty { allergens.reserveCapacity(allergens.count + shown.count) }
        for (allergen, status) in shown where status == .contains || allergens[allergen] == nil {
            allergens[allergen] = status
        }
        return allergens
    }

    private static func isRuledOut(_ substance: Substance, by claims: DietClaims) -> Bool {
        Diet.allCases.contains { claims[$0] == .yes && substance.breaks($0) }
    }

    private static func raise(
        _ allergen: Allergen, to status: AllergenStatus, in shown: inout [(allergen: Allergen, status: AllergenStatus)]
    ) {
        guard let place = shown.firstIndex(where: { $0.allergen == allergen }) else {
            shown.append((allergen, status))
            return
        }
        if status == .contains { shown[place].status = status }
    }
}
