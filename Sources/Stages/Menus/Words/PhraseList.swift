/// Phrases to be searched for in many texts.
///
/// The search goes byte by byte: the standard library's prepares each phrase anew for each text, which took most of the
/// time of the whole layout.
package struct PhraseList: ExpressibleByArrayLiteral, Sendable {
    private let phrases: [[UInt8]]

    package init(arrayLiteral elements: String...) {
        phrases = elements.map { Array($0.utf8) }
    }

    /// - Parameter words: each with "_" for a space before or behind the phrase.
    init(_ words: LineWords) {
        phrases = words.list.map { $0.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 } }
    }

    /// Whether any of the phrases occurs in a text.
    package func stand(in text: String) -> Bool {
        let bytes = Array(text.utf8)
        return phrases.contains { Self.stands($0, in: bytes) }
    }

    private static func stands(_ phrase: [UInt8], in bytes: [UInt8]) -> Bool {
        guard let first = phrase.first, bytes.count >= phrase.count else { return phrase.isEmpty }
        for start in 0...(bytes.count - phrase.count) where bytes[start] == first {
            var length = 1
            while length < phrase.count, bytes[start + length] == phrase[length] { length += 1 }
            if length == phrase.count { return true }
        }
        return false
    }
}
