internal import Models

/// What the words and marks show of the 14 allergens; one that isn't named is unknown, never absent.
enum AllergenRules {
    static func allergens(_ found: DishFindings, _ opinion: ModelOpinion?) -> [Allergen: AllergenStatus] {
        var allergens = found.allergens
        for finding in found.findings {
            guard let allergen = finding.component.substance.allergen else { continue }
            // A recipe that a strong "vegan" speaks against is perhaps another one here.
            let isCertain =
                finding.component.certainty >= .usual && (finding.isPlain || !found.isSpokenFor(finding.component))
            // "Free" of it on the menu clears a guess, never what the words name.
            if !isCertain, found.freeFrom.contains(allergen) { continue }
            raise(allergen, to: isCertain ? .contains : .mayContain, in: &allergens)
        }
        for (allergen, status) in opinion?.allergens ?? [:] { raise(allergen, to: status, in: &allergens) }
        return allergens
    }

    private static func raise(
        _ allergen: Allergen, to status: AllergenStatus, in allergens: inout [Allergen: AllergenStatus]
    ) {
        if allergens[allergen] != .contains { allergens[allergen] = status }
    }
}
