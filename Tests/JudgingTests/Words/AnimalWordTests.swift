import Testing

@testable import Judging

/// The index finds a misread word exactly where comparing with every word would.
struct AnimalWordTests {
    private static let animals = [
        "lachs", "thunfisch", "rind", "rinderfilet", "huhn", "hähnchen", "beef", "salmon", "chorizo", "prosciutto",
        "ham", "kaninchenkeule", "boeuf", "garnelen", "wildschweinbraten", "говядина", "calamari",
        "rindfleischetikettierungsueberwachungsaufg",
    ]

    /// Changed, lost, added and swapped letters, up to three.
    private static func slips(of word: String, _ random: inout some RandomNumberGenerator) -> String {
        var letters = Array(word)
        for _ in 0..<Int.random(in: 0...3, using: &random) where !letters.isEmpty {
            let place = Int.random(in: 0..<letters.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: letters.remove(at: place)
            case 1: letters.insert("x", at: place)
            case 2: letters[place] = "o"
            default: if place > 0 { letters.swapAt(place, place - 1) }
            }
        }
        return String(letters)
    }

    @Test func theIndexFindsWhatComparingWithAllDoes() {
        var table = PhraseTable()
        let meaning = table.add(
            Meaning(kind: .ingredient, components: [Component(substance: .meat, certainty: .always)]))
        for word in Self.animals {
            let bytes = Array(word.utf8)
            table.add(PhraseKeys(bytes.span), PhraseTable.Entry(languages: .any, meaning: meaning))
        }
        let phrases = PhraseIndex(table)
        var random = SeededRandom(state: 7)
        var found = 0
        for _ in 0..<4_000 {
            let animal = Self.animals.randomElement(using: &random) ?? ""
            let word = Array(Self.slips(of: animal, &random).utf8)
            let expected = Self.animals.contains { Self.isSlip(word, Array($0.utf8)) }
            let isFound = phrases.resemblesAnimalWord(word.span)
            #expect(isFound == expected, "\(String(decoding: word, as: UTF8.self))")
            if expected { found += 1 }
        }
        #expect(found > 1_000 && found < 3_900)
    }

    /// By the definition, without any index.
    private static func isSlip(_ word: [UInt8], _ other: [UInt8]) -> Bool {
        let length = min(word.count, other.count)
        guard (4...40).contains(length) else { return false }
        let different = word.count == other.count ? word.indices.filter { word[$0] != other[$0] } : []
        let isSwap =
            different.count == 2 && different[1] == different[0] + 1 && word[different[0]] == other[different[1]]
            && word[different[1]] == other[different[0]]
        return isSwap || distance(word, other) <= (length < 8 ? 1 : 2)
    }

    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var next = [i + 1]
            for (j, other) in right.enumerated() {
                next.append(min(row[j] + (letter == other ? 0 : 1), row[j + 1] + 1, next[j] + 1))
            }
            row = next
        }
        return row[right.count]
    }
}

/// Xorshift (Marsaglia 2003): the same numbers on each run.
private struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
