package import Models

/// Dishes composed of a safe one and a word for an animal, which may never be safer than that word alone.
///
/// Nobody needs to label them: whatever "vegetable soup" is, "vegetable soup with sausage" is no safer than "sausage"
/// (metamorphic testing, Chen, Cheung & Yiu 1998). Words, connectors and claims are those of the knowledge tables.
package struct Combinations: Sendable {
    /// BCP 47 code.
    package let language: String
    /// Words for food that always comes from an animal, each with what it is judged to be alone.
    package let animals: [Animal]
    private let with: [String]
    private let and: [String]
    private let without: [String]
    private let claims: [String]
    private let traces: [String]
    private let judge: Judge

    package struct Animal: Sendable {
        package var word: String
        package var alone: Classification
    }

    /// A combination that came out safer than it may.
    package struct Slip: Sendable {
        package var dish: DishText
        package var animal: String
        package var verdict: Classification
    }

    /// The outcome of many combinations.
    package struct Tally: Sendable {
        package var tried = 0
        /// A "yes" for a diet that the animal alone breaks.
        package var unsafe: [Slip] = []
        /// An allergen that the animal alone contains but the combination doesn't.
        package var allergenLost: [Slip] = []
        /// The number of combinations that are "maybe" or "unknown" though the animal alone is a "no".
        package var softer = 0

        package static func += (tally: inout Tally, other: Tally) {
            tally.tried += other.tried
            tally.unsafe += other.unsafe
            tally.allergenLost += other.allergenLost
            tally.softer += other.softer
        }
    }

    package init(language: String, judge: Judge = Judge()) {
        self.language = language
        self.judge = judge
        let words = WordList(language: language)
        // A word that the judge doesn't recognise as animal by itself is no case for this test.
        animals = words.animals.compactMap { word in
            let alone = judge(DishText(name: word, language: language))
            return alone.claims[.vegan] == .no ? Animal(word: word, alone: alone) : nil
        }
        with = Array(words.words(.with, besides: [.or, .without]).prefix(4))
        and = Array(words.words(.and, besides: [.or]).prefix(2))
        without = Array(words.words(.without, besides: []).prefix(2))
        traces = Array(words.words(.trace, besides: []).prefix(2))
        claims = Array(words.words(.vegan, besides: []).prefix(2)) + words.words(.vegetarian, besides: []).prefix(2)
    }

    /// Whether a name is judged vegan without a word that takes something away, which an "and" would extend.
    package func isPlainlySafe(_ name: String) -> Bool {
        let field = DishField(
            name, role: .name, language: ReadingLanguage(code: language), phrases: judge.knowledge.phrases)
        return !field.items.contains { $0.isNegated || !$0.kind.isDisjoint(with: [.without, .free, .instead]) }
            && judge(DishText(name: name, language: language)).claims[.vegan] == .yes
    }

    /// All ways of combining the two; `other` is a second animal word, which some of them take away.
    package func dishes(_ safe: String, _ animal: String, without other: String) -> [DishText] {
        var dishes: [DishText] = []
        func add(_ name: String, _ description: String? = nil, section: String? = nil) {
            dishes.append(DishText(name: name, description: description, language: language, section: section))
        }
        for join in with + and {
            add("\(safe) \(join) \(animal)")
            add("\(animal) \(join) \(safe)")
        }
        // "Without egg and bacon" is without both; "without egg with bacon" isn't.
        for join in with {
            for taken in without where other != animal { add("\(safe) \(taken) \(other) \(join) \(animal)") }
        }
        for notice in traces where other != animal {
            add("\(safe), \(notice) \(other), \(animal)")
            add("\(safe) (\(notice) \(other)) \(with.first ?? "+") \(animal)")
            add("\(safe), \(notice) \(other) \(with.first ?? "+") \(animal)")
            add("\(safe), \(notice) \(other). \(animal)")
        }
        add("\(safe), \(animal)")
        add("\(animal), \(safe)")
        add("\(safe) (\(animal))")
        add("\(safe) / \(animal)")
        add("\(safe)\n\(animal)")
        add(safe, animal)
        add(safe, "\(with.first ?? "+") \(animal)")
        add(animal, safe)
        for claim in claims {
            add("\(claim) \(safe) \(with.first ?? "+") \(animal)")
            add("\(safe) \(with.first ?? "+") \(animal)", section: claim)
        }
        return dishes
    }

    /// Judges every combination of a safe dish with some of the animals.
    package func tally(_ safe: String, animals chosen: [Animal]) -> Tally {
        var tally = Tally()
        for (place, animal) in chosen.enumerated() {
            let other = chosen[(place + 1) % chosen.count].word
            for dish in dishes(safe, animal.word, without: other) { tally += verdict(on: dish, animal) }
        }
        return tally
    }

    private func verdict(on dish: DishText, _ animal: Animal) -> Tally {
        let together = judge(dish)
        var tally = Tally()
        tally.tried = 1
        let slip = Slip(dish: dish, animal: animal.word, verdict: together)
        let broken = Diet.allCases.filter { animal.alone.claims[$0] == .no }
        if broken.contains(where: { together.claims[$0] == .yes }) {
            tally.unsafe.append(slip)
        } else if broken.contains(where: { together.claims[$0] != .no }) {
            tally.softer = 1
        }
        let lost = animal.alone.allergens.contains { $0.value == .contains && together.allergens[$0.key] != .contains }
        if lost { tally.allergenLost.append(slip) }
        return tally
    }
}
