/// The part that a word plays; a word may play several.
package struct WordKind: BitwiseCopyable, OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Names a thing one eats.
    package static let ingredient = WordKind(rawValue: 1 << 0)
    /// Names a dish or a way of preparing one.
    package static let dish = WordKind(rawValue: 1 << 1)
    /// Says nothing about what is in the dish.
    package static let neutral = WordKind(rawValue: 1 << 2)
    static let vegan = WordKind(rawValue: 1 << 3)
    static let vegetarian = WordKind(rawValue: 1 << 4)
    static let nonVegetarian = WordKind(rawValue: 1 << 5)
    /// The adjective follows its noun.
    static let follows = WordKind(rawValue: 1 << 6)
    static let option = WordKind(rawValue: 1 << 7)
    static let without = WordKind(rawValue: 1 << 8)
    static let free = WordKind(rawValue: 1 << 9)
    static let instead = WordKind(rawValue: 1 << 10)
    static let imitation = WordKind(rawValue: 1 << 11)
    static let style = WordKind(rawValue: 1 << 12)
    static let or = WordKind(rawValue: 1 << 13)
    static let and = WordKind(rawValue: 1 << 14)
    static let with = WordKind(rawValue: 1 << 15)
    static let prose = WordKind(rawValue: 1 << 16)
    /// "of", "de", "di": what follows belongs to what stands before.
    static let tie = WordKind(rawValue: 1 << 17)
    /// "Almost", "never", "-ish": takes back the claim or the "without" beside it.
    static let hedge = WordKind(rawValue: 1 << 18)

    /// "Meatless": takes meat away and says nothing of fish.
    static let meatless = WordKind(rawValue: 1 << 19)
    /// "Alla", "à la", "nach … Art": what follows says in which style a dish is made, unless it is a food or a way of
    /// cooking.
    static let fashion = WordKind(rawValue: 1 << 20)
    /// A way of cooking that adds nothing: "alla griglia".
    static let cooking = WordKind(rawValue: 1 << 21)
    /// "Hunter's", "paysanne": made in somebody's style, mostly with things that aren't named.
    static let custom = WordKind(rawValue: 1 << 22)

    /// "May contain traces of": what follows is no part of the dish.
    static let trace = WordKind(rawValue: 1 << 23)

    /// "Choice of", "wahlweise mit": one of what follows is in the dish.
    static let choice = WordKind(rawValue: 1 << 24)
    /// "Add", "on request": what stands beside it isn't in the dish unless somebody asks for it.
    static let addition = WordKind(rawValue: 1 << 25)
    /// "Extra", "+": the same, but only behind what it speaks of ("bacon extra"); before it, it is a lot of it.
    static let surcharge = WordKind(rawValue: 1 << 26)

    /// "Glutensiz", "eggless": what it means isn't there.
    static let lacking = WordKind(rawValue: 1 << 27)

    /// "Of the day": what the dish is made of changes. It says nothing else, so that items are neutral that have it.
    static let changing = WordKind(rawValue: 1 << 28)
    /// "Fully", "throughout", "this dish": the claim beside it is of the whole dish.
    static let entirely = WordKind(rawValue: 1 << 29)
    /// "Except", "bis auf": the claim beside it isn't of the whole dish, and what it names is there.
    static let except = WordKind(rawValue: 1 << 30)
    /// "Dishes", "Gerichte": a word of a sentence, and in a heading what stands under it.
    static let listing = WordKind(rawValue: 1 << 31)

    static let content: WordKind = [.ingredient, .dish]
    static let claim: WordKind = [.vegan, .vegetarian, .meatless]
    /// Words that take something away from what they stand with, or claim something about it.
    static let operators: WordKind = [.vegan, .vegetarian, .meatless, .without, .instead]
    static let connector: WordKind = [.or, .and, .with]

    /// The kinds that the marker table names.
    static let byName: [String: WordKind] = [
        "vegan": .vegan, "vegan after": [.vegan, .follows],
        "vegetarian": .vegetarian, "vegetarian after": [.vegetarian, .follows],
        "nonvegetarian": .nonVegetarian, "option": .option, "without": .without, "free": .free,
        "instead": .instead, "instead after": [.instead, .follows], "imitation": .imitation, "style": .style, "or": .or,
        "and": .and, "with": .with,
        "prose": .prose, "tie": .tie, "hedge": .hedge, "meatless": .meatless, "meatless after": [.meatless, .follows],
        "fashion": .fashion, "cooking": .cooking, "custom": .custom, "changing": [.neutral, .changing], "trace": .trace,
        "choice": .choice, "addition": .addition, "surcharge": .surcharge, "lacking": .lacking,
        "entirely": [.neutral, .entirely], "except": .except, "listing": [.prose, .listing],
    ]
}

/// What a word or phrase means on a menu.
package struct Meaning: BitwiseCopyable, Sendable, Hashable {
    package var kind: WordKind
    var components = Components()
    /// Whether it stands in for meat.
    var isStandIn = false
    /// Whether it stands in for cream and milk.
    var isCreamy = false
    /// Whether beside another food it only says how that is cooked: "roast tomato soup".
    var isManner = false
    /// Whether it is filled or topped with what is named after it: "lasagne with spinach".
    var isFilled = false
    /// Whether the menu's language is known and hasn't the word.
    var isForeign = false

    /// Both meanings at once, for words with several meanings: the cautious side of each.
    func merged(with other: Meaning) -> Meaning {
        var merged = self
        merged.kind.formUnion(other.kind)
        merged.components.merge(other.components)
        merged.isManner = isManner && other.isManner
        merged.isFilled = isFilled && other.isFilled
        merged.isForeign = isForeign && other.isForeign
        if kind.isDisjoint(with: .content) {
            merged.isStandIn = other.isStandIn
            merged.isCreamy = other.isCreamy
        } else if !other.kind.isDisjoint(with: .content) {
            merged.isStandIn = isStandIn && other.isStandIn
            merged.isCreamy = isCreamy && other.isCreamy
        }
        return merged
    }
}

extension Meaning {
    /// Reads the notation of the tables, such as `egg~ milk? meat^`; nil when a word isn't in that notation.
    init?(notation: Substring, kind: WordKind) {
        self.init(kind: kind)
        for part in notation.utf8.split(separator: UInt8(ascii: " ")).map({ Substring($0) }) {
            if part == "plant" { continue }
            if part == "sub" {
                isStandIn = true
                continue
            }
            if part == "creamy" {
                isCreamy = true
                continue
            }
            if part == "manner" {
                isManner = true
                continue
            }
            if part == "filled" {
                isFilled = true
                continue
            }
            guard let component = Component(notation: part) else { return nil }
            components.merge(component)
        }
    }
}

extension Component {
    init?(notation: Substring) {
        // This goes by bytes, since finding where characters end would take most of the time.
        var name = notation.utf8
        func take(_ sign: Character) -> Bool {
            guard name.last == sign.asciiValue else { return false }
            name.removeLast()
            return true
        }
        let yields: Yielding = take("^") ? (take("^") ? .toPlants : .toStandIns) : .never
        let certainty: Certainty = take("?") ? (take("?") ? .rare : .sometimes) : take("~") ? .usual : .always
        guard let substance = Substance(rawValue: String(Substring(name))) else { return nil }
        self.init(substance: substance, certainty: certainty, yields: yields)
    }
}
