/// Words that say what a price is for: sizes, vessels, pieces and units.
enum SizeWords {
    private static let units: Set<String> = [
        "l", "cl", "ml", "dl", "g", "gr", "kg", "oz", "lb", "lbs", "cm", "inch", "%", "vol", "uhr", "h", "am", "pm",
        "a.m.", "p.m.", "min", "min.", "mins", "minutes", "minuten", "pcs", "pcs.", "pc", "stk", "stk.", "stück",
        "pieces", "pers", "pers.", "personen", "people", "persons", "kcal", "cal", "ltr", "liter", "litre", "lt",
    ]

    private static let sizes: Set<String> = [
        "small", "medium", "large", "regular", "reg", "reg.", "sm", "med", "med.", "lg", "half", "full", "single",
        "double", "glass", "bottle", "cup", "pot", "pint", "bowl", "plate", "mini", "maxi", "s", "m", "xl", "xxl", "l",
        "ind", "ind.", "dozen", "doz", "doz.", "½", "1/2", "klein", "kleine", "kleiner", "groß", "gross", "große",
        "großer", "glas", "flasche", "tasse", "kännchen", "portion", "halbe", "halber", "petit", "petite", "grand",
        "grande", "verre", "bouteille", "demi", "pichet", "tapa", "ración", "racion", "media", "1/2ración", "copa",
        "botella", "piccolo", "piccola", "medio", "calice", "bottiglia", "bicchiere", "porsiyon", "from", "ab", "dès",
        "da", "each", "pp", "p.p.", "bicchiere:", "glass:", "bottle:",
    ]

    private static let perPiece: Set<String> = [
        "each", "ea", "pp", "p.p.", "p.p", "p/p", "p.P.", "/pers", "/pers.", "/person", "pers.", "/pc", "/each", "up",
        "/kg", "/100g", "/st.", "/stk", "pro", "person", "per", "onwards", "only", "chacun", "cad.", "cad", "l'un",
    ]

    static func isUnit(_ word: String) -> Bool { units.contains(word.lowercased()) }

    static func isPerPiece(_ word: String) -> Bool { perPiece.contains(word.lowercased()) }

    static func isSize(_ word: String) -> Bool {
        let folded = word.lowercased().trimmingPrefix(while: { "(".contains($0) })
        let bare = folded.filter { !"():,".contains($0) }
        return sizes.contains(bare) || isMeasure(bare)
    }

    /// Whether a text heads a column of prices: sizes, or a short word with a number ("4 Pcs").
    static func isHeader(_ text: String) -> Bool {
        let words = text.split(separator: " ").map(String.init)
        guard !words.isEmpty, words.count <= 4 else { return false }
        if words.count == 1, Currency.code(of: text) != nil { return true }
        if words.allSatisfy({ isSize($0) || isUnit($0) || $0.allSatisfy(\.isNumber) }) { return true }
        return text.count <= 6 && text.first?.isWholeNumber == true && text.contains(where: \.isLetter)
    }

    /// Whether tokens are the sizes over columns of prices, at least two; one of them may be misread.
    static func begins(sizes tokens: ArraySlice<Token>) -> Bool {
        guard let first = tokens.first, isSize(first.text) || first.text.allSatisfy(\.isWholeNumber),
            headers(Array(tokens)).count >= 2
        else { return false }
        let strange = tokens.filter {
            !isSize($0.text) && !isUnit($0.text) && !$0.text.allSatisfy(\.isWholeNumber) && !$0.isLeader
        }
        let known = tokens.count { isSize($0.text) || isUnit($0.text) }
        return known >= 2 && strange.count <= (known >= 2 && tokens.count > 2 ? 1 : 0)
    }

    /// The headers in a row of sizes, a number and its unit together, and where each stands.
    static func headers(_ tokens: [Token]) -> [(x: Double, label: String)] {
        var headers: [(x: Double, label: String)] = []
        var number: Token?
        for token in tokens where token.text.contains(where: { $0.isLetter || $0.isNumber }) {
            if Currency.code(of: token.text) != nil { continue }
            if let before = number, isUnit(token.text) || isSize(token.text) {
                headers.append(((before.rect.left + token.rect.right) / 2, before.text + " " + token.text))
                number = nil
                continue
            }
            if let before = number { headers.append((before.rect.midX, before.text)) }
            number = token.text.contains(where: \.isLetter) ? nil : token
            if number == nil { headers.append((token.rect.midX, DishWords.cleaned(token.text))) }
        }
        if let before = number { headers.append((before.rect.midX, before.text)) }
        return headers
    }

    /// "0,5l", "33cl", "6pcs".
    private static func isMeasure(_ text: String) -> Bool {
        guard let first = text.first, first.isWholeNumber,
            let end = text.lastIndex(where: \.isWholeNumber)
        else { return false }
        return units.contains(String(text[text.index(after: end)...]))
    }

    /// The words right before a price that say what it is for, at most three: "0,5 l", "Small", "(33 cl)".
    static func label(before end: Int, in tokens: [Token]) -> Range<Int> {
        var start = end
        while start > 0, end - start < 3 {
            let word = tokens[start - 1].text
            let isAmount =
                start < end && isUnit(tokens[start].text.filter { !"()".contains($0) })
                && word.contains(where: \.isWholeNumber)
            let isUnitWord =
                isUnit(word.lowercased().filter { !"():,".contains($0) }) && start - 1 > 0
                && tokens[start - 2].text.contains(where: \.isWholeNumber)
            guard isSize(word) || isAmount || isUnitWord else { break }
            start -= 1
        }
        // A name made of such words alone ("Espresso double" keeps its name, "Single 3.00" is an option).
        return start..<end
    }
}
