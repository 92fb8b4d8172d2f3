internal import Foundation
internal import Models

/// A dish according to the truth.
struct TrueDish: Sendable {
    var name: String
    /// Empty when it stands under no heading.
    var section: String
    var description: String
    /// In hundredths; empty when the menu prints no amount.
    var amounts: [Int]
    var marks: [PrintedMark]
    /// Those that marks beside the dish mean; nil where the list doesn't say.
    var allergens: Set<Allergen>?
    /// Which diets it fits; nil where the list doesn't say.
    var diet: DishTruth?
    /// What it certainly contains, marked or not; empty where the list doesn't say.
    var certainAllergens: Set<Allergen> = []
    /// Such as "italian", or nil.
    var cuisine: String?

    /// Whether these are all of its amounts and no others. One that it costs in two sizes counts once, as lists have it.
    func costs(_ found: [Int]) -> Bool { Set(amounts) == Set(found) }
}

extension TrueDish {
    /// More dishes than this are on no photo, and their comparison would take long.
    static let mostDishes = 2000

    private struct Row: Decodable {
        var name: String?
        var section: String?
        var description: String?
        var price: Texts?
        var symbols: Texts?
        var allergens: [Allergen]?
        var label: DietLabel?
        var labels: [DietLabel]?
        var certainAllergens: [Allergen]?
        var cuisine: String?

        enum CodingKeys: String, CodingKey {
            case name, section, description, price, symbols, allergens, label, cuisine
            case labels = "label_set"
            case certainAllergens = "certain_allergens"
        }
    }

    /// The dishes of a `dishes.json`: an array of objects; those without a name, such as a legend, are passed over.
    ///
    /// Nil when the bytes aren't such an array, or one of too many dishes.
    static func list(_ bytes: [UInt8]) -> [TrueDish]? {
        guard let rows = try? JSONDecoder().decode([Row].self, from: Data(bytes)), rows.count <= mostDishes else {
            return nil
        }
        return rows.compactMap { row in
            guard let name = row.name, !name.isEmpty else { return nil }
            return TrueDish(
                name: name, section: row.section ?? "", description: row.description ?? "",
                amounts: (row.price?.texts ?? []).flatMap(PrintedAmounts.of),
                marks: PrintedMark.all(of: row.symbols?.texts ?? []), allergens: row.allergens.map(Set.init),
                diet: DishTruth(label: row.label, labels: row.labels),
                certainAllergens: Set(row.certainAllergens ?? []), cuisine: row.cuisine)
        }
    }
}

/// A text, a number or an array of such, as texts; numbers lose no decimals.
struct Texts: Decodable, Sendable {
    var texts: [String]

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            texts = []
        } else if let text = try? value.decode(String.self) {
            texts = [text]
        } else if let number = try? value.decode(Decimal.self) {
            texts = [Self.text(number)]
        } else {
            texts = try value.decode([Texts].self).flatMap(\.texts)
        }
    }

    /// The number with two decimals, so that 12.345 doesn't become twelve thousand.
    private static func text(_ number: Decimal) -> String {
        guard let hundredths = PrintedAmounts.hundredths(NSDecimalNumber(decimal: number).doubleValue) else {
            return ""
        }
        let sign = hundredths < 0 ? "-" : ""
        let cents = String(abs(hundredths) % 100)
        return sign + String(abs(hundredths) / 100) + "." + (cents.count < 2 ? "0" : "") + cents
    }
}
