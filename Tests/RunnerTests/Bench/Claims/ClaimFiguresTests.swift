import Models
import Testing

@testable import Runner

@Suite struct ClaimFiguresTests {
    @Test func unsafeIsCountedForEachDiet() throws {
        let rows = [
            try MadeVerdicts.dish("vegetarian", called: .vegan),
            try MadeVerdicts.dish("vegetarian", called: .vegetarian),
            try MadeVerdicts.dish("meat", called: .vegan), try MadeVerdicts.dish("meat", called: .vegetarian),
            try MadeVerdicts.dish("pescatarian", called: .pescatarian),
            try MadeVerdicts.dish("meat", called: .pescatarian),
            try MadeVerdicts.dish("vegan", "meat", called: .vegan), try MadeVerdicts.dish("vegan", called: .meat),
            try MadeVerdicts.dish("vegan", "vegetarian", "uncertain", called: .uncertain),
        ]
        let unsafe = UnsafeTally(rows)
        #expect(unsafe.vegan == BoundedRate(hits: 2, cases: 6))
        #expect(unsafe.vegetarian == BoundedRate(hits: 2, cases: 4))
        #expect(unsafe.together == BoundedRate(hits: 3, cases: 6))
        #expect(unsafe.ofSafe == BoundedRate(hits: 4, cases: 7))
    }

    @Test func coverageAndAccuracy() throws {
        let rows = [
            try MadeVerdicts.dish("vegan", "vegetarian", called: .vegetarian),
            try MadeVerdicts.dish("vegan", called: .vegetarian), try MadeVerdicts.dish("meat", called: .uncertain),
            try MadeVerdicts.dish("vegan", "meat", "uncertain", called: .uncertain),
            try MadeVerdicts.dish("vegan", "vegetarian", "uncertain", called: .meat),
            try MadeVerdicts.dish("vegetarian", "meat", "uncertain", called: .vegetarian),
            try MadeVerdicts.dish("uncertain", called: .meat),
        ]
        let verdicts = VerdictTally(rows)
        #expect(verdicts.dishes == 7 && verdicts.decided == 5)
        #expect(verdicts.accuracy == RightTally(right: 2, of: 5))
        #expect(verdicts.cautious == RightTally(right: 2, of: 4))
        let matrix = ConfusionMatrix(rows)
        #expect(matrix[.vegan, .vegetarian] == 1 && matrix[.vegetarian, .vegetarian] == 1)
        #expect(matrix[.uncertain, .meat] == 2 && matrix[.meat, .uncertain] == 1 && matrix[.meat, .meat] == 0)
    }

