import Files
import Foundation
import Library
import Models
import Testing

@testable import Outputs

/// What a page calls "order" is exactly what the bundle allows, for every diet and every set of allergies.
@Suite struct TableRuleTests {
    /// A dish, and what a bundle's JSON says may be ordered of it, found without `Models` and without the rule.
    private struct Case {
        var dish: Dish
        /// The codes of the wishes under which it may be ordered.
        var allowed: Set<String>
        /// The codes of the wishes under which something speaks against it.
        var refused: Set<String>

        init(_ dish: Dish, json: [String: Any]) {
            self.dish = dish
            let judged = json["classification"] as? [String: Any]
            let claims = judged?["claims"] as? [String: String] ?? [:]
            let allergens = judged?["allergens"] as? [String: String] ?? [:]
            let marks = (json["symbols"] as? [[String: Any]] ?? []).map {
                ($0["meaning"] as? String ?? "", $0["source"] as? String ?? "")
            }
            allowed = Set(claims.filter { $0.value == "yes" }.keys)
            refused = Set(claims.filter { $0.value == "no" }.keys)
            for allergen in Allergen.allCases.map(\.rawValue) {
                let warned = marks.contains {
                    ["contains_" + allergen, "may_contain_" + allergen].contains($0.0) && $0.1 != "unresolved"
                }
                if allergens[allergen] == "contains" || warned && judged != nil { refused.insert(allergen) }
                let isFree =
                    marks.contains { $0.0 == allergen + "_free" && $0.1 == "legend" }
                    && !marks.contains { $0.0 == "unresolved" }
                if judged != nil, allergens[allergen] == nil, !warned, isFree { allowed.insert(allergen) }
            }
        }
    }

    private static func cases(of bundle: Data) throws -> [Case] {
        guard let menu = try? JSONDecoder().decode(MenuBundle.self, from: bundle),
            let json = try JSONSerialization.jsonObject(with: bundle) as? [String: Any],
            let dishes = json["dishes"] as? [[String: Any]]
        else { return [] }
        return zip(menu.dishes, dishes).map { Case($0, json: $1) }
    }

