/// Legends in alphabetical order in which a letter was read as another sign: "k Sesam, I Sulfite, m Lupinen", "N Fisch,
/// 0 Soja, P Senf".
enum LegendOrder {
    /// Fewer letters than this don't show an order.
    private static let fewest = 3

    /// The letters that a sign may stand for.
    private static let alike: [String: [String]] = [
        "I": ["i", "l"], "1": ["i", "l", "I"], "|": ["i", "l", "I"], "]": ["l", "I"], "!": ["i", "l", "I"],
        "0": ["o", "O"], "9": ["g", "q"], "5": ["s", "S"], "8": ["B"], "2": ["z", "Z"], "€": ["C", "c"],
        "6": ["b", "G"], "°": ["o", "O"],
    ]

    /// The entries with a letter restored where another sign stands in its alphabetical place. Only warnings are
    /// restored, since a promise needs its printed mark.
    static func mended(_ entries: [LegendEntry]) -> [LegendEntry] {
        let marks = entries.map(\.mark)
        let small = marks.count { isLetter($0) && $0.first?.isLowercase == true }
        let large = marks.count { isLetter($0) && $0.first?.isUppercase == true }
        guard max(small, large) >= fewest, max(small, large) * 2 >= marks.count else { return entries }
        // A legend with several numbers has marks for additives.
        let areNumbered = marks.count(where: MarkCode.isNumber) > 1
        let isSmall = small >= large
        var mended = entries
        for place in entries.indices {
            let letters = alike[marks[place]] ?? repeated(marks, place) ?? lone(marks, place, isSmall: isSmall)
            guard let letters,
                entries[place].meanings.allSatisfy(\.warns),
                !areNumbered || !MarkCode.isNumber(marks[place])
            else {
                continue
            }
            let before = mended[..<place].last { isLetter($0.mark) }?.mark.lowercased() ?? ""
            let after = marks[(place + 1)...].first { isLetter($0) && alike[$0] == nil }?.lowercased() ?? "~"
            let likely = letters.filter { letter in
                (letter.first?.isLowercase == true) == isSmall && !marks.contains(letter)
                    && before < letter.lowercased() && letter.lowercased() < after
            }
            // Of two letters, the one right behind the last is meant: "f Soja, 9 Milch".
            let next = likely.filter { isNext(before, $0.lowercased()) }
            // Among small letters a stroke without a dot is an l.
            let stroke = isSmall && marks[place] != "!" && likely.contains("l") ? "l" : nil
            if let one = likely.count == 1 ? likely.first : next.count == 1 ? next.first : stroke {
                mended[place].mark = one
            }
        }
        return mended
    }

    /// "i celery, i sulphites": the second one is an l whose top was taken for a dot.
    private static func repeated(_ marks: [String], _ place: Int) -> [String]? {
        marks[place] == "i" && marks[..<place].contains("i") ? ["l"] : nil
    }

    /// The only letter that fits between two neighbours, where a letter of the other case was read: "k Sesam, D Sulfite, m
    /// Lupinen", of which the bracket behind the "l" made a "D".
    private static func lone(_ marks: [String], _ place: Int, isSmall: Bool) -> [String]? {
        guard isLetter(marks[place]), (marks[place].first?.isLowercase == true) != isSmall, place > 0,
            place + 1 < marks.count, isLetter(marks[place - 1]), isLetter(marks[place + 1]),
            let before = marks[place - 1].lowercased().unicodeScalars.first,
            let after = marks[place + 1].lowercased().unicodeScalars.first, after.value == before.value + 2,
            let between = Unicode.Scalar(before.value + 1)
        else { return nil }
        let letter = String(Character(between))
        return letter == marks[place].lowercased() ? nil : [isSmall ? letter : letter.uppercased()]
    }

    /// Whether all marks are letters or numbers, in order within each of few columns: what was read into drawings would
    /// be in none.
    static func isKept(by entries: [LegendEntry]) -> Bool {
        let marks = entries.map(\.mark)
        let columns = 1 + zip(marks, marks.dropFirst()).count { LegendBlocks.order($0) >= LegendBlocks.order($1) }
        return marks.count >= max(fewestForProof, fewestInColumn * columns)
            && marks.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isWholeNumber } }
    }

    /// So many signs are in order by chance once in 120 times; eight in two columns once in 160.
    private static let fewestForProof = 5
    private static let fewestInColumn = 4

    private static func isNext(_ letter: String, _ other: String) -> Bool {
        guard let one = letter.unicodeScalars.first, let two = other.unicodeScalars.first else { return false }
        return two.value == one.value + 1
    }

    private static func isLetter(_ mark: String) -> Bool {
        mark.count == 1 && mark.first?.isASCII == true && mark.first?.isLetter == true
    }
}
