internal import Models

/// What nearly all dishes of a page share, and how likely those that lack it are dishes at all: half of them are pieces of
/// another one's name.
///
/// The shares were counted on drawn menus in 28 languages (the half `calibration` of seed 5, 2,048 dishes that were called
/// safe): 23 of 53 without a price among priced ones were dishes, 27 of 59 right below such a one, 1 of 7 that begin with a
/// small letter among capitals, and none of 2 with half a pair of brackets, whose value was set by hand.
struct DishHabits {
    private let arePriced: Bool
    private let areCapital: Bool

    private static let mostlyPriced = 0.7
    private static let mostlyCapital = 0.8
    /// Fewer dishes show no habit.
    private static let fewest = 5
    private static let unpriced = 0.43
    private static let belowUnpriced = 0.46
    private static let small = 0.14
    private static let halfBracket = 0.2

    init(_ drafts: [DishDraft]) {
        func share(_ isUsual: (DishDraft) -> Bool) -> Double {
            drafts.count < Self.fewest ? 0 : Double(drafts.count(where: isUsual)) / Double(drafts.count)
        }
        arePriced = share(\.isPriced) >= Self.mostlyPriced
        areCapital = share { $0.name.first?.text.first?.isUppercase == true } >= Self.mostlyCapital
    }

    /// How likely a draft is one dish, as far as the page's habits tell; 0 to 1.
    ///
    /// - Parameter above: the draft before it on the page.
    func certainty(of draft: DishDraft, below above: DishDraft?) -> Double {
        var least = 1.0
        if arePriced, !draft.isPriced { least = min(least, Self.unpriced) }
        if arePriced, let above, !above.isPriced, above.section == draft.section {
            least = min(least, Self.belowUnpriced)
        }
        if areCapital, draft.name.first?.text.first?.isLowercase == true { least = min(least, Self.small) }
        let name = draft.name.map(\.text).joined()
        if name.count(where: { $0 == "(" }) != name.count(where: { $0 == ")" }) { least = min(least, Self.halfBracket) }
        return least
    }
}

extension DishDraft {
    /// Whether it has a price, if only that of its section or one that has to be asked for.
    fileprivate var isPriced: Bool {
        !prices.isEmpty || !sectionPrices.isEmpty || !additionPrices.isEmpty || !priceTokens.isEmpty
    }
}
