/// The form of a mark: one to three capital letters, up to two digits with an optional letter, or a sign.
enum MarkCode {
    /// Whether a text could be a mark where brackets or a separator distinguish it; small letters are allowed too.
    static func isCode(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= 8 else { return false }
        if text.allSatisfy(LegendLexer.signs.contains) { return true }
        let letters = text.filter(\.isLetter).count
        let digits = text.filter(\.isWholeNumber).count
        guard letters + digits == text.count else { return false }
        if digits == 0 { return letters <= 3 && text.allSatisfy(\.isASCII) || letters == 4 && isCapital(text) }
        // "25K" is a price in thousands.
        if text.first?.isWholeNumber == true, text.last == "K" || text.last == "k" { return false }
        return digits <= 2 && letters <= 1
    }

    static func isNumber(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 2 && text.allSatisfy { $0.isASCII && $0.isWholeNumber }
    }

    /// Whether all letters are capitals.
    static func isCapital(_ text: String) -> Bool {
        text.contains(where: \.isLetter) && !text.contains(where: \.isLowercase)
    }

    /// The form used for comparing marks: "(v)" on a dish is the legend's "V".
    static func key(_ mark: String) -> String { mark.uppercased() }
}
