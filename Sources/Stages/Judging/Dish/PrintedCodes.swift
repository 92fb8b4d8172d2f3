package import Models

/// Codes in a name, as menus print them for allergens and additives: "Gemüsepfanne (A,C,G)", "Kölsch ² ³".
///
/// A reader that takes such codes off the page passes them on as symbols; codes still in a name have been read by
/// nobody.
package struct PrintedCodes {
    /// As printed, in the order of the text.
    private(set) var codes: [String] = []

    package init(in text: String) {
        guard text.utf8.contains(where: Self.isBeginning) else { return }
        for part in Self.bracketed(text) {
            let codes = part.split(whereSeparator: { ",;/.·".contains($0) || $0.isWhitespace }).map(String.init)
            // A number by itself counts pieces or seats.
            let isNumber = codes.count == 1 && codes[0].allSatisfy(\.isWholeNumber)
            // "V" is the usual mark for vegetarian or vegan dishes; in Chinese, a single character may be a word.
            let isWord = codes.count == 1 && (codes[0].uppercased() == "V" || codes[0].first?.isCased == false)
            if !codes.isEmpty, !isNumber, !isWord, codes.allSatisfy(Self.isCode) { self.codes += codes }
        }
        codes += text.unicodeScalars.filter(Self.isRaised).map { String($0) }
        let last = text.unicodeScalars.reversed().drop(while: \.properties.isWhitespace)
            .prefix { !$0.properties.isWhitespace }
        if last.contains(",") {
            let last = Self.string(last.reversed())
            let listed = last.split(separator: ",").map(String.init)
            if listed.count > 1, listed.allSatisfy({ Self.isCode($0) && $0.contains(where: \.isUppercase) }) {
                codes += listed
            }
        }
    }

    /// Those that no symbol of the dish explains, joined; nil when there are none.
    package func unexplained(by symbols: [DietarySymbol]) -> String? {
        let explained = Set(symbols.filter { $0.source != .unresolved }.map { $0.mark.uppercased() })
        let left = codes.filter { !explained.contains($0.uppercased()) }
        return left.isEmpty ? nil : left.joined(separator: ",")
    }

    /// Whether a code may start with the byte: the first bytes of brackets, commas, stars and raised digits.
    private static func isBeginning(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: "*"), 0xC2, 0xE2, 0xEF: true
        default: false
        }
    }

    /// A letter, perhaps with a digit, or a number below a hundred.
    private static func isCode(_ text: String) -> Bool {
        guard (1...2).contains(text.count) else { return false }
        if text.allSatisfy({ $0.isWholeNumber && $0.isASCII }) { return true }
        guard let first = text.first, first.isLetter, first.isUppercase || !first.isCased else { return false }
        return text.count == 1 || text.dropFirst().allSatisfy { $0.isWholeNumber && $0.isASCII }
    }

    private static func isRaised(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹", "⁰", "*", "†", "‡": true
        default: false
        }
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var string = ""
        string.unicodeScalars.append(contentsOf: scalars)
        return string
    }

    /// What stands between brackets. Scalars are walked and not characters: every name with a comma passes here.
    private static func bracketed(_ text: String) -> [Substring] {
        let scalars = text.unicodeScalars
        var parts: [Substring] = []
        var start: String.Index?
        for place in scalars.indices {
            switch scalars[place] {
            case "(", "[", "（": start = scalars.index(after: place)
            case ")", "]", "）":
                if let from = start { parts.append(text[from..<place]) }
                start = nil
            default: break
            }
        }
        return parts
    }
}
