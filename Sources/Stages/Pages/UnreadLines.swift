package import Models

/// How much of a page was seen but could not be read.
package enum UnreadLines {
    /// The share of unread letters from which a page counts as incomplete, and the one from which it counts as unread.
    private static let partly = 0.25
    package static let mostly = 0.6

    /// The share of a page's letters, from 0 to 1, in lines that weren't read.
    package static func share(of lines: [Line]) -> Double {
        let all = lines.reduce(0) { $0 + letters(in: $1.words) }
        guard all > 0 else { return 0 }
        return Double(lines.filter { $0.unread == true }.reduce(0) { $0 + letters(in: $1.words) }) / Double(all)
    }

    /// The share of unread ink from which a page counts as incomplete.
    package static let muchInk = 0.25

    /// The warning for a page, or nil where it was read.
    package static func warning(for lines: [Line], ink: UnreadInk? = nil) -> Warning? {
        let share = share(of: lines)
        guard share >= partly else {
            guard let ink, ink.share >= muchInk else { return nil }
            return Warning(
                code: .unread,
                message: "\(Int((ink.share * 100).rounded())) % of what looks like text on this page could not be "
                    + "read; go closer, or photograph it sharper and in even light.")
        }
        let part = share >= mostly ? "The text of this page" : "A part of this page's text"
        return Warning(
            code: .unread,
            message: "\(part) makes no words in any language that can be read here; name its language with -l, or "
                + "photograph it sharper.")
    }

    package static func letters(in words: [Word]) -> Int {
        words.reduce(0) { $0 + $1.text.unicodeScalars.count(where: \.isOfLetter) }
    }
}
