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
            let evidence = self.evidence(finding)
            switch evidence.kind {
            case .symbol: symbols.append(evidence)
            case .words: words.append(evidence)
            default: knowledge.append(evidence)
            }
        }
        if found.saysNotVegetarian {
            words.append(Evidence(kind: .words, text: "non-veg", finding: "the menu says not", says: [.vegan: .no]))
        }
        if !found.plants.isEmpty, knowledge.count + words.count < longest {
            let understood: [Diet: Claim] = found.understanding.isFull ? [.vegan: .yes] : [:]
            knowledge.append(
                Evidence(
                    kind: .knowledge, text: found.plants.joined(separator: ", "), finding: "from plants",
                    says: understood))
        }
        var all = Array((symbols + words + knowledge).prefix(longest))
        if let opinion {
            all.append(
                Evidence(
                    kind: .llm, text: "language model", finding: "its opinion, not a ground by itself",
                    says: opinion.claims))
        }
        return all
    }

    private static func evidence(_ finding: DishFinding) -> Evidence {
        let component = finding.component
        var says: [Diet: Claim] = [:]
        let claim: Claim? =
            switch component.certainty {
            case .always, .usual: .no
            case .sometimes: .maybe
            case .rare: nil
            }
        for diet in Diet.allCases where component.substance.breaks(diet) { says[diet] = claim }
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
