internal import Models

/// How many of the allergens printed beside dishes were assigned to those dishes.
struct MarkTally: Sendable, Hashable {
    var photos = 0
    /// Printed beside true dishes.
    var printed = 0
    /// Of these, those that the dish is said to contain because of a mark.
    var said = 0
    /// Said to be contained because of a mark that isn't printed there.
    var extra = 0
    /// Dishes with a "yes" for vegans or vegetarians that a printed allergen rules out.
    var unsafe = 0
    /// Allergens that are printed but not reported, without a warning that marks of the menu are unexplained or unread.
    var silent = 0
    /// Allergens that are printed but not reported of a dish that was found and carries no doubt about its marks.
    var untold = 0
    /// Dishes of which every printed allergen is reported, and how many of them carry a doubt about their marks.
    var whole = 0
    var doubted = 0
    /// True dishes that weren't found; their allergens aren't said either.
    var lostDishes = 0

    static func += (tally: inout MarkTally, other: MarkTally) {
        tally.photos += other.photos
        tally.printed += other.printed
        tally.said += other.said
        tally.extra += other.extra
        tally.unsafe += other.unsafe
        tally.silent += other.silent
        tally.untold += other.untold
        tally.whole += other.whole
        tally.doubted += other.doubted
        tally.lostDishes += other.lostDishes
    }

    /// The share of the printed allergens that is said; nil when none is printed.
    var recall: Double? { printed == 0 ? nil : Double(said) / Double(printed) }
    /// Allergens that aren't printed, relative to all reported because of marks; nil when there are none.
    var wrong: Double? { said + extra == 0 ? nil : Double(extra) / Double(said + extra) }
}

extension MarkTally {
    /// - Parameters:
    ///   - wanted: the dishes of one photo.
    ///   - bundle: what was found on it.
    init(_ wanted: [TrueDish], _ bundle: MenuBundle) {
        photos = 1
        let pairs = DishPairing(wanted, bundle.dishes.map(FoundDish.init)).pairs
        let found = Dictionary(
            pairs.map { ($0.truth, bundle.dishes[$0.found]) }, uniquingKeysWith: { first, _ in first })
        let warns = bundle.warnings.contains { Self.markWarnings.contains($0.code) }
        for (place, dish) in wanted.enumerated() {
            guard let allergens = dish.allergens else { continue }
            printed += allergens.count
            guard let match = found[place], let verdict = match.classification else {
                lostDishes += 1
                silent += warns ? 0 : allergens.count
                continue
            }
            let marked = verdict.allergenBasis.filter { $0.value == .mark && verdict.allergens[$0.key] == .contains }
            said += allergens.count { marked[$0] != nil }
            extra += marked.keys.count { !allergens.contains($0) }
            let lost = allergens.count { marked[$0] == nil }
            let isDoubted = match.symbols.contains { $0.source == .unresolved }
            if !warns { silent += lost }
            if !isDoubted { untold += lost }
            if lost == 0 {
                whole += 1
                doubted += isDoubted ? 1 : 0
            }
            let isBroken =
                verdict.claims[.vegan] == .yes && !allergens.isDisjoint(with: Self.animal)
                || verdict.claims[.vegetarian] == .yes && !allergens.isDisjoint(with: Self.flesh)
            if isBroken { unsafe += 1 }
        }
    }

    private static let markWarnings: Set<String> = ["marks_unexplained", "marks_unread"]
    /// What no vegan dish holds.
    private static let animal: Set<Allergen> = flesh.union([.milk, .eggs])
    /// What no vegetarian dish holds.
    private static let flesh: Set<Allergen> = [.fish, .crustaceans, .molluscs]
}

extension MarkTally: Encodable {
    enum CodingKeys: String, CodingKey {
        case photos, printed, said, recall, extra, unsafe, silent, untold, whole, doubted
        case wrong = "extra_rate"
        case lostDishes = "dishes_lost"
    }

    func encode(to encoder: any Encoder) throws {
        var figures = encoder.container(keyedBy: CodingKeys.self)
        try figures.encode(photos, forKey: .photos)
        try figures.encode(printed, forKey: .printed)
        try figures.encode(said, forKey: .said)
        try figures.encodeIfPresent(recall?.rounded(toDecimals: 4), forKey: .recall)
        try figures.encode(extra, forKey: .extra)
        try figures.encodeIfPresent(wrong?.rounded(toDecimals: 4), forKey: .wrong)
        try figures.encode(unsafe, forKey: .unsafe)
        try figures.encode(silent, forKey: .silent)
        try figures.encode(untold, forKey: .untold)
        try figures.encode(whole, forKey: .whole)
        try figures.encode(doubted, forKey: .doubted)
        try figures.encode(lostDishes, forKey: .lostDishes)
    }
}
