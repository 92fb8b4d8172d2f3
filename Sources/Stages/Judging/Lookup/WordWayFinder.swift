/// Tells how a word was recognised.
///
/// A guess counts only when the guessed word is read with the same meaning by the code that reads dishes.
struct WordWayFinder {
    let knowledge: Knowledge
    let listed: ListedWords
    let language: ReadingLanguage

    func way(of item: DishItem, _ text: String) -> WordWay {
        guard item.isKnown else { return .unknown(isPerhapsMisread: isPerhapsMisread(text)) }
        let word = ListedWords.key(text)
        if let languages = listed.languages(of: word) ?? listed.languages(of: word.replacing(" ", with: "")) {
            return .itself(languages: languages)
        }
        if !word.contains(where: \.isLetter) || word.count == 1 { return .empty }
        if let other = listed.alike(word).first(where: { meansTheSame($0, item) }) { return .accents(of: other) }
        if let base = listed.forms(word).first(where: { meansTheSame($0, item) }) { return .form(of: base) }
        if !word.contains(" "), let parts = CompoundParts(finder: self, item: item).parts(of: word) {
            return .compound(parts)
        }
        return .form(of: nil)
    }

    /// The word alone, read as a dish's name; nil when that makes several words, or unknown ones.
    func item(_ word: String) -> DishItem? {
        let items = DishField(word, role: .name, language: language, phrases: knowledge.phrases).items
        return items.count == 1 && items[0].isKnown ? items[0] : nil
    }

    private func meansTheSame(_ word: String, _ item: DishItem) -> Bool {
        guard let other = self.item(word) else { return false }
        return Meaning(other) == Meaning(item)
    }

    /// Whether the word would keep a description from deciding a dish of that name, which only a possibly misread
    /// animal does.
    private func isPerhapsMisread(_ text: String) -> Bool {
        let english = ReadingLanguage(code: "en")
        let description = DishField(
            "rice, tomato, onion", role: .description, language: english, phrases: knowledge.phrases)
        let name = DishField(text, role: .name, language: language, phrases: knowledge.phrases)
        return !name.isSuspicious && !DescriptionRules.decides(description, name: name, knowledge.phrases)
    }
}

extension Meaning {
    /// The part of a meaning that an item has.
    init(_ item: DishItem) {
        self.init(kind: item.kind)
        components = item.components
        isStandIn = item.isStandIn
        isCreamy = item.isCreamy
        isManner = item.isManner
    }
}
