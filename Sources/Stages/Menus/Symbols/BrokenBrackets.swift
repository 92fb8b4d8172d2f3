/// Marks in brackets of which one was misread: "(D\(G)", "|N)", "iN}", "G)".
enum BrokenBrackets {
    /// What recognisers read instead of an opening and of a closing bracket.
    private static let likeOpening: Set<Character> = ["|", "¦", "/", "\\", "!", "<", "i", "l", "I", "1", "f", "t"]
    private static let likeClosing: Set<Character> = ["|", "¦", "/", "\\", "!", ">", "j", "J", "l", "I", "1"]
    private static let longestWord = 24
    private static let mostCodes = 8

    /// The text before the marks, and the marks; nil when the word doesn't end in marks that the menu uses.
    ///
    /// Each mark keeps at least one of its brackets and must pass `isKnown`.
    static func split(_ word: String, isKnown: (String) -> Bool) -> (body: String, codes: [String])? {
        guard word.utf8.count <= longestWord, word.contains(where: { isOpening($0) || isClosing($0) }) else {
            return nil
        }
        let characters = Array(word)
        for start in characters.indices {
            let body = characters[..<start]
            // Letters stand for brackets only where nothing precedes them: "Chili)" has no mark in it.
            guard start == 0 || body.last?.isLetter == true && !characters[start].isLetter else { continue }
            if let codes = groups(characters, from: start, isKnown: isKnown), !codes.isEmpty {
                return (String(body), codes)
            }
        }
        return nil
    }

    static func isOpening(_ character: Character) -> Bool { "([{".contains(character) }
    static func isClosing(_ character: Character) -> Bool { ")]}".contains(character) }

    /// The codes of a sequence of brackets that reaches to the end, or nil.
    private static func groups(_ text: [Character], from start: Int, isKnown: (String) -> Bool) -> [String]? {
        var codes: [String] = []
        var index = start
        while index < text.count, codes.count < mostCodes {
            if text[index...].allSatisfy({ ",.;".contains($0) }) { return codes }
            guard let group = group(text, from: index, isKnown: isKnown) else { return nil }
            codes.append(group.code)
            index = group.end
        }
        return index == text.count ? codes : nil
    }

    private static func group(
        _ text: [Character], from start: Int, isKnown: (String) -> Bool
    ) -> (code: String, end: Int)? {
        let opens = isOpening(text[start])
        for skipped in opens ? [1] : likeOpening.contains(text[start]) ? [1, 0] : [0] {
            for length in [4, 3, 2, 1] where start + skipped + length <= text.count {
                let end = start + skipped + length
                let code = String(text[(start + skipped)..<end])
                guard MarkCode.isCapital(code), isKnown(code) else { continue }
                if end < text.count, isClosing(text[end]) { return (code, end + 1) }
                guard opens else { continue }
                if end == text.count || isOpening(text[end]) { return (code, end) }
                if likeClosing.contains(text[end]) { return (code, end + 1) }
            }
        }
        return nil
    }
}
