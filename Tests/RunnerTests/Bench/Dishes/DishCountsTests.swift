import Testing

@testable import Runner

@Suite struct DishCountsTests {
    private func wanted(_ name: String, _ amounts: [Int] = [], section: String = "", description: String = "")
        -> TrueDish
    {
        TrueDish(name: name, section: section, description: description, amounts: amounts, marks: [PrintedMark("V")])
    }

    private func got(_ name: String, _ amounts: [Int] = [], section: String? = nil, description: String? = nil)
        -> FoundDish
    {
        FoundDish(
            name: name, amounts: amounts, section: section, description: description, marks: [PrintedMark("(v)")])
    }

    private func counts(_ truth: [TrueDish], _ found: [FoundDish], aspects: DishAspects = .all) -> DishCounts {
        DishCounts(truth, found, DishPairing(truth, found).pairs, aspects: aspects)
    }

    @Test func everythingRight() {
        let counts = counts(
            [wanted("Tea", [250], section: "Drinks", description: "green or black"), wanted("Cake", [300, 400])],
            [
                got("Cake", [400, 300]), got("tea", [250], section: "DRINKS", description: "Green or black"),
            ])
        let figures = DishFigures(counts)
        for key in [
            "dish_f1", "strict_dish_f1", "exact_price_rate", "link_f1", "description_word_f1", "section_rate",
            "mark_precision", "mark_recall",
        ] { #expect(figures[key] == 1, "\(key)") }
        #expect(figures["icon_recall"] == nil && figures["no such key"] == nil)
    }

    @Test func aSwappedPriceCosts() {
        let counts = counts([wanted("Tea", [250]), wanted("Cake", [300])], [got("Tea", [300]), got("Cake", [250])])
        #expect(counts.dishes == HitTally(hits: 2, truth: 2, found: 2))
        #expect(counts.prices == RightTally(right: 0, of: 2) && counts.strict.hits == 0)
        #expect(counts.links == HitTally(hits: 0, truth: 2, found: 2))
    }

    @Test func aMissingPriceAndOneTooManyAreWrong() {
        let counts = counts(
            [wanted("Tea", [250, 350]), wanted("Cake"), wanted("Soup", [500, 500])],
            [got("Tea", [250]), got("Cake", [300]), got("Soup", [500, 500])])
        #expect(counts.prices == RightTally(right: 1, of: 3))
        #expect(counts.links == HitTally(hits: 3, truth: 4, found: 4))
    }

    /// A list names 4.10 once, the menu prints it for two sizes.
    @Test func anAmountForTwoSizesCountsOnce() {
        let counts = counts([wanted("Tea", [410, 450])], [got("Tea", [410, 410, 450])])
        #expect(counts.prices == RightTally(right: 1, of: 1) && counts.strict.hits == 1)
        #expect(counts.links == HitTally(hits: 2, truth: 2, found: 3))
    }

    @Test func inventedAndMissedDishesCount() {
        let counts = counts([wanted("Tea", [250]), wanted("Cake", [300])], [got("Tea", [250]), got("Monday", [900])])
        #expect(counts.dishes == HitTally(hits: 1, truth: 2, found: 2))
        #expect(counts.links == HitTally(hits: 1, truth: 2, found: 2))
        #expect(counts.prices == RightTally(right: 1, of: 1))
        #expect(counts.marks == HitTally(hits: 1, truth: 1, found: 1))
        #expect(counts.marksAnywhere == HitTally(hits: 2, truth: 2, found: 2))
    }

    @Test func aNameHalfReadIsMatchedButNotStrictly() {
        let counts = counts([wanted("Tomato soup", [500])], [got("Tomato sou1x", [500])])
        #expect(counts.dishes.hits == 1 && counts.prices.right == 1 && counts.strict.hits == 0)
    }

    @Test func ofDishesOfOneNameTheSectionDecidesThenThePrices() {
        let truth = [wanted("Salad", [400], section: "Small"), wanted("Salad", [900], section: "Large")]
        let bySection = DishPairing(
            truth, [got("Salad", [400], section: "Large"), got("Salad", [900], section: "Small")])
        #expect(bySection.pairs.map(\.found) == [1, 0])
        let byPrice = DishPairing(truth, [got("Salad", [900]), got("Salad", [400])])
        #expect(byPrice.pairs.map(\.found) == [1, 0])
    }

    @Test func whatAProgramDoesNotTellIsNotScored() {
        let counts = counts([wanted("Tea", [250], section: "Drinks")], [got("Tea", [250])], aspects: [])
        #expect(counts.sections == RightTally() && counts.marks == HitTally() && counts.marksAnywhere == HitTally())
        #expect(counts.strict.hits == 1)
    }

    @Test func meanIsOfThePhotosThatHaveAFigureAndMicroOfAll() {
        let one = counts([wanted("Tea", [250])], [got("Tea", [250])])
        let other = counts([wanted("Soup"), wanted("Cake"), wanted("Stew")], [])
        let rows = [one, other].map {
            DishBenchRow(photo: "a.jpg", wordF1: nil, figures: DishFigures($0), counts: $0)
        }
        let summary = DishSummary(rows)
        #expect(summary.mean["dish_f1"] == 0.5 && summary.micro["dish_f1"] == 0.4)
        #expect(summary.mean["dish_precision"] == 1 && summary.micro["dish_recall"] == 0.25)
        #expect(summary.mean["exact_price_rate"] == 1 && summary.meanWordF1 == nil)
    }
}
