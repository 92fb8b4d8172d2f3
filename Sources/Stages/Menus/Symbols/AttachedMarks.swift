internal import Pages

/// Marks that touch a word: "Cola¹˒³", "Schnitzel1,3", "Bacon*".
enum AttachedMarks {
    private static let raised: [Character: Character] = [
        "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9",
        "ᵃ": "a", "ᵇ": "b", "ᶜ": "c", "ᵈ": "d", "ᵉ": "e", "ᶠ": "f", "ᵍ": "g", "ᵛ": "v", "ⱽ": "V",
    ]

    /// The word without its marks, and the marks in order.
    static func split(_ text: String, legend: Legend, isFirst: Bool) -> (body: String, marks: [String]) {
        var body = Substring(text)
        var marks: [String] = []
        var leading: [String] = []
        while let first = body.first, isSign(first, legend: legend) {
            // Without a legend, a star in front is a bullet.
            if legend.meanings(of: String(first)) == nil, isFirst || body.count > 1, !first.isEmojiMark { break }
            leading.append(String(first))
            body.removeFirst()
        }
        while let last = body.last, isSign(last, legend: legend) {
            marks.insert(String(last), at: 0)
            body.removeLast()
        }
        if marks.count > 1, legend.meanings(of: marks.joined()) != nil { marks = [marks.joined()] }
        let numbers = numbered(&body, legend: legend)
        let letters = numbers.isEmpty ? lettered(&body, legend: legend) : []
        return (String(body), leading + numbers + letters + marks)
    }

    /// "37B,E", "19,25€b", or "t495C,D" with a currency sign read as a letter: codes explained by the legend right behind
    /// an amount; nil when the word isn't of that form.
    static func behindAmount(_ text: String, legend: Legend) -> (body: String, marks: [String])? {
        let sign = text.prefix { !$0.isWholeNumber }
        let digits = text.dropFirst(sign.count).prefix { $0.isASCII && ($0.isWholeNumber || ".,".contains($0)) }
        let currency = text.dropFirst(sign.count + digits.count).prefix { $0.isCurrencySymbol }
        let amount = text.prefix(sign.count + digits.count + currency.count)
        let rest = text.dropFirst(amount.count)
        guard sign.count <= 1, digits.count >= (sign.isEmpty ? 1 : 2), digits.last?.isWholeNumber == true, !rest.isEmpty
        else { return nil }
        let marks = rest.split { ",/;".contains($0) }.map(String.init)
        guard marks.allSatisfy({ legend.explains($0) && !MarkCode.isNumber($0) }) else { return nil }
        return (String(amount), marks)
    }

    /// "Kčj,m": codes explained by the legend right behind a currency of two or three letters.
    static func behindCurrency(_ text: String, legend: Legend) -> (body: String, marks: [String])? {
        for length in [3, 2] where text.count > length && Currency.isCurrency(String(text.prefix(length))) {
            let marks = text.dropFirst(length).split { ",/;".contains($0) }.map(String.init)
            if !marks.isEmpty, marks.allSatisfy(legend.explains) { return (String(text.prefix(length)), marks) }
        }
        return nil
    }

    private static func isSign(_ character: Character, legend: Legend) -> Bool {
        guard LegendLexer.signs.contains(plain(character)) else { return false }
        return "*†‡".contains(character) || character.isEmojiMark || legend.meanings(of: String(character)) != nil
    }

    private static func plain(_ character: Character) -> Character {
        character.unicodeScalars.first.map(Character.init) ?? character
    }

    /// "Mangosorbeta.i.n", "SuppeA,C": raised letters known from the legend that were read as if they stood on the
    /// line.
    private static func lettered(_ body: inout Substring, legend: Legend) -> [String] {
        let pieces = body.split(whereSeparator: { ",.˒·/'’".contains($0) })
        if let marks = tail(of: body, legend: legend) {
            body = body.dropLast(marks.count)
            return marks
        }
        guard let name = pieces.first, name.count >= 4, let first = name.last, pieces.count > 1,
            name.dropLast().last?.isLowercase == true
        else { return [] }
        let marks = [String(first)] + pieces.dropFirst().map(String.init)
        guard marks.allSatisfy({ $0.count == 1 && legend.explains($0) && $0.first?.isLetter == true }) else {
            return []
        }
        body = name.dropLast()
        return marks
    }

    /// The "J", "O" of "MakowiecJo": behind small letters a capital begins no word. The letters behind it are marks where
    /// the legend has each of them, in alphabetical order.
    private static func tail(of body: Substring, legend: Legend) -> [String]? {
        guard let capital = body.lastIndex(where: \.isUppercase), let before = body[..<capital].last,
            before.isLowercase, body[..<capital].hasLetters(shortestName), body.allSatisfy(\.isLetter)
        else { return nil }
        let tail = String(body[capital...])
        // A stroke is more likely the word's last l.
        guard tail.count <= mostInTail, tail != "I" else { return nil }
        return tail.count == 1 ? (legend.explains(tail) ? [tail] : nil) : legend.letters(of: tail)
    }

    /// A shorter word before a capital may be a prefix, as in "McCoy".
    private static let shortestName = 4
    private static let mostInTail = 3

    /// Raised digits and letters are marks; plain digits behind letters are only where the legend has them.
    private static func numbered(_ body: inout Substring, legend: Legend) -> [String] {
        let joints: Set<Character> = [",", "˒", "·", "/", ".", "'"]
        var cut = body.endIndex
        while cut > body.startIndex {
            let before = body.index(before: cut)
            guard raised[body[before]] != nil || joints.contains(body[before]) else { break }
            cut = before
        }
        if body[cut...].contains(where: { raised[$0] != nil }), body[..<cut].hasLetters(1) || cut == body.startIndex {
            let text = body[cut...].map { raised[$0] ?? "," }
            body = body[..<cut]
            return pieces(String(text), legend: legend)
        }
        cut = body.endIndex
        while cut > body.startIndex {
            let before = body.index(before: cut)
            guard body[before].isASCII, body[before].isWholeNumber || joints.contains(body[before]) else { break }
            cut = before
        }
        let text = String(body[cut...])
        guard text.first?.isWholeNumber == true, body[..<cut].hasLetters(3), body[..<cut].last?.isLetter == true else {
            return []
        }
        let marks = pieces(text, legend: legend)
        guard !marks.isEmpty, marks.allSatisfy({ legend.meanings(of: $0) != nil }) else { return [] }
        body = body[..<cut]
        return marks
    }

    /// "1,3" is two marks; "13" is one where the legend has it, else two.
    private static func pieces(_ text: String, legend: Legend) -> [String] {
        text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).flatMap { part -> [String] in
            if part.count == 1 || legend.meanings(of: String(part)) != nil { return [String(part)] }
            return part.map(String.init)
        }
    }
}

extension Character {
    /// Whether it is a leaf, a chilli or the like.
    fileprivate var isEmojiMark: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return scalar.value >= 0x1F000 || scalar.value == 0x2618
    }
}
