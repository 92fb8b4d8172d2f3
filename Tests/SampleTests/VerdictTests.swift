import Models
import Testing

/// What each sample's dishes are said to be: nothing unsafe, and mostly right.
@Suite struct VerdictTests {
    @Test(arguments: SampleCase.all)
    func nothingUnsafeIsCalledSafe(_ sample: SampleCase) async throws {
        let expected = try sample.expectation()
        let bundle = try await SampleRun.shared.bundle(of: sample)
        for dish in bundle.dishes {
            let verdict = try #require(dish.classification, "\(dish.name) was not judged")
            #expect(!expected.neverAny.contains(verdict.label), "\(dish.name) is called \(verdict.label)")
        }
        for (wanted, dish) in DishPairs(expected.dishes, bundle.dishes).pairs {
            let verdict = try #require(dish.classification)
            #expect(!wanted.never.contains(verdict.label), "\(dish.name) is called \(verdict.label)")
            // The claims must not say behind the label's back what the label doesn't.
            for label in wanted.never {
                guard let diet = Diet(rawValue: label.rawValue) else { continue }
                #expect(verdict.claims[diet] != .yes, "\(dish.name) is claimed to be \(diet)")
            }
        }
    }

    @Test(arguments: SampleCase.all)
    func labelsAndAllergens(_ sample: SampleCase) async throws {
        let expected = try sample.expectation()
        let found = DishPairs(expected.dishes, try await SampleRun.shared.bundle(of: sample).dishes)
        let labels = found.check { wanted, dish in
            dish.classification.map { wanted.labels.contains($0.label) } ?? false
        }
        let wrong = found.pairs.filter { labels.wrong.contains($0.expected.name) }
            .map { "\($0.expected.name): \($0.found.classification?.label.rawValue ?? "none")" }
        #expect(labels.share >= expected.minimum.labels, "wrong labels: \(wrong)")
        let allergens = found.check { wanted, dish in
            wanted.allergens.allSatisfy { dish.classification?.allergens[$0] != nil }
        }
        #expect(allergens.share >= expected.minimum.allergens, "allergens missed: \(allergens.wrong)")
    }

    @Test(arguments: SampleCase.all)
    func everyVerdictHasItsGrounds(_ sample: SampleCase) async throws {
        let bundle = try await SampleRun.shared.bundle(of: sample)
        for dish in bundle.dishes {
            let verdict = try #require(dish.classification)
            #expect((1...3).contains(verdict.confidence))
            #expect(!verdict.reason.isEmpty, "\(dish.name) has no reason")
            #expect(!verdict.reason.lowercased().contains("guarantee"))
            #expect(Set(verdict.claims.keys) == Set(Diet.allCases), "\(dish.name) lacks a claim")
            for diet in Diet.allCases where verdict.claims[diet] == .yes {
                #expect(verdict.evidence.contains { $0.kind != .llm }, "\(dish.name): \(diet) without grounds")
                // A mark says what this kitchen does; words such as "chocolate" only what kitchens usually do.
                if verdict.evidence.contains(where: { $0.kind == .symbol && $0.says[diet] == .yes }) { continue }
                let against = verdict.evidence.filter {
                    $0.says[diet] == .no && ($0.kind == .symbol || $0.kind == .words)
                }
                #expect(against.isEmpty, "\(dish.name): \(diet) against what is printed")
            }
        }
    }
}
