/// The meat and fish that dishes of the tables name themselves, as "nems aux crevettes" and "anchoas" do.
///
/// What is usually made with meat is sold vegan, too, and a claim beside its name is believed ("lasagne, vegan"). A dish
/// that has the word for the animal in its name says what is there, as if that word stood alone.
enum FleshNamed {
    /// - Parameter item: a dish, in this field.
    static func by(
        _ item: DishItem, in field: DishField, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> [Substance] {
        let certain = item.components.filter { $0.certainty == .always && !$0.isReplaceable }
        let flesh = certain.map(\.substance).filter(\.isFlesh)
        guard !flesh.isEmpty else { return [] }
        if item.tokens.count == 1 { return item.components.count == 1 ? flesh : [] }
        var search = PhraseSearch(field.text, language, phrases)
        let words = item.tokens.compactMap { place in
            let end = place == item.tokens.lowerBound ? item.tokens.upperBound - 1 : item.tokens.upperBound
            return search.longestMatch(at: place, before: end)?.meaning
        }
        return flesh.filter { substance in
            words.contains { word in
                (word.kind.contains(.ingredient) || word.components.count == 1)
                    && word.components.contains { $0.substance == substance && $0.certainty == .always }
            }
        }
    }
}
