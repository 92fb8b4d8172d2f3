/// One word or phrase of a dish's text, with what it means there.
package struct DishItem: Sendable {
    /// Its tokens in the field's text.
    var tokens: Range<Int>
    package var kind: WordKind
    package var components: Components
    var isStandIn: Bool
    var isCreamy: Bool
    /// Beside another food it only says how that food is cooked.
    var isManner = false
    /// It is filled or topped with what is named after it.
    var isFilled = false
    /// Whether it is known and nothing in it speaks against a diet or for an allergen.
    var isPlant: Bool
    /// False for a word that nothing is known of.
    package var isKnown: Bool
    /// Whether it may be a misread word for something animal.
    var isSuspect = false
    /// What stands before it.
    var boundary: Boundary
    /// The number, from 0, of the part of the text that it belongs to, between commas, brackets and words like "with".
    var segment = 0
    package var isNegated = false
    /// Whether it is a phrase that contains a word like "with".
    var holdsConnector = false
    /// Whether it is a phrase that joins two things, by that or by a word like "and".
    var joinsThings = false
    /// Whether it begins with such a word, or with a letter that means the same.
    var startsJoined = false
    /// A claim on the menu that refers to this word.
    var cover = Cover.none
    /// Whether the menu denies that it isn't there: "not gluten-free".
    private(set) var isAffirmed = false
    /// Whether what it sometimes holds is there only if it is added or chosen.
    var isOptional = false

    enum Cover: Int, Comparable, Sendable {
        case none, meatless, vegetarian, vegan
        static func < (left: Cover, right: Cover) -> Bool { left.rawValue < right.rawValue }

        /// The strictest claim of a word; a word that claims nothing covers nothing.
        init(_ kind: WordKind) {
            self =
                kind.contains(.vegan)
                ? .vegan : kind.contains(.vegetarian) ? .vegetarian : kind.contains(.meatless) ? .meatless : .none
        }

        /// Whether the claim says that the substance isn't there.
        func rulesOut(_ substance: Substance) -> Bool {
            switch self {
            case .none: false
            case .meatless: substance.isMeat
            case .vegetarian: substance.isFlesh
            case .vegan: substance.isAnimal
            }
        }
    }

    var isContent: Bool { !isKnown || !kind.isDisjoint(with: .content) }
    var isClaim: Bool { !kind.isDisjoint(with: .claim) }
    /// Whether the word says that something isn't there.
    var isLacking: Bool { kind.contains(.lacking) && kind.isDisjoint(with: .content) }
    /// "On request", "available": what stands beside it is a variant.
    var isOption: Bool { kind.contains(.option) && kind.isDisjoint(with: .content) }

    /// Whether it brings the substance only if it is added or chosen.
    func isOption(_ substance: Substance) -> Bool {
        isOptional && components.contains { $0.substance == substance && $0.certainty == .sometimes }
    }

    /// Whether the word only joins or separates others.
    var isConnector: Bool { !kind.isDisjoint(with: .connector) && kind.isDisjoint(with: .content) }
    /// Makes certain what the menu denies to be absent: lactose in "not lactose-free" comes with milk.
    mutating func affirm() {
        isAffirmed = true
        isNegated = false
        for place in components.indices where components[place].substance.allergen != nil {
            components[place].certainty = .always
        }
    }

    /// The one thing that the word means, such as gluten or egg; empty for a dish, which holds several things.
    var namedAlone: [Substance] {
        let always = components.filter { $0.certainty == .always }.map(\.substance)
        return (kind.contains(.ingredient) || isLacking) && always.count == 1 ? always : []
    }

    /// Whether it is named as an ingredient that is always animal and nothing before it changes that.
    func isPlainly(_ test: (Substance) -> Bool) -> Bool {
        kind.contains(.ingredient) && !isNegated
            && components.contains { $0.certainty == .always && !$0.isReplaceable && test($0.substance) }
    }
}

/// A stretch of text between two boundaries.
struct TextSegment: Sendable {
    var items: Range<Int>
    /// Whether it begins at the start of the text or after a comma, bracket or the like.
    var startsHard: Bool
    var endsHard: Bool
    var sentence: Int
}
