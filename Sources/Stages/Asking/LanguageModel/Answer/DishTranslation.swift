internal import Foundation
internal import Models

/// Filters the translation that a model proposes: guests read it, so it may not say what the printed words don't.
enum DishTranslation {
    /// In characters: as long as any dish's words in any language …
    private static let longestName = 200
    private static let longestDescription = 800
    /// … and not growing by more than this factor, the most that a language needs compared with Chinese.
    private static let longestGrowth = 8
    private static let leastAllowance = 60

    /// Nil where the name can't be used; without its description where only that can't.
    static func usable(
        name: String?, description: String?, of words: AskedDish.Words, language: String
    ) -> Translation? {
        guard let name = text(name, for: words.name, words, longestName) else { return nil }
        let described = words.description.flatMap { text(description, for: $0, words, longestDescription) }
        return Translation(language: language, name: name, description: described)
    }

    private static func text(_ proposed: String?, for printed: String, _ words: AskedDish.Words, _ longest: Int)
        -> String?
    {
        guard let proposed, proposed.utf8.count <= longest * 8, let text = MenuWords.clean(proposed),
            text.count <= min(longest, max(leastAllowance, printed.count * longestGrowth)),
            !FreeText.leadsElsewhere(text), !FreeText.isDisguised(text)
        else { return nil }
        let all = [words.name, words.description, words.ingredients].compactMap(\.self).joined(separator: " ")
        return addsPromise(text, to: all) || addsSigns(text, to: all) ? nil : text
    }

    /// Whether the text adds a promise: of safety, which is never allowed, printed or not; or of a diet or an absence,
    /// which is allowed only where the menu says so.
    private static func addsPromise(_ text: String, to printed: String) -> Bool {
        let promised = Promise.all(in: text)
        guard !promised.isEmpty else { return false }
        if promised.contains(.safety) { return true }
        var allowed = Promise.all(in: printed)
        if allowed.contains(.vegan) { allowed.insert(.vegetarian) }
        return !promised.isSubset(of: allowed)
    }

    /// Whether the text adds numbers or signs such as a leaf, which must all come from the menu.
    private static func addsSigns(_ text: String, to printed: String) -> Bool {
        let numbers = Set(numbers(in: printed))
        if self.numbers(in: text).contains(where: { !numbers.contains($0) }) { return true }
        let signs = Set(printed.unicodeScalars.filter(isSign))
        return text.unicodeScalars.contains { isSign($0) && !signs.contains($0) }
    }

    private static func numbers(in text: String) -> [String] {
        text.precomposedStringWithCompatibilityMapping.unicodeScalars
            .split { $0.properties.numericType == nil }
            // ٣ and 3 are the same number.
            .map { $0.map { $0.properties.numericValue.map { "\($0)" } ?? "" }.joined(separator: " ") }
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .otherSymbol, .mathSymbol, .modifierSymbol, .currencySymbol: true
        default: false
        }
    }
}
