internal import Models

/// Safe dishes with an animal word in which one letter is misread: whatever the word has become, it may not make the
/// dish fit for a diet that the animal breaks.
package struct Misreadings: Sendable {
    /// BCP 47 code.
    package let language: String
    private let combinations: Combinations
    private let judge: Judge
    /// Shorter words resemble too many others, so that they are only unknown.
    private static let shortest = 4

    package init(language: String, judge: Judge = Judge()) {
        self.language = language
        self.judge = judge
        combinations = Combinations(language: language, judge: judge)
    }

    /// Words for food that always comes from an animal, long enough to be told when misread.
    package var animals: [Combinations.Animal] {
        combinations.animals.filter { $0.word.count >= Self.shortest && !$0.word.contains(" ") }
    }

    /// The word with one letter read as another, at each place once; without those that have become another word of
    /// the language, or one that says nothing against a dish.
    package func misread(_ word: String) -> [String] {
        word.indices.compactMap { place in
            guard let other = Self.likeness(of: word[place]) else { return nil }
            let misread = word.replacingCharacters(at: place, with: other)
            // Nothing in the letters shows that a word was misread as another real word.
            return isPlainWord(misread) ? nil : misread
        }
    }

    private func isPlainWord(_ word: String) -> Bool {
        let language = ReadingLanguage(code: language)
        let field = DishField(word, role: .name, language: language, phrases: judge.knowledge.phrases)
        if let token = field.text.tokens.first, field.text.tokens.count == 1 {
            let key = field.text.keys.span.extracting(token.key)
            if judge.knowledge.phrases.meaning(of: key, token.hash, in: language.near) != nil { return true }
        }
        return field.items.allSatisfy { $0.isKnown && $0.components.isEmpty }
    }

    /// Judges every misreading of the animals beside a safe dish.
    package func tally(_ safe: String, animals chosen: [Combinations.Animal]) -> Combinations.Tally {
        var tally = Combinations.Tally()
        for animal in chosen {
            let broken = Diet.allCases.filter { animal.alone.claims[$0] == .no }
            for word in misread(animal.word) {
                for name in ["\(safe), \(word)", "\(word), \(safe)", "\(safe) (\(word))", "\(safe) + \(word)"] {
                    let dish = DishText(name: name, language: language)
                    let verdict = judge(dish)
                    tally.tried += 1
                    guard broken.contains(where: { verdict.claims[$0] == .yes }) else { continue }
                    tally.unsafe.append(Combinations.Slip(dish: dish, animal: animal.word, verdict: verdict))
                }
            }
        }
        return tally
    }

    /// A letter that is often read for another: of like shape in Latin, the next one of the alphabet elsewhere.
    private static func likeness(of letter: Character) -> Character? {
        if let like = latin[letter] { return like }
        guard letter.isLetter, letter.unicodeScalars.count == 1, let scalar = letter.unicodeScalars.first,
            scalar.value > 0x370, let next = Unicode.Scalar(scalar.value + 1), next.properties.isAlphabetic
        else { return nil }
        return Character(next)
    }

    private static let latin: [Character: Character] = Dictionary(
        zip("abcdefghijklmnopqrstuvwxyz", "ohcocfghlllinnapgnsfnvvxyz")
    ) { first, _ in first }.filter { $0 != $1 }
}

extension String {
    fileprivate func replacingCharacters(at place: Index, with other: Character) -> String {
        String(self[..<place]) + String(other) + String(self[index(after: place)...])
    }
}
