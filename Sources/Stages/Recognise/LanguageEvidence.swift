internal import Foundation
internal import Models

/// Which of the languages written in Latin letters a text is in, by the words it uses.
struct LanguageEvidence {
    /// Tesseract codes with their points, most first; those with none are left out.
    let ranking: [(language: String, points: Double)]

    /// A word of a list counts one point, shared by the languages that have it; without its accents (the English
    /// model drops many) 0.7; a letter only one of the languages uses, half a point. A word counts three times at most.
    init(_ words: some Sequence<Word>) {
        var counts: [String: Int] = [:]
        for word in words where word.confidence >= 0.4 {
            for part in word.text.lowercased().split(whereSeparator: { !$0.isLetter }) where part.count <= 24 {
                counts[String(part), default: 0] += 1
            }
        }
        var points: [String: Double] = [:]
        for text in counts.keys.sorted() {
            let times = Double(min(3, counts[text] ?? 0))
            if let languages = Self.exact[text] {
                for language in languages { points[language, default: 0] += times / Double(languages.count) }
            } else if text.count >= 3, let languages = Self.folded[text.withoutAccents] {
                for language in languages { points[language, default: 0] += 0.7 * times / Double(languages.count) }
            }
            for language in Self.languages(ofLettersIn: text) { points[language, default: 0] += 0.5 * times }
        }
        ranking = points.map { (language: $0.key, points: $0.value) }
            .sorted { ($1.points, $0.language) < ($0.points, $1.language) }
    }

    /// The language to read in, or nil when the evidence is thin: under three points, or less than 1.3 times the next.
    var main: String? {
        guard let first = ranking.first, first.points >= 3 else { return nil }
        if ranking.count > 1, ranking[1].points * 1.3 > first.points { return nil }
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
        for (language, words) in LanguageWords.lists {
            for word in Set(words.split(separator: " ").map { key(String($0)) }) {
                found[word, default: []].append(language)
            }
        }
        return found
    }

    private static func languages(ofLettersIn text: String) -> [String] {
        var found: [String] = []
        for (language, letters) in ownLetters where text.contains(where: { letters.contains($0) }) {
            found.append(language)
        }
        return found
    }

    /// Letters that, of the listed languages, only one uses.
    private static let ownLetters: [(String, Set<Character>)] = [
        ("deu", ["ß"]), ("spa", ["ñ"]), ("tur", ["ğ", "ı", "ş"]), ("pol", ["ą", "ę", "ł", "ż", "ź", "ś", "ć", "ń"]),
        ("ces", ["ř", "ě", "ů", "č", "ž", "š", "ď", "ť", "ň"]), ("fra", ["œ"]),
        (
            "vie",
            [
                "ơ", "ư", "đ", "ạ", "ả", "ấ", "ầ", "ẩ", "ẫ", "ậ", "ắ", "ằ", "ẳ", "ẵ", "ặ", "ẹ", "ẻ", "ẽ", "ế", "ề",
                "ể", "ễ", "ệ", "ỉ", "ị", "ọ", "ỏ", "ố", "ồ", "ổ", "ỗ", "ộ", "ớ", "ờ", "ở", "ỡ", "ợ", "ụ", "ủ", "ứ",
                "ừ", "ử", "ữ", "ự", "ỳ", "ỵ", "ỷ", "ỹ",
            ]
        ),
    ]
}

extension String {
    /// With the plain letter for each accented one, as far as Unicode decomposes it.
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
