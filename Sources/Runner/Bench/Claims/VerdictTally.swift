internal import Models

/// How many dishes were decided, and how many of those rightly.
struct VerdictTally: Sendable, Hashable {
    /// Dishes with labels to score them by.
    var dishes = 0
    var decided = 0
    /// Of the decided, those whose verdict is one of the right labels.
    var accuracy = RightTally()
    /// Of the dishes whose label is unknown, those called uncertain or by a label that warns at least as much as the
    /// strictest one that they may have.
    var cautious = RightTally()

    init(_ rows: [JudgedRow]) {
        for row in rows {
            guard let truth = row.row.dish else { continue }
            dishes += 1
            if let isRight = row.isRight {
                decided += 1
                accuracy += RightTally(right: isRight ? 1 : 0, of: 1)
            }
            if truth.label == .uncertain {
                cautious += RightTally(right: truth.isCautious(row.verdict.label) ? 1 : 0, of: 1)
            }
        }
    }

    /// The share that was decided; nil when there are none.
    var coverage: Double? { dishes == 0 ? nil : Double(decided) / Double(dishes) }
}
