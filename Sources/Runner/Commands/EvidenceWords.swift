internal import Models

/// Evidence without a place, since there is no photo.
struct EvidenceWords: Encodable, Sendable, Hashable {
    var kind: EvidenceKind
    var text: String
    var finding: String
    var says: [Diet: Claim]

    init(_ evidence: Evidence) {
        kind = evidence.kind
        text = evidence.text
        finding = evidence.finding
        says = evidence.says
    }
}