    @Test func allergensAreScoredWhereTheyAreKnown() throws {
        let said: [Allergen: AllergenStatus] = [.milk: .contains, .eggs: .mayContain, .celery: .contains]
        let complete = try MadeVerdicts.row(
            #"{"name": "A", "allergens": ["milk", "eggs", "nuts"], "allergens_complete": true}"#, called: .uncertain,
            allergens: said)
        var tally = AllergenTally([complete])
        #expect(tally.all == AllergenTally.Counts(held: 3, contains: 1, warned: 2, right: 1, wrong: 1))
        #expect(tally.all.precision == 0.5 && tally.all.recallOfWarnings == 2.0 / 3)
        #expect(tally.each[.celery] == AllergenTally.Counts(wrong: 1))
        let american = try MadeVerdicts.row(
            #"{"name": "A", "allergens": ["milk"], "allergens_scope": "us9"}"#, called: .uncertain, allergens: said)
        tally = AllergenTally([american])
        #expect(tally.all == AllergenTally.Counts(held: 1, contains: 1, warned: 1, right: 1), "celery isn't told about")
        let some = try MadeVerdicts.row(
            #"{"name": "A", "allergens": ["fish"]}"#, called: .uncertain, allergens: said)
        #expect(AllergenTally([some]).all == AllergenTally.Counts(held: 1))
        let certain = try MadeVerdicts.row(
            #"{"name": "A", "allergens": ["milk"], "allergens_scope": "certain"}"#, called: .uncertain, allergens: said)
        let counts = AllergenTally([certain]).all
        #expect(counts == AllergenTally.Counts(held: 1, contains: 1, warned: 1))
        #expect(counts.precision == nil && counts.recall == 1, "nothing is known of those not named")
    }

    @Test func ingredientsAreScoredByClaim() throws {
        func row(_ truth: String, _ claim: Claim) throws -> JudgedRow {
            try MadeVerdicts.row(
                #"{"text": "A", "vegan": "\#(truth)"}"#, called: .uncertain, claims: [.vegan: claim])
        }
        let rows = [
            try row("yes", .yes), try row("yes", .unknown), try row("no", .yes), try row("no", .no), try row("no", .no),
            try row("maybe", .yes), try row("maybe", .no), try row("yes", .no),
        ]
        let tally = IngredientTally(rows, .vegan)
        #expect(tally.total == 8 && tally.decided == 7 && tally.hasty == 1)
        #expect(tally.right == RightTally(right: 3, of: 5))
        #expect(tally.unsafe == BoundedRate(hits: 1, cases: 3))
        #expect(IngredientTally(rows, .vegetarian).total == 0)
        let figures = ClaimFigures(rows, errors: 10, curve: true)
        #expect(figures.ingredients != nil && figures.allergens == nil && figures.verdicts.coverage == nil)
    }

    @Test func abstainingCostsCoverage() throws {
        let rows = [
            try MadeVerdicts.dish("vegan", called: .vegan, doubt: 0),
            try MadeVerdicts.dish("meat", called: .vegan, doubt: 0.5),
            try MadeVerdicts.dish("meat", called: .meat, doubt: 0.5),
            try MadeVerdicts.dish("meat", called: .uncertain, doubt: 0.9),
        ]
        let steps = AbstainingCurve(rows).steps
        #expect(steps.map(\.mostDoubt) == [0, 0.5])
        #expect(steps.map(\.coverage) == [0.25, 0.75])
        #expect(steps.map(\.accuracy) == [1, 2.0 / 3])
        #expect(steps.map(\.unsafe.vegan.hits) == [0, 1] && steps.map(\.unsafe.vegan.cases) == [3, 3])
        #expect(AbstainingCurve([]).steps.isEmpty)
        let many = try (0..<1000).map { try MadeVerdicts.dish("meat", called: .meat, doubt: Double($0) / 1000) }
        let curve = AbstainingCurve(many).steps
        #expect(curve.count == 20 && curve.map(\.coverage) == (1...20).map { Double($0) / 20 })
    }

    @Test func aVerdictIsAsDoubtfulAsItsWorstClaim() throws {
        let row = try MadeVerdicts.row(#"{"name": "A", "label": "meat"}"#, called: .vegetarian).row
        func doubt(_ claims: [Diet: Claim]) -> Double {
            let verdict = Classification(label: .vegetarian, confidence: 2, claims: claims, reason: "made")
            let shares: [Diet: Double] = [.vegan: 0.75, .vegetarian: 0.125]
            return JudgedRow(row: row, verdict: verdict, microseconds: 1, shares: shares).doubt
        }
        #expect(doubt([.vegan: .no, .vegetarian: .yes]) == 0.25)
        #expect(doubt([.vegan: .maybe, .vegetarian: .yes, .pescatarian: .yes]) == 0.125)
        #expect(doubt([.vegan: .yes]) == 0.75 && doubt([:]) == 0)
    }

    @Test func wordsBehindErrorsAreCounted() throws {
        let grants = Evidence(kind: .knowledge, text: "Kräuter, Butter", finding: "from plants", says: [.vegan: .yes])
        let denies = Evidence(kind: .words, text: "Ei", finding: "egg", says: [.vegan: .no, .vegetarian: .yes])
        let rows = [
            try MadeVerdicts.dish("vegetarian", called: .vegan, evidence: [grants, denies]),
            try MadeVerdicts.dish("vegetarian", called: .vegan, evidence: [grants]),
            try MadeVerdicts.dish("meat", called: .vegan),
            try MadeVerdicts.dish("vegan", called: .vegetarian, evidence: [denies]),
            try MadeVerdicts.dish("vegan", called: .vegan, evidence: [grants]),
        ]
        let errors = ErrorWords(rows, most: 2)
        #expect(errors.unsafe.map(\.word) == ["butter", "kräuter"] && errors.unsafe.map(\.count) == [2, 2])
        #expect(errors.unsafe[0].finding == "from plants")
        #expect(errors.unsafe[0].example == "\"Dish\": vegetarian, called vegan")
        #expect(errors.wrong.map(\.word) == ["ei"])
        #expect(ErrorWords(rows, most: 9).unsafe.last?.finding == "no single word")
    }

    @Test func theSlowestRowsAreNamed() throws {
        let long = String(repeating: "a", count: 100)
        let rows = try (1...9).map { number in
            try MadeVerdicts.row(
                #"{"name": "\#(long)", "label": "meat"}"#, called: .meat, microseconds: Double(number))
        }
        let time = SlowRows(rows)
        #expect(time.rows.map(\.microseconds) == [9, 8, 7, 6, 5] && time.median == 5)
        #expect(time.rows[0].name.count == 60)
    }
}
