internal import Models

/// A true dish beside the found one that it was matched with, to see what went wrong; keys without a value are left out.
struct DishMatch: Encodable, Sendable, Hashable {
    /// What is compared of a dish.
    struct Side: Encodable, Sendable, Hashable {
        var name: String
        var amounts: [Double]
        var section: String?
        var description: String?
    }

    /// Nil for a dish that isn't there.
    var truth: Side?
    /// Nil for a dish that wasn't found.
    var found: Side?
    /// Of the names.
    var likeness: Double?

    /// Those with a true dish in its order, then the other found ones.
    static func list(_ truth: [TrueDish], _ found: [FoundDish], _ pairs: [DishPairing.Pair]) -> [DishMatch] {
        let pairOf = Dictionary(uniqueKeysWithValues: pairs.map { ($0.truth, $0) })
        let taken = Set(pairs.map(\.found))
        let wanted = truth.enumerated().map { place, dish in
            let pair = pairOf[place]
            return DishMatch(
                truth: side(dish), found: pair.map { side(found[$0.found]) },
                likeness: pair?.likeness.rounded(toDecimals: 4))
        }
        return wanted + found.indices.filter { !taken.contains($0) }.map { DishMatch(found: side(found[$0])) }
    }

    private static func side(_ dish: TrueDish) -> Side {
        Side(
            name: dish.name, amounts: dish.amounts.map { Double($0) / 100 },
            section: dish.section.isEmpty ? nil : dish.section,
            description: dish.description.isEmpty ? nil : dish.description)
    }

    private static func side(_ dish: FoundDish) -> Side {
        Side(
            name: dish.name, amounts: dish.amounts.map { Double($0) / 100 }, section: dish.section,
            description: dish.description)
    }
}
