import Judging
import KnownDishes
import Models
import Testing

/// Names where a word or two turn a dish that fits a diet into one that doesn't, by theme.
struct AdversarialPairs {
    @Test(arguments: NamePairs.all)
    func neverCallsTheUnsafeOneSafe(pair: NamePair) {
        let judge = Judge()
        for language in [pair.language, nil] {
            let verdict = judge(DishText(name: pair.unsafe, language: language))
            #expect(verdict.claims[pair.diet] != .yes, "\(verdict.evidence)")
            #expect(!pair.labels.contains(verdict.label))
        }
    }

    /// The safe halves must not be lost wholesale, or "always uncertain" would pass.
    @Test func decidesMostOfTheSafeOnes() {
        let judge = Judge()
        #expect(NamePairs.all.count >= 800)
        var lost: [NamePair] = []
        for theme in NamePairs.themes {
            let missed = theme.pairs.filter {
                judge(DishText(name: $0.safe, language: $0.language)).claims[$0.diet] != .yes
            }
            lost += missed
            #expect(missed.count * 2 < theme.pairs.count, "\(theme.name): \(missed)")
        }
        #expect(lost.count * 10 <= NamePairs.all.count * 3, "\(lost.count) of \(NamePairs.all.count)")
    }
}
