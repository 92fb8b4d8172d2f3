internal import Models
internal import Pages

/// Combines two recognisers' readings of a number, of which one knows the currency sign and the other the digits.
enum NumberWord {
    /// The confidence from which the second recogniser's digits are taken.
    private static let sureFrom = 0.85

    /// The longest unit beside a number, in characters.
    private static let longestUnit = 4

    /// The place of the number in words that consist of a number and at most a unit; nil for others.
    static func only(in words: [Word]) -> Int? {
        guard words.count <= 2, let place = words.firstIndex(where: { !number(in: $0.text).isEmpty }) else {
            return nil
        }
        let others = words.indices.filter { $0 != place }
        guard others.allSatisfy({ words[$0].text.count <= longestUnit && number(in: words[$0].text).isEmpty }),
            words[place].text.count(where: \.isLetter) <= longestUnit
        else { return nil }
        return place
    }

    /// The word with the digits of another reading of the same place, where that is more confident and has as many
    /// digits or more. A recogniser that doesn't know a sign sees letters in it, and those are dropped.
    static func surer(_ word: Word, _ again: [Word]) -> Word {
        let numbers = again.filter { !number(in: $0.text).isEmpty }
        guard numbers.count == 1, let other = numbers.first, other.confidence >= max(sureFrom, word.confidence) else {
            return word
        }
        let digits = number(in: other.text)
        let own = number(in: word.text)
        guard !digits.isEmpty, digits.count(where: \.isWholeNumber) >= own.count(where: \.isWholeNumber) else {
            return word
        }
        var word = word
        word.text = own.isEmpty ? String(digits) : word.text.replacing(own, with: digits, maxReplacements: 1)
        word.confidence = other.confidence
        return word
    }

    /// The words, of which those that are numbers are as sure as their digits: a character that the second recogniser
    /// doesn't know, and that was dropped from a word, says nothing of them.
    static func certain(_ words: [Word], _ numbers: [Word]) -> [Word] {
        words.map { word in
            guard let number = numbers.first(where: { $0.text == word.text && shared($0.box, word.box) > 0 }) else {
                return word
            }
            var word = word
            word.confidence = max(word.confidence, number.confidence)
            return word
        }
    }

    /// The words with each number that has fewer characters than its run of ink has pieces as the second recogniser
    /// reads that run: among letters of another script the first one drops digits and signs.
    ///
    /// - Parameters:
    ///   - sign: of the line's currency, which the second recogniser takes for a letter.
    ///   - read: reads a cut.
    static func whole(
        _ words: [Word], on cut: borrowing LineCut, sign: String?,
        by read: (borrowing LineCut) throws(StageFailure) -> [Word]
    ) throws(StageFailure) -> [Word] {
        let places = words.indices.filter { place in
            !number(in: words[place].text).isEmpty && !words[place].text.contains(where: \.isLetter)
        }
        guard !places.isEmpty else { return words }
        let runs = InkRuns(on: cut).runs
        var words = words
        for place in places {
            let word = words[place]
            guard let pieces = runs.max(by: { shared($0.union(), word.box) < shared($1.union(), word.box) }),
                let run = pieces.union(), shared(run, word.box) * 2 > min(word.box.width, run.width),
                pieces.count(where: { $0.height * 2 > run.height }) > word.text.count(where: { !$0.isPunctuation }),
                !words.indices.contains(where: {
                    $0 != place && shared(words[$0].box, run) * 2 > words[$0].box.width
                }),
                let part = cut.part(from: run.x - margin, to: run.maxX + margin)
            else { continue }
            let again = try read(part.cut)
            guard again.count == 1, let other = again.first,
                let whole = whole(word, other, sign: sign)
            else { continue }
            words[place] = Word(
                text: whole.text, box: Box(x: run.x, y: word.box.y, width: run.width, height: word.box.height),
                confidence: whole.confidence)
            // The first recogniser had given the lost ink to a neighbour.
            for index in words.indices where index != place && shared(words[index].box, run) > 0 {
                let box = words[index].box
                let start = box.midX > run.midX ? run.maxX : box.x
                words[index].box.x = start
                words[index].box.width = max(1, (box.midX > run.midX ? box.maxX : run.x) - start)
            }
        }
        return words
    }

    /// A number with the digits or the sign that another reading of its ink has more; nil where it has none.
    ///
    /// The second recogniser's doubt about a sign that it doesn't know says nothing of the digits.
    private static func whole(
        _ word: Word, _ other: Word, sign: String?
    ) -> (text: String, confidence: Double)? {
        let text = word.text
        let (own, found) = (number(in: text), number(in: other.text))
        if other.confidence >= sureFrom,
            found.count(where: \.isWholeNumber) > own.count(where: \.isWholeNumber)
        {
            return (text.replacing(own, with: found, maxReplacements: 1), other.confidence)
        }
        guard let sign, text == found, other.text.count == text.count + 1 else { return nil }
        return (other.text.hasSuffix(text) ? sign + text : text + sign, word.confidence)
    }

    /// Around a run, in pixels of the cut.
    private static let margin = 8

    /// The columns that two boxes share.
    private static func shared(_ one: Box?, _ other: Box) -> Int {
        one.map { max(0, min($0.maxX, other.maxX) - max($0.x, other.x)) } ?? 0
    }

    /// The text from the first digit to the last.
    private static func number(in text: String) -> Substring {
        let isDigit = { (character: Character) in character.isWholeNumber && Script.of(character) == .other }
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return "" }
        return text[first...last]
    }
}
