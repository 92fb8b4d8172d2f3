import Library
import Models
import Testing

/// What is known of a dish × a restriction → the verdict.
@Suite struct SafetyRuleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var what: String
        var dish: KnownDish
        var restriction: Restriction
        var verdict: Verdict
        var testDescription: String { "\(what) × \(restriction)" }
    }

    static func rows(_ what: String, _ dish: KnownDish, _ cases: [(Restriction, Verdict)]) -> [Row] {
        cases.map { Row(what: what, dish: dish, restriction: $0.0, verdict: $0.1) }
    }

    private static func peanuts(_ verdicts: [Verdict]) -> [(Restriction, Verdict)] {
        zip(AllergySeverity.allCases, verdicts).map { (.allergen(.peanuts, $0), $1) }
    }

    private static func milk(_ verdicts: [Verdict]) -> [(Restriction, Verdict)] {
        zip(AllergySeverity.allCases, verdicts).map { (.allergen(.milk, $0), $1) }
    }

    /// In the order mild, moderate, severe, critical.
    static let allergies: [Row] =
        rows("silence", KnownDish(), peanuts([.ask, .ask, .ask, .ask]))
        + rows(
            "contains", KnownDish(allergens: [.peanuts: .contains]), peanuts([.avoid, .avoid, .avoid, .avoid]))
        + rows("perhaps", KnownDish(allergens: [.peanuts: .mayContain]), peanuts([.ask, .ask, .ask, .avoid]))
        + rows(
            "printed: may contain", KnownDish(symbols: [.legend(.mayContain(.peanuts))]),
            peanuts([.ask, .avoid, .avoid, .avoid]))
        + rows(
            "marked: contains", KnownDish(symbols: [.legend(.contains(.peanuts))]),
            peanuts([.avoid, .avoid, .avoid, .avoid]))
        + rows(
            "marked free, explained", KnownDish(symbols: [.legend(.freeFrom(.peanuts))]),
            peanuts([.fits, .fits, .fits, .ask]))
        + rows(
            "marked free, beside a mark that wasn't read",
            KnownDish(symbols: [
                .legend(.freeFrom(.peanuts)),
                DietarySymbol(mark: "\u{FFFD}", meaning: .unresolved, source: .unresolved),
            ]),
            peanuts([.ask, .ask, .ask, .ask]))
        + rows(
            "marked free, not explained", KnownDish(symbols: [.convention(.freeFrom(.peanuts))]),
            peanuts([.fits, .fits, .ask, .ask]))
        + rows(
            "a mark that means nothing",
            KnownDish(symbols: [DietarySymbol(mark: "X", meaning: .freeFrom(.peanuts), source: .unresolved)]),
            peanuts([.ask, .ask, .ask, .ask]))
        + rows(
            "marked free, but it contains",
            KnownDish(symbols: [.legend(.freeFrom(.peanuts))], allergens: [.peanuts: .contains]),
            peanuts([.avoid, .avoid, .avoid, .avoid]))
        + rows("named in the words", .read("Satay with peanut sauce"), peanuts([.avoid, .avoid, .avoid, .avoid]))
        + rows(
            "vegan by an explained mark", .read("Grilled vegetables", nil, [.legend(.vegan)]),
            milk([.fits, .ask, .ask, .ask]))
        + rows(
            "vegan by an explained mark × not from animals", .read("Tomato soup", nil, [.legend(.vegan)]),
            peanuts([.ask, .ask, .ask, .ask]))
        + rows(
            "a bundle that says vegan, words that don't", KnownDish(claims: [.vegan: .yes], confidence: 3),
            milk([.ask, .ask, .ask, .ask]))
        + rows(
            "marked vegan, but it names cheese", .read("Cheese toast", nil, [.legend(.vegan)]),
            milk([.avoid, .avoid, .avoid, .avoid]))

    static let conditions: [Row] =
        rows("silence", KnownDish(), [(.medical(.celiac), .ask), (.medical(.lactose), .ask)])
        + rows(
            "contains", KnownDish(allergens: [.gluten: .contains, .milk: .contains]),
            [(.medical(.celiac), .avoid), (.medical(.lactose), .avoid)])
        + rows(
            "perhaps", KnownDish(allergens: [.gluten: .mayContain, .milk: .mayContain]),
            [(.medical(.celiac), .ask), (.medical(.lactose), .ask)])
        + rows(
            "marked free, explained", KnownDish(symbols: [.legend(.freeFrom(.gluten)), .legend(.freeFrom(.milk))]),
            [(.medical(.celiac), .fits), (.medical(.lactose), .fits)])
        + rows(
            "marked free, not explained",
            KnownDish(symbols: [.convention(.freeFrom(.gluten)), .convention(.freeFrom(.milk))]),
            [(.medical(.celiac), .ask), (.medical(.lactose), .fits)])

    private static let faiths = ReligiousDiet.allCases.map(Restriction.religious)

    private static func each(_ verdicts: [Verdict]) -> [(Restriction, Verdict)] { Array(zip(faiths, verdicts)) }

    /// In the order halal, kosher, hindu, jain, buddhist.
    static let religions: [Row] =
        rows("silence", KnownDish(), each([.ask, .ask, .ask, .ask, .ask]))
        + rows(
            "risotto marked vegan", .read("Mushroom risotto", nil, [.legend(.vegan)]),
            each([.ask, .ask, .fits, .avoid, .ask]))
        + rows("pork", .read("Pork belly"), each([.avoid, .avoid, .ask, .avoid, .avoid]))
        + rows("beef", .read("Beef steak"), each([.ask, .ask, .avoid, .avoid, .avoid]))
        + rows("prawns", .read("Grilled prawns"), each([.ask, .avoid, .ask, .avoid, .avoid]))
        + rows("meat and cheese", .read("Lamb chops with cheese"), each([.ask, .avoid, .ask, .avoid, .avoid]))
        + rows(
            "vegan by an explained mark", .read("Tomato soup", nil, [.legend(.vegan)]),
            each([.fits, .ask, .fits, .ask, .ask]))
        + rows(
            "and described", .read("Tomatoes with rice", "tomatoes, basil, rice", [.legend(.vegan)]),
            each([.fits, .ask, .fits, .ask, .fits]))
        // A soup has a recipe, of which the menu need not say all.
        + rows(
            "and a dish of its own", .read("Tomato soup", "tomatoes, basil, rice", [.legend(.vegan)]),
            each([.fits, .ask, .fits, .ask, .ask]))
        + rows(
            "vegan with onions", .read("Onion soup", "onions, rice", [.legend(.vegan)]),
            each([.fits, .ask, .fits, .avoid, .avoid]))
        + rows(
            "vegan with a mark for alcohol", .read("Tomato soup", nil, [.legend(.vegan), .legend(.containsAlcohol)]),
            each([.avoid, .ask, .fits, .avoid, .avoid]))
        + rows(
            "vegan with wine", .read("Mushrooms in red wine", nil, [.legend(.vegan)]),
            each([.avoid, .ask, .fits, .avoid, .avoid]))
        + rows(
            "chicken marked halal and kosher", .read("Chicken", nil, [.legend(.halal), .legend(.kosher)]),
            each([.fits, .fits, .ask, .avoid, .avoid]))
        + rows(
            "the same, not explained", .read("Chicken", nil, [.convention(.halal), .convention(.kosher)]),
            each([.ask, .ask, .ask, .avoid, .avoid]))
        + rows(
            "pork marked halal and kosher", .read("Pork chop", nil, [.legend(.halal), .legend(.kosher)]),
            each([.avoid, .avoid, .ask, .avoid, .avoid]))

    static let lifestyles: [Row] =
        [(Claim.yes, Verdict.ask), (.maybe, .ask), (.unknown, .ask), (.no, .avoid)].map { claim, verdict in
            // The words say nothing, so a "yes" that they don't give is doubted.
            Row(
                what: "a bundle that says \(claim)", dish: KnownDish(claims: [.vegan: claim], confidence: 3),
                restriction: .lifestyle(.vegan), verdict: verdict)
        }
        + rows(
            "vegan by an explained mark", .read("Tomato soup", nil, [.legend(.vegan)]),
            [(.lifestyle(.vegan), .fits), (.lifestyle(.vegetarian), .fits), (.lifestyle(.pescatarian), .fits)])
        + rows(
            "fish", .read("Grilled salmon"),
            [(.lifestyle(.vegan), .avoid), (.lifestyle(.vegetarian), .avoid), (.lifestyle(.pescatarian), .fits)])
        + rows("silence", KnownDish(), [(.lifestyle(.noAlcohol), .ask)])
        + rows(
            "a description", .read("Tomatoes with rice", "tomatoes, basil, rice", [.legend(.vegan)]),
            [(.lifestyle(.noAlcohol), .fits)])
        + rows("wine", .read("Mussels in white wine"), [(.lifestyle(.noAlcohol), .avoid)])

    @Test(arguments: allergies + conditions + religions + lifestyles) func verdictIs(_ row: Row) throws {
        let verdict = try row.dish.verdict(row.restriction)
        #expect(verdict.verdict == row.verdict, "\(verdict.reasons)")
        #expect(verdict.reasons.count == 1)
    }

    /// Whatever a bundle may say, nothing fits a critical allergy, and silence fits no allergy at all.
    @Test(arguments: Allergen.allCases) func nothingFitsACriticalAllergy(_ allergen: Allergen) throws {
        let marks: [[DietarySymbol]] =
            [[]] + SymbolMeaning.allCases.flatMap { [[.legend($0)], [.convention($0)]] }
        for symbols in marks {
            for claim in Claim.allCases {
                let dish = KnownDish(
                    name: "Tomato soup", description: "tomatoes, basil", symbols: symbols,
                    claims: [.vegan: claim, .vegetarian: claim], label: .vegan, confidence: 3)
                #expect(try dish.verdict(.allergen(allergen, .critical)).verdict != .fits, "\(symbols)")
            }
        }
        for severity in AllergySeverity.allCases {
            #expect(try KnownDish.read("Zzyx", "yyzx").verdict(.allergen(allergen, severity)).verdict == .ask)
        }
    }

    @Test func aDishThatWasNeverJudgedFitsNothing() throws {
        let dish = KnownDish(
            name: "Tomato soup", description: "tomatoes, basil", symbols: [.legend(.vegan), .legend(.freeFrom(.milk))],
            isJudged: false)
        for restriction in [
            Restriction.lifestyle(.vegan), .lifestyle(.noAlcohol), .medical(.lactose), .allergen(.milk, .mild),
            .religious(.halal), .avoid("garlic"),
        ] {
            #expect(try dish.verdict(restriction).verdict == .ask, "\(restriction)")
        }
    }

    @Test func theMostCautiousRestrictionDecides() throws {
        let dish = KnownDish.read("Tomato soup", "tomatoes, garlic", [.legend(.vegan)])
        let verdict = try dish.verdict(.lifestyle(.vegan), .avoid("garlic"), .allergen(.celery, .mild))
        #expect(verdict.verdict == .avoid)
        #expect(verdict.reasons.map(\.verdict) == [.avoid, .ask, .fits])
        #expect(verdict.reasons.first?.restriction == "no garlic")
        #expect(try dish.verdict().verdict == .fits, "without restrictions")
    }
}
