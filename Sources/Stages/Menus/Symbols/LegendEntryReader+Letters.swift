internal import Models
internal import Pages

/// Letters that are marks by their place in the alphabet.
extension LegendEntryReader {
    /// Adds letters that are also words, as in "i Gluten k Soja o Sulfit", where the alphabet puts them between their
    /// neighbours.
    static func withWords(_ starts: [Start], _ tokens: [LegendToken]) -> [Start] {
        let areSmall = starts.count { $0.marks.first?.first?.isLowercase == true } * 2 > starts.count
        // Among small letters a stroke without a dot is an l.
        let letters = starts.map { start in
            start.marks.count == 1 ? letter(areSmall && start.marks[0] == "I" ? "l" : start.marks[0]) : nil
        }
        let known = letters.compactMap(\.self)
        guard known.count >= fewestInOrder, known.count * 2 > starts.count,
            zip(known, known.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return starts }
        var all: [Start] = []
        for (place, start) in starts.enumerated() {
            all.append(start)
            let end = place + 1 < starts.count ? starts[place + 1].at : tokens.count
            guard var last = letters[place] else { continue }
            let next = letters[(place + 1)...].lazy.compactMap(\.self).first
            for index in tokens.indices where index > start.phraseAt && index + 1 < end {
                guard case .word(let text) = tokens[index].kind, let letter = singleLetter(text), letter > last,
                    (text == text.lowercased()) == areSmall,
                    next.map({ letter < $0 }) ?? true, case .word = tokens[index + 1].kind
                else { continue }
                let meanings = LegendPhrase(firstTelling(tokens[(index + 1)..<end])).meanings
                // "Dióxido de azufre y sulfitos" is one thing.
                let before = LegendPhrase(LegendSentence.words(tokens[start.phraseAt..<index])).meanings
                // "K Sesam, m Hubinen,": a meaning that wasn't read has its mark all the same.
                guard tokens[index - 1].kind == .divider || !meanings.isEmpty && Set(meanings).isDisjoint(with: before)
                else { continue }
                all.append(
                    Start(at: index, phraseAt: index + 1, marks: [text], isSetApart: false, isNumbered: false))
                last = letter
            }
        }
        return all
    }

    /// Fewer letters than this don't show an order.
    private static let fewestInOrder = 3

    /// The letter of a mark such as "a" or "h2".
    private static func letter(_ mark: String) -> Character? {
        mark.dropFirst().allSatisfy(\.isWholeNumber) ? singleLetter(String(mark.prefix(1))) : nil
    }

    private static func singleLetter(_ mark: String) -> Character? {
        guard mark.count == 1, let letter = mark.lowercased().first, letter.isASCII, letter.isLetter else {
            return nil
        }
        return letter
    }
}
