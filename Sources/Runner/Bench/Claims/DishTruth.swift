internal import Models

/// What is known about a dish whose verdict is scored.
struct DishTruth: Sendable, Hashable {
    /// Every label that counts as right; never empty.
    var labels: Set<DietLabel>
    /// The row of the confusion matrix it stands in.
    var label: DietLabel

    /// - Parameters:
    ///   - label: as the source has it, or nil.
    ///   - labels: the labels that the source can't rule out, or nil for the label alone.
    /// - Returns: nil when there is neither.
    init?(label: DietLabel?, labels: [DietLabel]?) {
        let all = Set(labels ?? []).union(labels?.isEmpty == false ? [] : [label].compactMap(\.self))
        guard let strictest = all.strictest else { return nil }
        self.labels = all
        self.label = label ?? (all.contains(.uncertain) ? .uncertain : strictest)
    }

    /// A "yes" for the diet can be right.
    func isSafe(for diet: ScoredDiet) -> Bool { !labels.isDisjoint(with: diet.labels) }

    /// Whether a label warns at least as much as the strictest one that may be right.
    func isCautious(_ verdict: DietLabel) -> Bool {
        verdict == .uncertain || verdict.strictness >= labels.subtracting([.uncertain]).strictest?.strictness ?? .max
    }
}

/// The diets for which a wrong "yes" is counted.
enum ScoredDiet: String, CaseIterable, Sendable {
    case vegan, vegetarian

    /// The verdicts that tell a person on the diet that they may eat the dish.
    var labels: Set<DietLabel> { self == .vegan ? [.vegan] : [.vegan, .vegetarian] }

    var diet: Diet { self == .vegan ? .vegan : .vegetarian }
}

extension DietLabel {
    /// From 0 for what everybody may eat; `uncertain` is after all others.
    var strictness: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The diet that the label says yes to and the next one doesn't; nil for meat and uncertain.
    var diet: Diet? { Diet(rawValue: rawValue) }
}

extension Set<DietLabel> {
    /// The label that warns most; `uncertain` only if there is no other.
    var strictest: DietLabel? {
        let decided = filter { $0 != .uncertain }
        return (decided.isEmpty ? self : decided).max { $0.strictness < $1.strictness }
    }
}
