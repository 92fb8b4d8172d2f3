/// Decides when a description alone is worth a "maybe": "La Forestière – champignons, crème, emmental".
enum DescriptionRules {
    /// Fewer words than this don't make a list.
    private static let fewest = 2

    /// The name's unknown words read like a proper name, and every word of the description is known.
    ///
    /// A description that starts with "with" lists what lies beside something else, so it doesn't; nor does one
    /// under a name that may be a misread animal word.
    static func decides(_ description: DishField?, name: DishField?, _ phrases: PhraseIndex) -> Bool {
        guard let description, let name, !description.isSuspicious, !name.isSuspicious else { return false }
        guard description.unknownCount == 0, description.understoodCount >= fewest else { return false }
        guard let first = description.items.first, !first.isConnector else { return false }
        return !name.items.contains { item in
            !item.isKnown
                && item.tokens.contains {
                    phrases.resemblesAnimalWord(name.text.keys.span.extracting(name.text.tokens[$0].key))
                }
        }
    }
}
