/// Words and lines as text.
package enum WordText {
    /// Without control characters, private and unassigned code points and white space; nil when nothing is left.
    package static func cleaned(_ text: String) -> String? {
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            // Persian and the scripts of India spell with joiners.
            if (scalar == "\u{200C}" || scalar == "\u{200D}") && !kept.isEmpty {
                kept.append(scalar)
                continue
            }
            // Greek readers know the letter by the code of the unit's sign.
            if scalar == "\u{B5}" {
                kept.append("\u{3BC}")
                continue
            }
            switch scalar.properties.generalCategory {
            case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator,
                .spaceSeparator:
                continue
            default: kept.append(scalar)
            }
        }
        return kept.isEmpty ? nil : String(kept)
    }

    /// Joined by single spaces, by nothing between characters of scripts that are written without.
    package static func joined(_ words: [String]) -> String {
        joined(words, by: \.self) { $0 }
    }

    /// The same for what stands for a word and what for a space in some notation.
    package static func joined<Item>(
        _ words: [Item], by text: (Item) -> String, space: (Item, Item) -> String = { _, _ in " " },
        writing: (Item) -> String
    ) -> String {
        var line = ""
        var before: Item?
        // Words without any text are no words to stand a space from.
        var last: Unicode.Scalar?
        for word in words {
            let scalars = text(word).unicodeScalars
            if let before, let last, let first = scalars.first,
                !(Script.of(last).isUnspaced && Script.of(first).isUnspaced)
            {
                line += space(before, word)
            }
            line += writing(word)
            last = scalars.last ?? last
            before = word
        }
        return line
    }
}
