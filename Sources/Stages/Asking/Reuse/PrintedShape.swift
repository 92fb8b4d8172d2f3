internal import Judging

/// How words look in print, to find those that a recogniser may have confused.
package enum PrintedShape {
    /// The shapes of all letters and digits of a text in normal form, one after the other: the same for "butter milk",
    /// "buttermilk" and "butterrnilk".
    package static func bytes(_ text: String) -> [UInt8] {
        let letters = String(String.UnicodeScalarView(text.unicodeScalars.filter(PrintedToken.isOfWord)))
        return LetterShape.shape(Array(letters.utf8).span)
    }
}

/// A word or a mark of a text in normal form.
enum PrintedToken: Hashable {
    case word(String)
    /// Any visible character that belongs to no word; each stands by itself.
    case sign(Unicode.Scalar)

    static func tokens(of text: String) -> [PrintedToken] {
        var tokens: [PrintedToken] = []
        var word = String.UnicodeScalarView()
        func close() {
            if !word.isEmpty { tokens.append(.word(String(word))) }
            word = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            if isOfWord(scalar) {
                word.append(scalar)
            } else {
                close()
                if !scalar.properties.isWhitespace { tokens.append(.sign(scalar)) }
            }
        }
        close()
        return tokens
    }

    /// Whether it is a letter, a mark on one, or a decimal digit.
    static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber:
            true
        default: scalar.value == 0x200C || scalar.value == 0x200D
        }
    }
}
