internal import Foundation

/// Printed words in the form in which dishes are compared: what carries no meaning is removed, and all else is kept
/// exactly.
///
/// It removes capitals, Unicode's variants of one letter (NFKC), exclamation marks, marks at the ends, and spaces
/// beside marks. Digits, words and all other marks stay: "w/o", "&", "+", "%", "?", commas and brackets can reverse a
/// dish's meaning.
package enum NormalForm {
    /// Nil for nil and for what holds nothing visible.
    package static func text(_ printed: String?) -> String? {
        guard let clean = MenuWords.clean(printed.map(withLineBreaks)) else { return nil }
        let lower = compatible(clean).lowercased()
        let scalars = quotesThatMean(something: lower.unicodeScalars.compactMap(plain))
        return MenuWords.clean(closeUp(scalars))
    }

    /// A line break separates "coconut" from "milk", so it counts as a mark.
    private static func withLineBreaks(_ text: String) -> String {
        String(text.map { $0.isNewline ? "⏎" : $0 })
    }

    /// NFKC, except for numbers that aren't decimal digits: "10²" isn't 102, and "½" isn't "1⁄2".
    private static func compatible(_ text: String) -> String {
        var settled = ""
        var piece = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.numericType {
            case .digit, .numeric:
                settled += String(piece).precomposedStringWithCompatibilityMapping
                settled.unicodeScalars.append(scalar)
                piece = String.UnicodeScalarView()
            default: piece.append(scalar)
            }
        }
        return settled + String(piece).precomposedStringWithCompatibilityMapping
    }

    /// One scalar for all dashes, apostrophes and quotation marks; nil for an exclamation mark.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "!", "¡": nil
        case "\u{2010}"..."\u{2015}", "\u{2212}": "-"
        case "\u{2018}"..."\u{201B}", "`", "\u{B4}", "\u{2032}": "'"
        case "\u{201C}"..."\u{201F}", "«", "»", "‹", "›", "\u{2033}": "\""
        case "ς": "σ"
        default: scalar
        }
    }

    /// Quotation marks stay around part of the words, since "chicken" in quotes may not be chicken; a single one, or a
    /// pair around everything, means nothing.
    private static func quotesThatMean(something scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let count = scalars.count { $0 == "\"" }
        let areAroundAll = count == 2 && scalars.first == "\"" && scalars.last == "\""
        return count % 2 == 1 || areAroundAll ? scalars.filter { $0 != "\"" } : scalars
    }

    /// The text without spaces before closing marks and after opening ones, doubled points, and marks at either end.
    private static func closeUp(_ scalars: [Unicode.Scalar]) -> String {
        var kept: [Unicode.Scalar] = []
        for scalar in scalars {
            if closing.contains(scalar), kept.last == " " { kept.removeLast() }
            if scalar == " ", let last = kept.last, opening.contains(last) { continue }
            if scalar == ".", kept.last == "." { continue }
            kept.append(scalar)
        }
        while let last = kept.last, trailing.contains(last) { kept.removeLast() }
        let start = kept.firstIndex { !leading.contains($0) } ?? kept.endIndex
        return String(String.UnicodeScalarView(kept[start...]))
    }

    private static let closing: Set<Unicode.Scalar> = ["⏎", ",", ".", ";", ":", ")", "]"]
    private static let opening: Set<Unicode.Scalar> = ["⏎", "(", "["]
    private static let trailing: Set<Unicode.Scalar> = [" ", "⏎", ",", ".", ";", ":", "-", "'"]
    private static let leading: Set<Unicode.Scalar> = [" ", "⏎", ",", ".", ";", ":", "'"]
}
