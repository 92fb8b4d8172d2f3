internal import Models
internal import Pages

/// A dish as a program found it.
struct FoundDish: Sendable {
    var name: String
    /// In hundredths.
    var amounts: [Int]
    /// What the dish's only price is said to be for, such as "0,4 l".
    var size: String?
    var section: String?
    var description: String?
    var marks: [PrintedMark] = []
    /// How sure its bounds are, 0 to 1; nil where the program doesn't say.
    var structure: Double?
}

extension FoundDish {
    /// Prices without an amount count by their text, as the truth's do.
    init(_ dish: Dish) {
        name = dish.name
        section = dish.section
        size = dish.prices.count == 1 ? dish.prices[0].label : nil
        structure = dish.structure
        description = dish.description
        // A doubt whether there is a mark names none.
        marks = dish.symbols.filter { $0.mark != RaisedMark.unread }.map { PrintedMark($0.mark, meaning: $0.meaning) }
        amounts = dish.prices.flatMap { price in
            price.amount.map { PrintedAmounts.hundredths($0).map { [$0] } ?? [] } ?? PrintedAmounts.of(price.text)
        }
    }
}

/// What a program tells of dishes besides names and prices; the rest isn't scored.
struct DishAspects: OptionSet, Sendable {
    let rawValue: Int

    static let sections = DishAspects(rawValue: 1)
    static let descriptions = DishAspects(rawValue: 2)
    static let symbols = DishAspects(rawValue: 4)
    static let all: DishAspects = [.sections, .descriptions, .symbols]
}
