/// Words and lines as text.
package enum WordText {
    /// The text without control characters, private and unassigned code points and white space; nil when nothing is
    /// left.
    package static func cleaned(_ text: String) -> String? {
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            // Persian and the scripts of India use joiners in their spelling.
            if (scalar == "\u{200C}" || scalar == "\u{200D}") && !kept.isEmpty {
                kept.append(scalar)
                continue
            }
            // Recognisers of Greek write the letter mu with the code of the micro sign.
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

    /// The words joined by single spaces, or by nothing between characters of scripts that are written without.
    package static func joined(_ words: [String]) -> String {
        joined(words, by: \.self) { $0 }
    }

    /// The same for a notation that has its own items for words and spaces.
    package static func joined<Item>(
        _ words: [Item], by text: (Item) -> String, space: (Item, Item) -> String = { _, _ in " " },
        writing: (Item) -> String
    ) -> String {
        var line = ""
        var before: Item?
        // A word without any text needs no space beside it.
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
