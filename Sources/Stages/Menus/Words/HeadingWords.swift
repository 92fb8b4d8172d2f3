internal import Pages

/// The words that head menu sections, folded, in the languages menus are most often printed in.
package enum HeadingWords {
    /// Whether a text is nothing but such words, with at most one other among several.
    package static func isHeading(_ text: String) -> Bool {
        let words = words(text)
        guard !words.isEmpty, words.count <= 7 else { return false }
        let known = words.count { core.contains($0) }
        let other = words.count { !core.contains($0) && !joining.contains($0) }
        return known >= 1 && other == 0
    }

    /// Whether a folded word is such a word with one letter misread, lost or added: "MENS", "PECIAL".
    package static func isNearHeading(_ word: String) -> Bool {
        guard word.count >= 4, word.utf8.count <= 24 else { return false }
        let letters = Array(word)
        return !core.contains(word) && core.contains { $0.count >= 4 && EditDistance.isOne(letters, Array($0)) }
    }

    package static func words(_ text: String) -> [String] {
        text.foldedForMatching.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" }).map(String.init)
    }

    private static let core = Set(LineWords.heading.list.map(\.foldedForMatching))

    private static let joining = LineWords.besideHeading.set
}
