import Foundation
import KnownDishes

/// Dishes with one word, letter or digit changed, by rules of this file's own.
struct EditedDishes {
    struct Pair {
        var name: String
        var edited: String
        var language: String?
    }

    private static let animals = ["beef", "pork", "chicken", "lamb", "ham", "fish", "prawn", "egg", "cheese", "cream"]
    private static let turning = [
        "no", "not", "without", "non", "vegan", "mock", "or", "free", "ohne", "sin", "senza", "mit",
    ]
    /// Letters that a reader confuses, each group in both directions; changes inside a group are slips, not edits.
    private static let confused = [
        "il1|!ıíìîïj", "o0óòôöõø", "5sśšş", "8b6", "9gqğ", "3eéèêë", "4aáàâäãåă", "7t", "nñ", "uúùûü", "cç", "yý",
        "zżž",
        "lł", "dđ", "аa", "еe", "оo", "сc", "рp", "хx", "уy",
    ].map(Set.init)

    let rows: [LabelledDishes.Row]

    init() throws {
        rows = try LabelledDishes.written.flatMap { try LabelledDishes.rows(in: $0) }
    }

    /// Each dish with a word put in, left out or in place of another.
    var words: [Pair] {
        var pairs: [Pair] = []
        for (place, row) in rows.enumerated() {
            let words = row.name.split(separator: " ").map(String.init)
            let other = rows[(place * 7 + 1) % rows.count].name.split(separator: " ").map(String.init)
            func add(_ edited: [String]) {
                let text = edited.joined(separator: " ")
                guard text.lowercased() != row.name.lowercased() else { return }
                pairs.append(Pair(name: row.name, edited: text, language: row.language))
            }
            let spot = place % max(words.count, 1)
            add(Array(words[..<spot]) + [Self.turning[place % Self.turning.count]] + words[spot...])
            add(words + ["with", Self.animals[place % Self.animals.count]])
            if words.count > 1 { add(Array(words[..<spot]) + words[(spot + 1)...]) }
            if let word = other.last, words.indices.contains(spot) {
                var edited = words
                edited[spot] = word
                add(edited)
            }
        }
        return pairs
    }

    /// Each dish with one letter changed, lost or put in so that it isn't only drawn alike.
    var letters: [Pair] {
        var pairs: [Pair] = []
        for (place, row) in rows.enumerated() {
            let letters = Array(row.name)
            let spots = letters.indices.filter { letters[$0].isLetter && letters[$0].isASCII }
            guard !spots.isEmpty else { continue }
            let spot = spots[place * 31 % spots.count]
            let new = Array("etaoinshrdlcumwfgypbvk")[place % 22]
            func add(_ edited: [Character]) {
                pairs.append(Pair(name: row.name, edited: String(edited), language: row.language))
            }
            var edited = letters
            edited[spot] = new
            if !Self.areConfused(letters[spot], new) { add(edited) }
            edited = letters
            edited.remove(at: spot)
            // Of two equal letters one may be lost to the eye: "nn" looks like "m".
            if !isBeside(letters[spot], letters, spot) { add(edited) }
            edited = letters
            edited.insert(new, at: spot)
            if new != letters[spot], spot == 0 || letters[spot - 1] != new { add(edited) }
        }
        return pairs
    }

    /// Each dish with a number put behind it, and the next number.
    var digits: [Pair] {
        rows.enumerated().flatMap { place, row in
            let number = place % 97
            return [
                Pair(name: "\(row.name) \(number)", edited: "\(row.name) \(number + 1)", language: row.language),
                Pair(name: row.name, edited: "\(row.name) \(number)", language: row.language),
                Pair(name: "\(row.name) \(number)g", edited: "\(row.name) \(number)0g", language: row.language),
                Pair(name: "\(row.name) 6", edited: "\(row.name) 8", language: row.language),
            ]
        }
    }

    /// Each dish with one long word read wrong, as readers do; `random` is from 0 to 1.
    func slips(random: () -> Double) -> [Pair] {
        let slips = [
            ("m", "rn"), ("l", "1"), ("i", "l"), ("o", "0"), ("d", "cl"), ("w", "vv"), ("l", "I"), ("é", "e"),
            ("s", "5"),
            ("ü", "u"), ("ö", "o"), ("rn", "m"), ("q", "g"),
        ]
        return rows.compactMap { row in
            var words = row.name.split(separator: " ").map(String.init)
            let long = words.indices.filter { words[$0].count >= 5 }
            guard !long.isEmpty else { return nil }
            let place = long[min(Int(random() * Double(long.count)), long.count - 1)]
            let first = Int(random() * Double(slips.count))
            for number in slips.indices {
                let (from, to) = slips[(first + number) % slips.count]
                // Never the first letter or the last: at an end a digit is an amount or a footnote.
                let inner = words[place].dropFirst().dropLast()
                guard let range = inner.range(of: from) else { continue }
                words[place].replaceSubrange(range, with: to)
                return Pair(name: row.name, edited: words.joined(separator: " "), language: row.language)
            }
            return nil
        }
    }

    private static func areConfused(_ left: Character, _ right: Character) -> Bool {
        let pair = Set((String(left) + String(right)).lowercased())
        return pair.count == 1 || confused.contains { $0.isSuperset(of: pair) }
    }

    private func isBeside(_ letter: Character, _ letters: [Character], _ place: Int) -> Bool {
        (place > 0 && letters[place - 1] == letter) || (place + 1 < letters.count && letters[place + 1] == letter)
    }
}
