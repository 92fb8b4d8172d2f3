package import Judging

/// Tells a recogniser's slip from another dish: "chlcken" is chicken, but "beef" isn't "beet".
///
/// Near matches are a hazard to guests with allergies, so this considers only printed shapes, never the number of
/// differing letters: every mark and number must be the same, and every word the same or identical-looking in print.
package struct ReadingSlip {
    let knowledge: Knowledge

    package init(knowledge: Knowledge) {
        self.knowledge = knowledge
    }

    /// The most words of one text that may be one word of the other: "sun dried tomato".
    private static let mostJoined = 3

    /// Whether two texts in normal form can be two readings of the same print; equal texts are.
    package func areReadings(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return left == right }
        return left == right || areReadings(PrintedToken.tokens(of: left), PrintedToken.tokens(of: right))
    }

    private func areReadings(_ left: [PrintedToken], _ right: [PrintedToken]) -> Bool {
        var i = 0
        var j = 0
        while i < left.count, j < right.count {
            if left[i] == right[j] {
                i += 1
                j += 1
                continue
            }
            guard let (mine, theirs) = alike(left[i...], right[j...]), isSlip(mine, theirs) else { return false }
            i += mine.count
            j += theirs.count
        }
        return i == left.count && j == right.count
    }

    /// The fewest words at the start of both that look the same when they are joined.
    private func alike(_ left: ArraySlice<PrintedToken>, _ right: ArraySlice<PrintedToken>) -> ([String], [String])? {
        let left = Self.words(left)
        let right = Self.words(right)
        guard var mine = left.first.map({ [$0] }), var theirs = right.first.map({ [$0] }) else { return nil }
        while true {
            let (a, b) = (PrintedShape.bytes(mine.joined()), PrintedShape.bytes(theirs.joined()))
            if a == b { return (mine, theirs) }
            if a.count < b.count, mine.count < left.count {
                mine.append(left[mine.count])
            } else if b.count < a.count, theirs.count < right.count {
                theirs.append(right[theirs.count])
            } else {
                return nil
            }
        }
    }

    /// The words up to the next mark, but no more than may be joined.
    private static func words(_ tokens: ArraySlice<PrintedToken>) -> [String] {
        var words: [String] = []
        for token in tokens.prefix(mostJoined) {
            guard case .word(let word) = token else { break }
            words.append(word)
        }
        return words
    }

    /// Whether one of two words that look the same is the other misread, rather than another word.
    private func isSlip(_ left: [String], _ right: [String]) -> Bool {
        let all = left + right
        let isJoined = left.count + right.count > 2
        guard Self.digitsMayBeLetters(left, right), Self.accentsWereLost(left.joined(), right.joined()) else {
            return false
        }
        // Short words easily coincide with others: "thé" and "the", "cà" and "cá", "is" and "15".
        guard min(left.joined().count, right.joined().count) >= (isJoined ? 5 : 4) else { return false }
        if all.contains(where: changesOthers) { return false }
        // Two known words are two different words: "corn" and "com", "clove" and "dove", "egg plant" and "eggplant".
        if left.allSatisfy(isKnown), right.allSatisfy(isKnown) { return false }
        // Of two unknown words, one may be the other only where neither is short.
        return all.contains(where: isKnown) || (!isJoined && left.joined().count >= 6)
    }
}

// MARK: - Words

extension ReadingSlip {
    /// Whether a word such as "without", "free", "vegan" or "mock" changes others: it is never a slip of anything.
    private func changesOthers(_ word: String) -> Bool {
        guard let meaning = meaning(of: word) else { return false }
        return !meaning.kind.isSubset(of: [.ingredient, .dish, .neutral])
    }

    private func isKnown(_ word: String) -> Bool { meaning(of: word) != nil || isInTables(word) }

    private func isInTables(_ word: String) -> Bool {
        let bytes = Array(word.utf8)
        return knowledge.phrases.word(bytes.span, WordHash(bytes.span)) != nil
    }

    /// The meaning in any language, as it stands or as a form of another word.
    private func meaning(of word: String) -> Meaning? {
        let bytes = Array(word.utf8)
        return knowledge.phrases.meaning(of: bytes.span, WordHash(bytes.span), in: .all)
            ?? knowledge.phrases.meaning(ofWordOrForm: bytes.span, ReadingLanguage(code: nil))
    }

    /// A digit may be a misread letter only between letters, and only in a word without digits in the other reading:
    /// amounts, additive numbers and footnotes must match exactly.
    private static func digitsMayBeLetters(_ left: [String], _ right: [String]) -> Bool {
        let mine = left.filter(hasDigit)
        let theirs = right.filter(hasDigit)
        guard mine.isEmpty || theirs.isEmpty else { return false }
        return (mine + theirs).allSatisfy { word in
            let scalars = Array(word.unicodeScalars)
            return scalars.indices.allSatisfy { place in
                guard isDigit(scalars[place]) else { return true }
                return place > 0 && place + 1 < scalars.count && !isDigit(scalars[place - 1])
                    && !isDigit(scalars[place + 1])
            }
        }
    }

    /// Accents may be lost in one reading, but two different accents make two words, as in Vietnamese.
    private static func accentsWereLost(_ left: String, _ right: String) -> Bool {
        let mine = left.unicodeScalars.filter { !$0.isASCII }
        let theirs = right.unicodeScalars.filter { !$0.isASCII }
        return mine.isEmpty || theirs.isEmpty || mine.elementsEqual(theirs)
    }

    private static func hasDigit(_ word: String) -> Bool { word.unicodeScalars.contains(where: isDigit) }
    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType != nil }
}
