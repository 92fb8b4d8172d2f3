/// What each code in results and events means: the table of the article `codes` of the offline help.
package enum CodeTable {
    /// One sentence or two for each code.
    package static let meanings: [String: String] = {
        var meanings: [String: String] = [:]
        var code = ""
        for line in (HelpArticle.on("codes")?.text ?? "").split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if line.hasPrefix(indent) {
                meanings[code]? += " " + words.joined(separator: " ")
            } else if line.hasPrefix("  "), let first = words.first {
                code = first
                meanings[code] = words.dropFirst().joined(separator: " ")
            }
        }
        return meanings
    }()

    /// The indentation of meanings, which continues on their further lines.
    private static let indent = String(repeating: " ", count: 24)
}
