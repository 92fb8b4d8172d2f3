internal import Judging

/// The program's words with made ones beside them, to see whether a larger table takes longer.
enum MadeKnowledge {
    private static let meanings = [
        "plant", "milk", "plant", "beef", "plant", "egg~ milk?", "plant", "fish", "plant", "gluten", "plant", "meat?^",
    ]
    private static let languages = ["en", "de", "fr", "it", "es", "pl", "*"]
    private static let rowLength = 20

    /// So many times as many words and phrases as the program's own; every fifth has two words.
    static func times(_ factor: Int) -> Knowledge {
        guard factor > 1 else { return .embedded }
        let count = Knowledge.embedded.count * (factor - 1)
        var text = ""
        for (row, start) in stride(from: 0, to: count, by: rowLength).enumerated() {
            let words = (start..<min(start + rowLength, count)).map { number in
                number % 5 == 4 ? word(number) + " " + word(number / 5) : word(number)
            }
            text += "ingredient\t\(languages[row % languages.count])\t\(meanings[row % meanings.count])\t"
            text += words.joined(separator: "|") + "\n"
        }
        return Knowledge(overrides: [text])
    }

    /// A made word, another for another number, that looks like one: consonants and vowels in turn.
    static func word(_ number: Int) -> String {
        let (consonants, vowels) = (Array("bdfgklmnprstvz"), Array("aeiou"))
        var rest = number
        var word = "zw"
        repeat {
            word.append(vowels[rest % vowels.count])
            rest /= vowels.count
            word.append(consonants[rest % consonants.count])
            rest /= consonants.count
        } while rest > 0
        return word + "ux"
    }
}
