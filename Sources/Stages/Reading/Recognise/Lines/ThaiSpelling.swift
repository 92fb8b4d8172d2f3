internal import Models
internal import Pages

/// The order and number of vowel and tone signs that Thai spelling allows.
///
/// A consonant carries at most one tone sign, and a tone sign stands before sara am (the input rules of TIS 1620-2533,
/// also known as WTT 2.0). Tesseract writes sara am as its two parts, and sometimes takes its ring for a second tone
/// sign: "น้้า" for "น้ำ".
enum ThaiSpelling {
    private static let tones: ClosedRange<Unicode.Scalar> = "\u{0E48}"..."\u{0E4B}"
    private static let ring: Unicode.Scalar = "\u{0E4D}"
    private static let saraAa: Unicode.Scalar = "\u{0E32}"
    private static let saraAm: Unicode.Scalar = "\u{0E33}"

    /// Whether a sign stands behind, above or below the letter it belongs to: Tesseract outputs each as a word of its
    /// own.
    private static func follows(_ scalar: Unicode.Scalar?) -> Bool {
        guard let value = scalar?.value else { return false }
        return 0x0E30...0x0E3A ~= value || 0x0E45...0x0E4E ~= value
    }

    /// The words of a line with each sign in the word whose letter it belongs to.
    static func joined(_ words: [Word]) -> [Word] {
        var joined: [Word] = []
        for word in words {
            guard let last = joined.last, follows(word.text.unicodeScalars.first),
                let letter = last.text.unicodeScalars.last, Script.of(letter) == .thai
            else {
                joined.append(word)
                continue
            }
            joined[joined.count - 1] = Word(
                text: last.text + word.text, box: last.box.union(word.box),
                confidence: min(last.confidence, word.confidence))
        }
        for place in joined.indices {
            joined[place].text = String(settled(joined[place].text.unicodeScalars))
        }
        return joined
    }

    private static func settled(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
        guard scalars.contains(where: { tones.contains($0) || $0 == ring }) else { return scalars }
        var settled: [Unicode.Scalar] = []
        for scalar in scalars {
            if tones.contains(scalar) {
                switch settled.last {
                case .some(let last) where tones.contains(last):
                    // A second sign is the ring until something else follows.
                    settled.append(ring)
                    continue
                case ring:
                    settled.removeLast()
                    settled += [scalar, ring]
                    continue
                default: break
                }
            }
            if scalar == saraAa, settled.last == ring {
                settled[settled.count - 1] = saraAm
            } else {
                settled.append(scalar)
            }
        }
        // A ring after a tone sign that no vowel follows was an error.
        var result = String.UnicodeScalarView()
        for (place, scalar) in settled.enumerated()
        where scalar != ring || place == 0 || !tones.contains(settled[place - 1]) {
            result.append(scalar)
        }
        return result
    }
}
