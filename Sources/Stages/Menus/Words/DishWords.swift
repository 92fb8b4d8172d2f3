internal import Pages

/// Removes numbers and ornaments from the words of a dish; adds nothing.
package enum DishWords {
    private static let leading: Set<Character> = Set("-–—•·.,:;|~'‘’\"“”«»_=+*°®©™>/\\^`{}!?<")
    private static let trailing: Set<Character> = Set("-–—•·.,:;|~'‘’\"“”«»_=+*°®©™>/\\^`{}<(")

    /// The text without the bullets, dots and specks around it.
    package static func cleaned(_ text: String) -> String {
        var body = Substring(text)
        while let first = body.first, leading.contains(first) || first.isWhitespace { body.removeFirst() }
        while let last = body.last, trailing.contains(last) || last.isWhitespace { body.removeLast() }
        return String(body)
    }

    /// Splits "12. Pad Thai", "M3 Nems" and "Nr. 5 Pizza" into number and name.
    ///
    /// A bare number is taken only where `bareNumbers` says that the dishes are counted; "2 Eggs" stays a name.
    package static func numbered(_ text: String, bareNumbers: Bool) -> (number: String?, name: String) {
        let body = cleaned(text)
        let words = body.split(separator: " ", maxSplits: 1)
        guard let first = words.first else { return (nil, body) }
        let rest = words.count > 1 ? String(words[1]) : ""
        if ["nr.", "nr", "no.", "no", "nº", "n°", "#"].contains(first.lowercased()), !rest.isEmpty {
            let inner = numbered(rest, bareNumbers: true)
            if inner.number != nil { return inner }
        }
        if let (number, glued) = itemNumber(first, bare: bareNumbers) {
            let name = cleaned(glued.isEmpty ? rest : rest.isEmpty ? glued : glued + " " + rest)
            if name.hasLetters(2) || name.contains(where: \.isIdeograph) { return (number, name) }
        }
        return (nil, body)
    }

    /// The number in "12.", "12)", "12.Pad", "M3", "A12.", and what is attached to it.
    private static func itemNumber(_ word: Substring, bare: Bool) -> (String, String)? {
        let stripped = word.drop { "#(".contains($0) }
        let prefix = stripped.prefix { $0.isASCII && $0.isUppercase }
        let digits = stripped.dropFirst(prefix.count).prefix { $0.isASCII && $0.isWholeNumber }
        guard (1...3).contains(digits.count), prefix.count <= 2 else { return nil }
        var rest = stripped.dropFirst(prefix.count + digits.count)
        // "12a." is a number too.
        var number = String(prefix + digits)
        if let letter = rest.first, letter.isASCII, letter.isLowercase, rest.count <= 2,
            rest.dropFirst().allSatisfy({ ".):".contains($0) })
        {
            guard rest.count == 2 || !prefix.isEmpty || bare else { return nil }
            number.append(letter)
            return (number, "")
        }
        let ends = rest.prefix { ".):".contains($0) || $0 == "," && rest.count == 1 }
        rest = rest.dropFirst(ends.count)
        if ends.isEmpty {
            guard rest.isEmpty, bare || !prefix.isEmpty else { return nil }
            // In "B12" or "7UP" a letter and digits number a dish only when nothing else is attached to them.
            return (number, "")
        }
        guard rest.isEmpty || rest.first?.isLetter == true else { return nil }
        return (number, String(rest))
    }

    /// Whether words can be a dish's name: they have some letters, and more of them than of anything else.
    package static func isName(_ text: String) -> Bool {
        if text.contains(where: \.isIdeograph) { return text.count(where: \.isIdeograph) >= 2 }
        let letters = text.count(where: \.isLetter)
        let solid = text.count { !$0.isWhitespace }
        return letters >= 3 && letters * 2 > solid && text.utf8.count <= 400
    }

    private static let adding = LineWords.adding.set

    /// Whether a line offers an addition to the dish above it.
    package static func addsOn(_ text: String) -> Bool {
        if text.hasPrefix("+") { return true }
        let first = cleaned(text).split(separator: " ").first.map { $0.lowercased().filter(\.isLetter) } ?? ""
        return adding.contains(first)
    }
}
