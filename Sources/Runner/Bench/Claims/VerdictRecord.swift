internal import Judging
internal import Models

/// One judged row for looking into, as a line of `rows.jsonl`.
struct VerdictRecord: Sendable {
    var file: String
    var judged: JudgedRow
}

extension VerdictRecord: Encodable {
    enum CodingKeys: String, CodingKey {
        case file, id, name, truth, verdict, right, unsafe, claims, confidence, doubt, allergens, evidence, microseconds
        case trueAllergens = "true_allergens"
        case trueClaims = "true_claims"
    }

    func encode(to encoder: any Encoder) throws {
        var row = encoder.container(keyedBy: CodingKeys.self)
        try row.encode(file, forKey: .file)
        try row.encodeIfPresent(judged.row.id, forKey: .id)
        try row.encode(judged.row.text.name, forKey: .name)
        let labels = judged.row.dish?.labels.sorted { $0.strictness < $1.strictness }
        try row.encodeIfPresent(labels, forKey: .truth)
        try row.encodeIfPresent(judged.row.ingredient?.claims, forKey: .trueClaims)
        let held = judged.row.allergens.map { truth in Allergen.allCases.filter(truth.held.contains) }
        try row.encodeIfPresent(held, forKey: .trueAllergens)
        try row.encode(judged.verdict.label, forKey: .verdict)
        try row.encodeIfPresent(judged.isRight, forKey: .right)
        if judged.row.dish != nil { try row.encode(judged.unsafeDiets.map(\.rawValue), forKey: .unsafe) }
        try row.encode(judged.verdict.claims, forKey: .claims)
        try row.encode(judged.verdict.confidence, forKey: .confidence)
        try row.encode(judged.doubt.rounded(toDecimals: 4), forKey: .doubt)
        try row.encode(judged.verdict.allergens, forKey: .allergens)
        try row.encode(judged.verdict.evidence.map(EvidenceWords.init), forKey: .evidence)
        try row.encodeIfPresent(judged.microseconds?.rounded(toDecimals: 1), forKey: .microseconds)
    }
}
