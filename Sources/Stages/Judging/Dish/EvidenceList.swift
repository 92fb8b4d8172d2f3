internal import Models

/// The evidence of a verdict in order of strength, then of the text.
enum EvidenceList {
    /// A longer list adds nothing that a person would read.
    private static let longest = 12

    /// A piece of evidence with the claims it supports, which are asked for more than once.
    private struct Ground {
        var evidence: Evidence
        var says = DietClaims()
    }

    /// - Parameter allergens: those that are reported.
    static func evidence(
        _ found: DishFindings, _ rules: ClaimRules, _ allergens: [Allergen: AllergenStatus], _ opinion: ModelOpinion?
    ) -> [Evidence] {
        var all = chosen(grounds(found, rules.claims), rules.claims, allergens)
        if let rest = rest(found, rules.claims, all) { all.append(rest) }
        var evidence = all.map(\.evidence)
        if let opinion { evidence.append(ModelRemark.evidence(opinion, found, rules)) }
        return evidence
    }

    private static func grounds(_ found: DishFindings, _ claims: DietClaims) -> [Ground] {
        var all: [Ground] = []
        all.reserveCapacity(found.marks.count + found.findings.count + found.plants.count + 4)
        func add(_ kind: EvidenceKind) {
            for mark in found.marks where mark.evidence.kind == kind {
                all.append(Ground(evidence: mark.evidence, says: DietClaims(mark.granted, .yes)))
            }
            all += (found.silent + found.partClaims).filter { $0.kind == kind }.map { Ground(evidence: $0) }
            for finding in found.findings where self.kind(finding) == kind { all.append(ground(finding, claims)) }
        }
        add(.symbol)
        add(.words)
        if found.saysNotVegetarian {
            all.append(
                ground(
                    .words, "non-veg", "the menu says not", .notVegetarian, basis: .words, DietClaims([.vegan], .no)))
        }
        add(.knowledge)
        let confirmed = DietClaims(Diet.allCases.filter { claims[$0] == .yes }, .yes)
        for plant in found.plants {
            all.append(ground(.knowledge, plant, "from plants", .plant, basis: .definition, confirmed))
        }
        return all
    }

    /// The first pieces up to the limit, plus any later one that is the only ground for a claim or an allergen.
    private static func chosen(
        _ all: [Ground], _ claims: DietClaims, _ allergens: [Allergen: AllergenStatus]
    ) -> [Ground] {
        guard all.count > longest else { return all }
        var places = Set<Int>()
        for diet in Diet.allCases {
            if let ground = all.firstIndex(where: { $0.says[diet] == claims[diet] }) { places.insert(ground) }
        }
        for (allergen, status) in allergens {
            let bearing = all.indices.filter { all[$0].evidence.ingredient?.allergen == allergen }
            let firm = bearing.first { status == .mayContain || all[$0].evidence.isFirm }
            if let ground = firm ?? bearing.first { places.insert(ground) }
        }
        for place in all.indices where places.count < longest { places.insert(place) }
        return places.sorted().map { all[$0] }
    }

    /// For a "yes" that no single word supports: all known words together.
    private static func rest(_ found: DishFindings, _ claims: DietClaims, _ all: [Ground]) -> Ground? {
        let alone = Diet.allCases.filter { diet in
            claims[diet] == .yes && !all.contains { $0.says[diet] == .yes }
        }
        guard !alone.isEmpty, !found.understood.isEmpty else { return nil }
        return ground(
            .knowledge, found.understood.joined(separator: ", "), "usually holds nothing against it", .nothingAgainst,
            basis: .definition, DietClaims(alone, .yes))
    }

    /// What a finding says against a diet, and for the diets that fit the dish as a whole.
    private static func ground(_ finding: DishFinding, _ claims: DietClaims) -> Ground {
        let component = finding.component
        var says = DietClaims()
        let against: Claim? =
            switch component.certainty {
            case .always, .usual: .no
            case .sometimes: .maybe
            case .rare: nil
            }
        for diet in Diet.allCases {
            if component.substance.breaks(diet) {
                says[diet] = against
            } else if component.substance == .rennet, component.certainty == .always,
                [.no, .maybe].contains(claims[diet])
            {
                // Vegetarians disagree about it; the claim says what was made of it.
                says[diet] = claims[diet]
            } else if claims[diet] == .yes, component.certainty >= .usual, !finding.isSymbol {
                says[diet] = .yes
            }
        }
        let often =
            switch component.certainty {
            case .always: ""
            case .usual: "usually "
            case .sometimes: "sometimes "
            case .rare: "rarely "
            }
        var ground = ground(
            kind(finding), finding.text, often + component.substance.name, .ingredient, basis: finding.basis, says)
        ground.evidence.ingredient = component.substance.ingredient
        ground.evidence.likelihood = component.certainty.likelihood
        ground.evidence.isOption = finding.isOption ? true : nil
        return ground
    }

    private static func ground(
        _ kind: EvidenceKind, _ text: String, _ finding: String, _ code: EvidenceCode, basis: Basis,
        _ says: DietClaims
    ) -> Ground {
        let evidence = Evidence(
            kind: kind, text: text, finding: finding, code: code, basis: basis, says: says.dictionary)
        return Ground(evidence: evidence, says: says)
    }

    private static func kind(_ finding: DishFinding) -> EvidenceKind {
        finding.isSymbol ? .symbol : finding.isNamed ? .words : .knowledge
    }
}
