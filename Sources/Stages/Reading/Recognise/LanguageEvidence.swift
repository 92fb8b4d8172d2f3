internal import Foundation
internal import Models
internal import Pages

/// Which of the languages written in Latin letters a text is in, by the words it uses.
struct LanguageEvidence {
    /// Tesseract codes with their points, most first; those with none are left out.
    let ranking: [(language: String, points: Double)]

    /// A listed word counts one point, shared by the languages that have it; without its accents, which the English
    /// model often drops, 0.7; a letter that few languages use, half a point; a word of one letter, which is often a
    /// misread scrap, a third. A word counts three times at most. Names of Indian dishes are half a point for English
    /// each, and together three at most.
    init(_ words: some Sequence<Word>) {
        var counts: [String: Int] = [:]
        for word in words where word.confidence >= 0.4 {
            for part in word.text.lowercased().split(whereSeparator: { !$0.isLetter }) where part.count <= 24 {
                counts[String(part), default: 0] += 1
            }
        }
        var points: [String: Double] = [:]
        var indian = 0.0
        for text in counts.keys.sorted() {
            let times = Double(min(3, counts[text] ?? 0)) * (text.count == 1 ? 0.3 : 1)
            if let languages = Self.exact[text] {
                for language in languages { points[language, default: 0] += times / Double(languages.count) }
            } else if text.count >= 3, let languages = Self.folded[text.withoutAccents] {
                for language in languages { points[language, default: 0] += 0.7 * times / Double(languages.count) }
            } else if LanguageWords.indian.contains(text) {
                indian += 0.5 * times
            }
            for languages in LanguageLetters.languages(ofLettersIn: text) {
                for language in languages { points[language, default: 0] += 0.5 * times / Double(languages.count) }
            }
        }
        if indian > 0 { points["eng", default: 0] += min(3, indian) }
        ranking = points.map { (language: $0.key, points: $0.value) }
            .sorted { ($1.points, $0.language) < ($0.points, $1.language) }
    }

    /// The language to read in, or nil when the evidence is thin: under three points, or less than 1.3 times the next
    /// one's.
    var main: String? {
        guard let first = ranking.first, first.points >= 3 else { return nil }
        if ranking.count > 1, ranking[1].points * 1.3 > first.points { return nil }
        return first.language
    }

    /// The language that a text too short for `main` is probably in: it has at least two points, and half as many again
    /// as the next. This is for naming what was read, not for reading again.
    var likely: String? {
        guard let first = ranking.first, first.points >= 2 else { return nil }
        if ranking.count > 1, ranking[1].points * 1.5 > first.points { return nil }
        return first.language
    }

    /// How much speaks for a language, given by its Tesseract code.
    func points(of language: String) -> Double { ranking.first { $0.language == language }?.points ?? 0 }

    /// All languages with at least three points and three tenths of the first one's.
    var all: [String] {
        guard let first = ranking.first else { return [] }
        return ranking.filter { $0.points >= max(3, first.points * 0.3) }.map(\.language)
    }

    private static let exact = index { $0 }
    private static let folded = index { $0.withoutAccents }

    private static func index(by key: (String) -> String) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for list in LanguageWords.lists {
            for word in Set(list.words.map(key)) {
                found[word, default: []].append(list.language)
            }
        }
        return found
    }
}

extension String {
    /// The text with a plain letter for each accented one, as far as Unicode decomposes it.
    var withoutAccents: String {
        var plain = String.UnicodeScalarView()
        for scalar in decomposedStringWithCanonicalMapping.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            switch scalar {
            case "ı": plain.append("i")
            case "ł": plain.append("l")
            case "đ": plain.append("d")
            case "ø": plain.append("o")
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }
}
