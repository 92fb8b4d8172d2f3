/// What was counted on a photo, or on several added up.
struct DishCounts: Encodable, Sendable, Hashable {
    var dishes = HitTally()
    /// The same with names at least 0.9 alike and all prices right.
    var strict = HitTally()
    /// Among the matched dishes: all true prices and no others.
    var prices = RightTally()
    /// Pairs of a dish and one of its amounts.
    var links = HitTally()
    /// Words of the matched dishes' descriptions, without their order.
    var descriptionWords = HitTally()
    /// Among the matched dishes.
    var sections = RightTally()
    /// Marks that are text, of the matched dishes.
    var marks = HitTally()
    /// Marks that are drawings, of the matched dishes.
    var icons = HitTally()
    /// Marks of either kind on the photo, whatever dish they were given to.
    var marksAnywhere = HitTally()
    var iconsAnywhere = HitTally()

    enum CodingKeys: String, CodingKey {
        case dishes, strict, prices, links, sections, marks, icons
        case descriptionWords = "description_words"
        case marksAnywhere = "marks_anywhere"
        case iconsAnywhere = "icons_anywhere"
    }

    static func += (total: inout DishCounts, one: DishCounts) {
        total.dishes += one.dishes
        total.strict += one.strict
        total.prices += one.prices
        total.links += one.links
        total.descriptionWords += one.descriptionWords
        total.sections += one.sections
        total.marks += one.marks
        total.icons += one.icons
        total.marksAnywhere += one.marksAnywhere
        total.iconsAnywhere += one.iconsAnywhere
    }
}

extension DishCounts {
    init(_ truth: [TrueDish], _ found: [FoundDish], _ pairs: [DishPairing.Pair], aspects: DishAspects) {
        dishes = HitTally(hits: pairs.count, truth: truth.count, found: found.count)
        strict = HitTally(truth: truth.count, found: found.count)
        links = HitTally(
            truth: truth.reduce(0) { $0 + $1.amounts.count }, found: found.reduce(0) { $0 + $1.amounts.count })
        for pair in pairs {
            let (wanted, got) = (truth[pair.truth], found[pair.found])
            let isPriceRight = wanted.costs(got.amounts)
            prices += RightTally(right: isPriceRight ? 1 : 0, of: 1)
            if isPriceRight, pair.likeness >= ComparedName.strict { strict.hits += 1 }
            links.hits += Self.common(wanted.amounts, got.amounts)
            if aspects.contains(.descriptions) {
                let bag = WordBag(truth: TextWords.of(wanted.description), found: TextWords.of(got.description ?? ""))
                descriptionWords += HitTally(hits: bag.hits, truth: bag.truth, found: bag.found)
            }
            if aspects.contains(.sections) {
                let isSame = DishPairing.isSameSection(wanted.section, got.section)
                sections += RightTally(right: isSame ? 1 : 0, of: 1)
            }
            if aspects.contains(.symbols) {
                marks += PrintedMark.tally(truth: wanted.marks, found: got.marks, icons: false)
                icons += PrintedMark.tally(truth: wanted.marks, found: got.marks, icons: true)
            }
        }
        if aspects.contains(.symbols) {
            let trueMarks = truth.flatMap(\.marks)
            let foundMarks = found.flatMap(\.marks)
            marksAnywhere = PrintedMark.tally(truth: trueMarks, found: foundMarks, icons: false)
            iconsAnywhere = PrintedMark.tally(truth: trueMarks, found: foundMarks, icons: true)
        }
    }

    /// How many amounts both have, each as often as the one that has it less often.
    private static func common(_ truth: [Int], _ found: [Int]) -> Int {
        var left = found
        return truth.count { amount in
            guard let place = left.firstIndex(of: amount) else { return false }
            left.remove(at: place)
            return true
        }
    }
}
