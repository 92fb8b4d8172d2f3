internal import Models

/// The remark on a language model's answer: where it agrees, where it contradicts, and what followed from that.
enum ModelRemark {
    /// A sentence after the reason where the answer made a claim more cautious; empty elsewhere.
    static func reason(_ rules: ClaimRules) -> String {
        let doubted = rules.loweredByModel.filter { rules.claims[$0] == .maybe }
        let denied = rules.loweredByModel.filter { rules.claims[$0] == .no }
        if !doubted.isEmpty {
            return " A language model speaks against \(list(doubted)); the cautious reading is taken – ask."
        }
        return denied.isEmpty ? "" : " A language model alone speaks against \(list(denied)) – ask."
    }

    static func evidence(_ opinion: ModelOpinion, _ found: DishFindings, _ rules: ClaimRules) -> Evidence {
        Evidence(
            kind: .llm, text: "language model", finding: finding(opinion, found, rules), code: .model, basis: .model,
            says: opinion.claims)
    }

    private static func finding(_ opinion: ModelOpinion, _ found: DishFindings, _ rules: ClaimRules) -> String {
        let claims = ClaimRules(found).claims
        var contradicted: [Diet] = []
        var agreed: [Diet] = []
        var unused: [Diet] = []
        for diet in Diet.allCases where !rules.loweredByModel.contains(diet) {
            switch (claims[diet] ?? .unknown, opinion.claims[diet] ?? .unknown) {
            case (_, .unknown): break
            case (.no, .yes), (.no, .maybe), (.maybe, .no): contradicted.append(diet)
            case (.unknown, .yes), (.unknown, .maybe), (.maybe, .yes): unused.append(diet)
            default: agreed.append(diet)
            }
        }
        var remarks: [String] = []
        func add(_ words: String, _ diets: [Diet]) {
            if !diets.isEmpty { remarks.append(words + " " + list(diets)) }
        }
        add("contradicts and makes more cautious:", rules.loweredByModel)
        add("contradicts, which changes nothing:", contradicted)
        add("not a ground by itself:", unused)
        add("agrees:", agreed)
        let added = added(opinion, found, rules)
        if !added.isEmpty { remarks.append("adds allergens: " + added.joined(separator: ", ")) }
        return remarks.isEmpty ? "says nothing of the diets" : remarks.joined(separator: "; ")
    }

    /// The allergens that only the answer names or that only the answer is certain of, in the order of the law.
    private static func added(
        _ opinion: ModelOpinion, _ found: DishFindings, _ rules: ClaimRules
    ) -> [String] {
        let shown = AllergenRules.allergens(found, rules, nil)
        let all = AllergenRules.allergens(found, rules, opinion)
        return Allergen.allCases.filter { all[$0] != shown[$0] }.map(\.rawValue)
    }

    private static func list(_ diets: [Diet]) -> String { diets.map(\.rawValue).joined(separator: ", ") }
}
