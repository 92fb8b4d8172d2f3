/// Words and lines as text.
enum WordText {
    /// Without control characters, private and unassigned code points and white space; nil when nothing is left.
    static func cleaned(_ text: String) -> String? {
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            // Persian and the scripts of India spell with joiners.
            if (scalar == "\u{200C}" || scalar == "\u{200D}") && !kept.isEmpty {
                kept.append(scalar)
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
    static func joined(_ words: [String]) -> String {
        var line = ""
        for word in words {
            if let last = line.unicodeScalars.last, let first = word.unicodeScalars.first,
                !(Script.of(last).isUnspaced && Script.of(first).isUnspaced)
            {
                line += " "
            }
            line += word
        }
        return line
    }
}
