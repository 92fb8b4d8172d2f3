internal import Foundation

/// Makes printed words fit for sending: no control characters, nothing invisible, single spaces.
enum MenuWords {
    /// Nil for nil and for text without anything visible. The words, digits and symbols themselves stay as they are, in
    /// Unicode's composed form (NFC).
    static func clean(_ text: String?) -> String? {
        guard let text else { return nil }
        var kept = String.UnicodeScalarView()
        var gap = false
        for scalar in text.unicodeScalars {
            if isGap(scalar) {
                gap = true
            } else if !isInvisible(scalar) {
                if gap, !kept.isEmpty { kept.append(" ") }
                gap = false
                kept.append(scalar)
            }
        }
        return kept.isEmpty ? nil : String(kept).precomposedStringWithCanonicalMapping
    }

    /// A language code or nil when it is none: ASCII letters, digits and hyphens, at most 35 (RFC 5646, 4.4.1).
    static func languageCode(_ text: String?) -> String? {
        guard let text, (1...35).contains(text.utf8.count),
            text.utf8.allSatisfy({ byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x2D
            })
        else { return nil }
        return text
    }

    private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }

    /// Zero-width and direction marks, tags and private use can hide instructions from the eyes of the guest. The
    /// joiners U+200C and U+200D stay: some scripts spell with them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D: false
        case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x034F, 0xE0000...0xE0FFF: true
        default:
            switch scalar.properties.generalCategory {
            case .format, .privateUse, .unassigned, .surrogate: true
            default: false
            }
        }
    }
}
