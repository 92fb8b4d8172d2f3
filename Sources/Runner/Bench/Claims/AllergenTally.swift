internal import Models

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
        /// Dishes said to contain it that do, where the source would have told if they didn't.
        var right = 0
        /// Dishes said to contain it that don't.
        var wrong = 0

        /// Nil when no dish whose source would have told was said to contain it.
        var precision: Double? { right + wrong == 0 ? nil : Double(right) / Double(right + wrong) }
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
                let status = row.verdict.allergens[allergen]
                all.add(status, allergen, truth)
                each[allergen, default: Counts()].add(status, allergen, truth)
            }
        }
    }
}

extension AllergenTally.Counts {
    fileprivate mutating func add(_ status: AllergenStatus?, _ allergen: Allergen, _ truth: AllergenTruth) {
        guard truth.held.contains(allergen) else {
            if status == .contains { wrong += 1 }
            return
        }
        held += 1
        if status != nil { warned += 1 }
        guard status == .contains else { return }
        contains += 1
        if truth.declared.contains(allergen) { right += 1 }
    }
}

extension AllergenTally.Counts: Encodable {
    enum CodingKeys: String, CodingKey {
        case held, contains, warned, right, wrong, precision, recall
        case recallOfWarnings = "recall_with_may_contain"
    }

    func encode(to encoder: any Encoder) throws {
        var counts = encoder.container(keyedBy: CodingKeys.self)
        try counts.encode(held, forKey: .held)
        try counts.encode(contains, forKey: .contains)
        try counts.encode(warned, forKey: .warned)
        try counts.encode(right, forKey: .right)
        try counts.encode(wrong, forKey: .wrong)
        try counts.encodeIfPresent(precision?.rounded(toDecimals: 4), forKey: .precision)
        try counts.encodeIfPresent(recall?.rounded(toDecimals: 4), forKey: .recall)
        try counts.encodeIfPresent(recallOfWarnings?.rounded(toDecimals: 4), forKey: .recallOfWarnings)
    }
}
