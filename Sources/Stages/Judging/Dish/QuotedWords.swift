/// Words in quotation marks within a name, as in "Espresso „Pretzels“".
///
/// Whoever writes them doesn't mean them by the letter: they name a dish of the house, a style, or something that only
/// looks like it.
enum QuotedWords {
    /// Whether a part of the name, but not all of it, stands in quotation marks.
    static func stand(in name: String) -> Bool {
        // The first bytes of the signs below.
        guard name.utf8.contains(where: { $0 == 0x22 || $0 == 0xC2 || $0 == 0xE2 }) else { return false }
        guard let first = name.firstIndex(where: quotes.contains),
            let last = name[name.index(after: first)...].lastIndex(where: quotes.contains)
        else { return false }
        let isNamed = name[name.index(after: first)..<last].contains(where: \.isLetter)
        return isNamed && (name[..<first].contains(where: \.isLetter) || name[last...].contains(where: \.isLetter))
    }

    private static let quotes: Set<Character> = ["\"", "„", "“", "”", "«", "»"]
}