    /// Each status of an allergen on each ground, beside each mark that speaks of it, with claims of each kind.
    private static func madeUp() throws -> Data {
        let marks: [SymbolMeaning?] = [nil, .freeFrom(.milk), .contains(.milk), .mayContain(.milk)]
        let statuses: [AllergenStatus?] = [nil, .contains, .mayContain]
        var dishes: [Dish] = []
        for (number, claim) in Claim.allCases.enumerated() {
            for mark in marks {
                for source in SymbolSource.allCases {
                    for status in statuses {
                        for basis in Basis.allCases where status != nil || basis == .mark {
                            var dish = unjudged("d\(dishes.count + 1)")
                            dish.symbols = mark.map { [DietarySymbol(mark: "x", meaning: $0, source: source)] } ?? []
                            var claims: [Diet: Claim] = [:]
                            for (place, diet) in Diet.allCases.enumerated() {
                                claims[diet] = Claim.allCases[(number + place) % Claim.allCases.count]
                            }
                            claims[.vegan] = claim
                            dish.classification = Classification(
                                label: .uncertain, confidence: 1, claims: claims,
                                allergens: status.map { [.milk: $0] } ?? [:], reason: "",
                                allergenBasis: status == nil ? [:] : [.milk: basis])
                            dishes.append(dish)
                        }
                    }
                }
            }
        }
        // A mark that wasn't read may be that of the allergen which another mark says is missing.
        for var dish in dishes where !dish.symbols.isEmpty {
            dish.id = "d\(dishes.count + 1)"
            dish.symbols.append(DietarySymbol(mark: "\u{FFFD}", meaning: .unresolved, source: .unresolved))
            dishes.append(dish)
        }
        dishes.append(unjudged("unjudged"))
        var bundle = try #require(
            Fixture.all(version: "1").lazy.compactMap {
                try? JSONDecoder().decode(MenuBundle.self, from: Data($0.content))
            }.first)
        bundle.dishes = dishes
        return Data(try BundleWriter.bytes(of: bundle))
    }

    private static func unjudged(_ id: String) -> Dish {
        Dish(id: id, page: 1, name: "Dish", box: Box(x: 0, y: 0, width: 1, height: 1), lines: [])
    }

    private static func bundles() throws -> [Data] {
        try Fixture.all(version: "1").map { Data($0.content) } + [madeUp()]
    }

    /// Every diet, and none, with every set of the 14 allergens; with the codes of what is wished.
    private static let wishes: [(wishes: Wishes, codes: Set<String>)] = {
        let allergens = Allergen.allCases
        return (0..<(1 << allergens.count)).flatMap { bits in
            let allergies = Set(allergens.indices.filter { bits >> $0 & 1 == 1 }.map { allergens[$0] })
            return ([nil] + Diet.allCases).map { diet in
                let codes = allergies.map(\.rawValue) + [diet?.rawValue].compactMap(\.self)
                return (Wishes(diet: diet, allergies: allergies), Set(codes))
            }
        }
    }()

    /// For each of the fixtures' dishes that differ in what they allow, and for each that is made up: those differ in milk
    /// alone, so that a few allergies say as much as all sets of them.
    @Test func fixturesAreOrderedAsTheyAllow() throws {
        var seen: Set<[Set<String>]> = []
        let few = Self.wishes.filter { $0.wishes.allergies.count <= 2 }
        let madeUp = try Self.madeUp()
        for bundle in try Self.bundles() {
            let wanted = bundle == madeUp ? few : Self.wishes
            for made in try Self.cases(of: bundle)
            where seen.insert([made.allowed, made.refused]).inserted || bundle == madeUp {
                for (wishes, codes) in wanted {
                    let verdict = TableRule.verdict(on: made.dish, for: wishes)
                    if (verdict == .fits) != codes.isSubset(of: made.allowed)
                        || verdict != .avoid && !codes.isDisjoint(with: made.refused)
                    {
                        Issue.record("\(made.dish.name) \(codes): \(verdict), allowed \(made.allowed)")
                    }
                }
            }
        }
        #expect(seen.count >= 12)
    }

    /// For each single wish, every dish: none is left out for being like another one.
    @Test func eachDishHasItsVerdict() throws {
        for bundle in try Self.bundles() {
            for made in try Self.cases(of: bundle) {
                for wish in Wishes.Single.allCases {
                    let verdict = TableRule.verdict(on: made.dish, for: wish)
                    if (verdict == .fits) != made.allowed.contains(wish.code)
                        || made.refused.contains(wish.code) && verdict != .avoid
                    {
                        Issue.record("\(made.dish.id) \(wish.code): \(verdict)")
                    }
                }
            }
        }
    }

    /// What stands on the page, grouped and as data for the script, is the rule's.
    @Test func pagesSayTheSame() throws {
        for bundle in try Self.bundles() {
            let cases = try Self.cases(of: bundle)
            guard let menu = try? JSONDecoder().decode(MenuBundle.self, from: bundle), !cases.isEmpty else { continue }
            let report = MenuReport(
                menu: FilePath("menu"), bundle: menu, pictures: menu.pages.map { _ in .failure(.leftOut) },
                words: .english)
            let page = String(decoding: MenuPage(report: report).bytes, as: UTF8.self)
            let start = try #require(page.range(of: "<script type=\"application/json\" id=\"table\">"))
            let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
            let data = try #require(
                try JSONSerialization.jsonObject(with: Data(page[start.upperBound..<end.lowerBound].utf8))
                    as? [String: Any])
            let silent = try #require(data["silent"] as? [String: String])
            let reasons = try #require(data["reasons"] as? [String])
            #expect(Set(reasons).count == reasons.count)
            let dishes = try #require(data["dishes"] as? [String: [String: Any]])
            for made in cases {
                let told = try #require(dishes[made.dish.id]?["wishes"] as? [String: [Int]])
                for wish in Wishes.Single.allCases {
                    let verdict = told[wish.code]?.first ?? 1
                    let reason = told[wish.code].map { reasons[$0[1]] } ?? silent[wish.code]
                    if (verdict == 0) != made.allowed.contains(wish.code) || reason?.isEmpty != false {
                        Issue.record("\(made.dish.id) \(wish.code): \(verdict) \(reason ?? "")")
                    }
                }
            }
            let order = try #require(page.range(of: "data-group=\"order\""))
            let ask = try #require(page.range(of: "data-group=\"ask\""))
            for made in cases {
                let place = try #require(page.range(of: "<article id=\"\(made.dish.id)\""))
                let isOrdered = place.lowerBound > order.lowerBound && place.lowerBound < ask.lowerBound
                #expect(isOrdered == made.allowed.contains("vegan"), "\(made.dish.id)")
            }
        }
    }
}
