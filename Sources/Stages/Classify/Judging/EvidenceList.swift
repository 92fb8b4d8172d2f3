internal import Models

/// The evidence of a verdict in order of strength, then of the text.
enum EvidenceList {
    /// More adds nothing that a person would read.
    private static let longest = 12

    static func evidence(_ found: DishFindings, _ rules: ClaimRules, _ opinion: ModelOpinion?) -> [Evidence] {
        var symbols = found.marks.map(\.evidence).filter { $0.kind == .symbol } + found.silent
        var words = found.marks.map(\.evidence).filter { $0.kind == .words } + found.partClaims
        var knowledge: [Evidence] = []
        for finding in found.findings {
            let evidence = self.evidence(finding, rules.claims)
            switch evidence.kind {
            case .symbol: symbols.append(evidence)
            case .words: words.append(evidence)
            default: knowledge.append(evidence)
            }
        }
        if found.saysNotVegetarian {
            words.append(Evidence(kind: .words, text: "non-veg", finding: "the menu says not", says: [.vegan: .no]))
        }
        let confirmed = rules.claims.filter { $0.value == .yes }
        for plant in found.plants {
            knowledge.append(Evidence(kind: .knowledge, text: plant, finding: "from plants", says: confirmed))
        }
        var all = chosen(symbols + words + knowledge, rules.claims)
        if let rest = rest(found, rules.claims, all) { all.append(rest) }
        if let opinion {
            all.append(
                Evidence(
                    kind: .llm, text: "language model", finding: "its opinion, not a ground by itself",
                    says: opinion.claims))
        }
        return all
    }

    /// The first so many, but of the rest whatever is the only ground for a claim.
    private static func chosen(_ all: [Evidence], _ claims: [Diet: Claim]) -> [Evidence] {
        guard all.count > longest else { return all }
        var places = Set<Int>()
        for diet in Diet.allCases {
            if let ground = all.firstIndex(where: { $0.says[diet] == claims[diet] }) { places.insert(ground) }
        }
        for place in all.indices where places.count < longest { places.insert(place) }
        return places.sorted().map { all[$0] }
    }

    /// For a "yes" that no single word speaks for: every known word together.
    private static func rest(_ found: DishFindings, _ claims: [Diet: Claim], _ all: [Evidence]) -> Evidence? {
        var says: [Diet: Claim] = [:]
        for diet in Diet.allCases where claims[diet] == .yes {
            if !all.contains(where: { $0.says[diet] == .yes }) { says[diet] = .yes }
        }
        guard !says.isEmpty, !found.understood.isEmpty else { return nil }
        return Evidence(
            kind: .knowledge, text: found.understood.joined(separator: ", "),
            finding: "usually holds nothing against it", says: says)
    }

    /// What a finding says against a diet, and for those that fit the dish as a whole.
    private static func evidence(_ finding: DishFinding, _ claims: [Diet: Claim]) -> Evidence {
        let component = finding.component
        var says: [Diet: Claim] = [:]
        let against: Claim? =
            switch component.certainty {
            case .always, .usual: .no
            case .sometimes: .maybe
            case .rare: nil
            }
        for diet in Diet.allCases {
            if component.substance.breaks(diet) {
                says[diet] = against
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
        return Evidence(
            kind: finding.isSymbol ? .symbol : finding.isNamed ? .words : .knowledge, text: finding.text,
            finding: often + component.substance.name, says: says)
    }
}
