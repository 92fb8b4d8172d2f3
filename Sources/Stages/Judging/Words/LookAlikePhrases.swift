/// Words and phrases in scripts without spaces that name an allergen or something animal, by how they look.
///
/// Such a script has no words between spaces that could be compared one by one, so what was misread is found by its
/// shape, wherever it begins.
struct LookAlikePhrases: Sendable {
    private struct Phrase: BitwiseCopyable, Sendable {
        var languages: LanguageSet
        /// The number of what it may hold.
        var doubts: Int32
        private let filler: Int32 = 0

        init(languages: LanguageSet, doubts: Int32) {
            self.languages = languages
            self.doubts = doubts
        }
    }

    private var phrases = Block<Phrase>()
    /// What phrases hold; those that hold the same share it.
    private var doubts = Block<Components>()
    /// The numbers of the phrases by their shapes; that two different shapes share a hash of 64 bits only adds a doubt.
    private var shapes = HashTable<Int32>()
    /// The numbers of what phrases hold, while they are added.
    private var numbers: [Components: Int32] = [:]
    /// In signs; shorter ones resemble too many others.
    private static let fewestSigns = 3

    init() {}

    /// Adds a phrase if it names an allergen or something animal and may be misread; others are left out.
    mutating func add(_ phrase: PhraseKeys, _ meaning: Meaning, in languages: LanguageSet) {
        guard phrase.isBeyondLatin, meaning.kind.isSubset(of: .content) else { return }
        let risks = meaning.components.compactMap { component -> Component? in
            guard component.substance.isRisk, component.certainty >= .usual else { return nil }
            return Component(substance: component.substance, certainty: .sometimes)
        }
        guard !risks.isEmpty, let shape = shape(of: phrase) else { return }
        let number = Int32(truncatingIfNeeded: phrases.count)
        phrases.append(Phrase(languages: languages, doubts: self.number(of: risks)))
        shapes.insert(number, under: shape.hash.mixed)
    }

    /// Nil where a word has more than one character, or nothing could be misread.
    private func shape(of phrase: PhraseKeys) -> CharacterShape? {
        var shape = CharacterShape()
        for word in phrase.words {
            var place = word.range.lowerBound
            let scalar = ScalarBytes.scalar(in: phrase.bytes.span, at: &place)
            guard place == word.range.upperBound, scalar >= 0x80 else { return nil }
            shape.append(scalar)
        }
        return shape.isMistakable && shape.count >= Self.fewestSigns ? shape : nil
    }

    private mutating func number(of risks: Components) -> Int32 {
        if let known = numbers[risks] { return known }
        let number = Int32(truncatingIfNeeded: doubts.count)
        doubts.append(risks)
        numbers[risks] = number
        return number
    }

    /// What text of that shape may hold; empty when no phrase looks like it.
    ///
    /// Where the menu's language is known, only its phrases count.
    func components(like shape: CharacterShape, _ language: ReadingLanguage) -> Components {
        guard shape.isMistakable, shape.count >= Self.fewestSigns else { return [] }
        let languages = language.own == nil ? LanguageSet.all : language.near
        var found: Components = []
        shapes.forEach(under: shape.hash.mixed) { number in
            let phrase = phrases[Int(number)]
            if !phrase.languages.isDisjoint(with: languages) { found.merge(doubts[Int(phrase.doubts)]) }
        }
        return found
    }
}

extension LookAlikePhrases {
    mutating func exchange(with image: inout TableImage) throws(TableImageFault) {
        try image.exchange(&phrases)
        try image.exchange(&doubts)
        try shapes.exchange(with: &image)
    }
}
