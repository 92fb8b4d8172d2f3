internal import Foundation
internal import Pages

/// The names of languages, in English and in the language itself.
enum LanguageNames {
    /// Tesseract's code of the language of that name, such as "German" or "Deutsch"; nil for any other word.
    static func code(of name: String) -> String? {
        let folded = folded(name)
        return all.first { $0.folded == folded }?.code
    }

    /// The name that a word was perhaps meant to be, with its code; nil where none is like it.
    static func nearest(to word: String) -> (name: String, code: String)? {
        let folded = Array(folded(word).utf8)
        let near = all.first { name in
            EditDistance.isAtMost(max(1, folded.count / 4), folded.span, Array(name.folded.utf8).span)
        }
        return near.map { ($0.name, $0.code) }
    }

    private struct Name {
        var name: String
        var folded: String
        var code: String
    }

    private static let all: [Name] = LanguageCodes.pairs.flatMap { pair in
        let english = Locale(identifier: "en")
        let own = Locale(identifier: pair.bcp47)
        let main = String(pair.bcp47.prefix { $0 != "-" })
        let names = [
            english.localizedString(forIdentifier: pair.bcp47),
            // "Chinese", of which there are two.
            english.localizedString(forLanguageCode: main),
            own.localizedString(forIdentifier: pair.bcp47),
            own.localizedString(forLanguageCode: main),
        ]
        return names.compactMap(\.self).map { Name(name: $0, folded: folded($0), code: pair.tesseract) }
    }

    private static func folded(_ name: String) -> String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
