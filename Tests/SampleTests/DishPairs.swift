import Models

/// The expected dishes, each with the dish of the bundle that it was found as.
struct DishPairs {
    var pairs: [(expected: ExpectedDish, found: Dish)] = []
    var missing: [ExpectedDish] = []
    /// Found, but not expected.
    var extra: [Dish]

    /// Pairs the most alike names first, within one page; each dish counts once.
    init(_ expected: [ExpectedDish], _ dishes: [Dish]) {
        var candidates: [(likeness: Double, expected: Int, found: Int)] = []
        for (i, wanted) in expected.enumerated() {
            for (j, dish) in dishes.enumerated() where dish.page == wanted.page {
                let likeness = Likeness.of(wanted.name, dish.name)
                if likeness >= Likeness.found { candidates.append((likeness, i, j)) }
            }
        }
        var partner = [Int?](repeating: nil, count: expected.count)
        var taken = Set<Int>()
        for candidate in candidates.sorted(by: { $0.likeness > $1.likeness }) {
            guard partner[candidate.expected] == nil, taken.insert(candidate.found).inserted else { continue }
            partner[candidate.expected] = candidate.found
        }
        for (wanted, place) in zip(expected, partner) {
            if let place { pairs.append((wanted, dishes[place])) } else { missing.append(wanted) }
        }
        extra = dishes.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    }

    /// The share of the expected dishes that were found; 1 when none is expected.
    var share: Double {
        let total = pairs.count + missing.count
        return total == 0 ? 1 : Double(pairs.count) / Double(total)
    }

    /// The names of the pairs that a rule doesn't hold for, and the share that it holds for.
    func check(_ holds: (ExpectedDish, Dish) -> Bool) -> (share: Double, wrong: [String]) {
        let wrong = pairs.filter { !holds($0.expected, $0.found) }.map(\.expected.name)
        return (pairs.isEmpty ? 1 : 1 - Double(wrong.count) / Double(pairs.count), wrong)
    }
}
