/// What a word of a menu can be.
package enum WordLabel: Int, CaseIterable, Sendable {
    /// The first word of a name, and each further one.
    case name, inName
    /// A price of the dish whose name came last.
    case price
    case description
    /// A size, either of a portion or over a column of prices.
    case size
    case heading
    /// A number or a bullet before a name.
    case number
    /// Anything else: notes, slogans, misread pictures.
    case other
    /// An addition to a dish.
    case addition
    /// A price of an addition or of a whole section.
    case additionPrice

    /// The label's letter in the table of weights.
    package var letter: Character {
        switch self {
        case .name: "B"
        case .inName: "I"
        case .price: "P"
        case .description: "D"
        case .size: "S"
        case .heading: "H"
        case .number: "N"
        case .other: "X"
        case .addition: "A"
        case .additionPrice: "Q"
        }
    }

    package init?(letter: Character) {
        guard let label = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
        self = label
    }
}
