internal import Models

/// Evidence without a place, since there is no photo.
struct EvidenceWords: Encodable, Sendable, Hashable {
    var id: String
    var kind: EvidenceKind
    var text: String
    var finding: String
    var code: EvidenceCode?
    var ingredient: Ingredient?
    var likelihood: Evidence.Likelihood?
    var basis: Basis?
    var diet: Diet?
    var by: Evidence.Speaker?
    var option: Bool?
    var says: [Diet: Claim]

    init(_ evidence: Evidence) {
        id = evidence.id
        kind = evidence.kind
        text = evidence.text
        finding = evidence.finding
        code = evidence.code
        ingredient = evidence.ingredient
        likelihood = evidence.likelihood
        basis = evidence.basis
        (diet, by) = (evidence.diet, evidence.by)
        option = evidence.isOption
        says = evidence.says
    }
}
