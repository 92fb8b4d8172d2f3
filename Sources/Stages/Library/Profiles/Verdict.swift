/// Whether somebody can order a dish.
package enum Verdict: String, Codable, Sendable, CaseIterable, Hashable, Comparable, CodingKeyRepresentable {
    /// What is known supports it.
    case fits
    /// Too little is known, or the dish can perhaps be adapted: ask the staff.
    case ask
    /// Something speaks against it.
    case avoid

    /// The more cautious one is the greater.
    package static func < (left: Verdict, right: Verdict) -> Bool { left.caution < right.caution }

    private var caution: Int {
        switch self {
        case .fits: 0
        case .ask: 1
        case .avoid: 2
        }
    }
}

/// What one restriction says of a dish.
package struct VerdictReason: Codable, Sendable, Hashable {
    /// The restriction in words, such as "critical allergy to peanuts".
    package var restriction: String
    package var verdict: Verdict
    /// One sentence in qualified words.
    package var text: String

    package init(restriction: String, verdict: Verdict, text: String) {
        self.restriction = restriction
        self.verdict = verdict
        self.text = text
    }
}

/// What a profile says of a dish: the most cautious of its restrictions decides.
package struct DishVerdict: Codable, Sendable, Hashable {
    /// The dish's id in the bundle.
    package var id: String
    /// The dish's name as the bundle has it.
    package var name: String
    package var verdict: Verdict
    /// One for each restriction, the most cautious first; none where they aren't to be revealed.
    package var reasons: [VerdictReason]

    package init(id: String, name: String, reasons: [VerdictReason]) {
        self.id = id
        self.name = name
        self.reasons = [.avoid, .ask, .fits].flatMap { verdict in reasons.filter { $0.verdict == verdict } }
        verdict = self.reasons.first?.verdict ?? .fits
    }

    /// The same verdict, without anything that reveals the profile.
    var withoutReasons: DishVerdict {
        var verdict = self
        verdict.reasons = []
        return verdict
    }
}

/// How many dishes got which verdict.
package struct VerdictCounts: Codable, Sendable, Hashable {
    package var fits = 0
    package var ask = 0
    package var avoid = 0

    package init() {}

    package mutating func add(_ verdict: Verdict) {
        switch verdict {
        case .fits: fits += 1
        case .ask: ask += 1
        case .avoid: avoid += 1
        }
    }

    package static func += (left: inout VerdictCounts, right: VerdictCounts) {
        left.fits += right.fits
        left.ask += right.ask
        left.avoid += right.avoid
    }
}
