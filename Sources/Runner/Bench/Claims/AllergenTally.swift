import Models

/// How well the allergens of dishes were found.
struct AllergenTally: Encodable, Sendable, Hashable {
    /// Dishes whose allergens are known.
    var dishes = 0
    var all = Counts()
    var each: [Allergen: Counts] = [:]

    /// Of one allergen, or of all.
    struct Counts: Sendable, Hashable {
        /// Dishes that hold it.
        var held = 0
        /// Of them, those said to contain it.
        var contains = 0
        /// Of them, those said to contain it or that they may.
        var warned = 0
        /// Dishes said to contain it that don't.
        var wrong = 0

        /// Nil when nothing was said to contain it.
        var precision: Double? { contains + wrong == 0 ? nil : Double(contains) / Double(contains + wrong) }
        /// Nil when no dish holds it.
        var recall: Double? { held == 0 ? nil : Double(contains) / Double(held) }
        /// With those that may contain it.
        var recallOfWarnings: Double? { held == 0 ? nil : Double(warned) / Double(held) }
    }

    init(_ rows: [JudgedRow]) {
        for row in rows {
            guard let truth = row.row.allergens else { continue }
            dishes += 1
            for allergen in truth.held.union(truth.declared) {
                let isHeld = truth.held.contains(allergen)
                add(row.verdict.allergens[allergen], isHeld: isHeld, to: &all)
                add(row.verdict.allergens[allergen], isHeld: isHeld, to: &each[allergen, default: Counts()])
            }
        }
    }

    private func add(_ status: AllergenStatus?, isHeld: Bool, to counts: inout Counts) {
        if isHeld {
            counts.held += 1
            if status == .contains { counts.contains += 1 }
            if status != nil { counts.warned += 1 }
        } else if status == .contains {
            counts.wrong += 1
        }
    }
}

extension AllergenTally.Counts: Encodable {
    enum CodingKeys: String, CodingKey {
        case held, contains, warned, wrong, precision, recall
        case recallOfWarnings = "recall_with_may_contain"
    }

    func encode(to encoder: any Encoder) throws {
        var counts = encoder.container(keyedBy: CodingKeys.self)
        try counts.encode(held, forKey: .held)
        try counts.encode(contains, forKey: .contains)
        try counts.encode(warned, forKey: .warned)
        try counts.encode(wrong, forKey: .wrong)
        try counts.encodeIfPresent(precision?.rounded(toDecimals: 4), forKey: .precision)
        try counts.encodeIfPresent(recall?.rounded(toDecimals: 4), forKey: .recall)
        try counts.encodeIfPresent(recallOfWarnings?.rounded(toDecimals: 4), forKey: .recallOfWarnings)
    }
}
