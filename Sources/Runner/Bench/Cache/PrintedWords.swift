internal import Asking
internal import Foundation

/// The words, digits and marks of a question, compared without the cache's own rules: a wrong answer can only be caught
/// by a judge other than the one who gave it.
struct PrintedWords: Hashable, Sendable {
    /// Of name, description, ingredients and section, with letters that print alike made the same and spaces and marks
    /// gone.
    let shapes: [String]
    /// Runs of digits that stand by themselves, in order.
    let numbers: [String]
    /// Signs with a meaning, in order.
    let signs: [Character]
    let marks: [String]

    init(_ question: DishQuestion) {
        let words = question.words
        let texts = [words.name, words.description, words.ingredients, words.section].map { $0 ?? "" }
        shapes = texts.map(Self.shape)
        let all = texts.joined(separator: "\n")
        numbers = all.split { !$0.isLetter && !$0.isNumber }.filter { $0.allSatisfy(\.isNumber) }.map(String.init)
        signs = all.filter { "+&%/()[]?\"".contains($0) }.map(\.self)
        marks = words.marks.map { $0.mark + " " + $0.meaning }
    }

    private static func shape(_ text: String) -> String {
        let plain = text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
        var letters = String(String.UnicodeScalarView(plain.filter { $0.properties.isAlphabetic || $0.value < 128 }))
        letters = String(letters.filter { $0.isLetter || $0.isNumber })
        // Whatever may be two letters becomes two, so that the order of the other replacements doesn't matter:
        // "cllantro". A small q is a g that lost its tail: "saaqwala".
        for (print, letter) in [
            ("m", "rn"), ("d", "cl"), ("w", "vv"), ("l", "i"), ("ı", "i"), ("1", "i"), ("j", "i"), ("0", "o"),
            ("ß", "b"), ("q", "g"), ("9", "g"),
        ] {
            letters = letters.replacing(print, with: letter)
        }
        return letters
    }
}
