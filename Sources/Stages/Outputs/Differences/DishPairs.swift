internal import Asking
internal import Judging
internal import Menus
internal import Models
internal import Pages

/// Matches the dishes of one menu with those of another.
///
/// Dishes are matched by the most reliable sign first: all their words, then fewer of them, then a name that may be
/// another reading of the same print. Last comes a name that differs by a letter in a word, first where number, or
/// section and price, are the same. It is shown as a change of the name, so that a verdict that changed because "beef"
/// replaced "beet" isn't lost among removed and new dishes.
struct DishPairs {
    private(set) var pairs: [(before: Dish, after: Dish)] = []
    /// Only on the earlier menu, in its order.
    private(set) var gone: [Dish] = []
    /// Only on the later menu, in its order.
    private(set) var new: [Dish] = []

    private var left: [Int: NormalDish]
    private var right: [Int: NormalDish]
    private var found: [Int: Int] = [:]

    init(_ before: [Dish], _ after: [Dish]) {
        left = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($0, NormalDish($1)) })
        right = Dictionary(uniqueKeysWithValues: after.enumerated().map { ($0, NormalDish($1)) })
        match { [$0.number, $0.section, $0.name, $0.description, $0.prices] }
        match { [$0.number, $0.section, $0.name, $0.description] }
        match { [$0.number, $0.section, $0.name] }
        match { [$0.number, $0.name] }
        match { [$0.section, $0.name] }
        match { [$0.name] }
        if !left.isEmpty, !right.isEmpty {
            let slip = ReadingSlip(knowledge: .embedded)
            let shape = { (dish: NormalDish) in [String(decoding: PrintedShape.bytes(dish.name), as: UTF8.self)] }
            match(shape, where: { slip.areReadings($0.name, $1.name) })
            match({ dish in dish.number.map { [$0] } }, where: Self.areAlike)
            match({ dish in dish.prices.map { [dish.section, $0] } }, where: Self.areAlike)
            match({ dish in ["\(dish.name.split(separator: " ").count)"] }, where: Self.areAlike)
        }
        pairs = after.indices.compactMap { place in found[place].map { (before[$0], after[place]) } }
        gone = left.keys.sorted().map { before[$0] }
        new = right.keys.sorted().map { after[$0] }
    }

    /// Pairs dishes with equal keys in their order; a dish whose key is nil is left for later.
    private mutating func match(
        _ key: (NormalDish) -> [String?]?, where isPair: (NormalDish, NormalDish) -> Bool = { _, _ in true }
    ) {
        var waiting: [[String?]: [Int]] = [:]
        for place in left.keys.sorted() {
            if let dish = left[place], let key = key(dish) { waiting[key, default: []].append(place) }
        }
        for place in right.keys.sorted() {
            guard let dish = right[place], let key = key(dish), let candidates = waiting[key],
                let index = candidates.firstIndex(where: { left[$0].map { isPair($0, dish) } ?? false })
            else { continue }
            let other = candidates[index]
            waiting[key]?.remove(at: index)
            found[place] = other
            left[other] = nil
            right[place] = nil
        }
    }

    /// Whether two names have the same number of words, each the same or a letter apart.
    private static func areAlike(_ one: NormalDish, _ other: NormalDish) -> Bool {
        let (mine, theirs) = (one.name.split(separator: " "), other.name.split(separator: " "))
        return mine.count == theirs.count
            && zip(mine, theirs).allSatisfy { $0 == $1 || EditDistance.isOne(Array($0), Array($1)) }
    }
}

/// A dish's words without anything meaningless.
struct NormalDish {
    var number: String?
    var section: String?
    var name: String
    var description: String?
    /// Nil for none.
    var prices: String?

    init(_ dish: Dish) {
        number = NormalForm.text(dish.number)
        section = NormalForm.text(dish.section)
        name = NormalForm.text(dish.name) ?? dish.name
        description = NormalForm.text(dish.description)
        prices =
            dish.prices.isEmpty ? nil : dish.prices.map { $0.amount.map { "\($0)" } ?? $0.text }.joined(separator: " ")
    }
}
