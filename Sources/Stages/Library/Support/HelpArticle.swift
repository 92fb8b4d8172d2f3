internal import Judging
internal import Pages
internal import Tables

/// A short help text that is part of the program, so that it can be read without a network.
package struct HelpArticle: Sendable, Hashable {
    /// Such as "getting-started".
    package let topic: String
    package let title: String
    /// The date of its last review, as YYYY-MM-DD.
    package let date: String
    /// Paragraphs and examples, ready for a terminal of 80 columns.
    package let text: String

    /// All articles, in display order.
    package static let all: [HelpArticle] = {
        let text = unsafe String(decoding: table_help().contents, as: UTF8.self)
        return text.components(partedBy: "\n=== ").compactMap(HelpArticle.init)
    }()

    package static func on(_ topic: String) -> HelpArticle? { all.first { $0.topic == topic } }

    /// - Parameter source: `topic | date | title` on the first line, then the text.
    private init?(_ source: Substring) {
        let lines = source.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let head = (lines.first ?? "").split(separator: "|").map { $0.trimmed(\.isWhitespace) }
        guard head.count == 3, lines.count == 2 else { return nil }
        (topic, date, title) = (head[0], head[1], head[2])
        text = lines[1].trimmed(\.isNewline) + "\n"
    }
}

extension StringProtocol {
    fileprivate func trimmed(_ isLeftOut: (Character) -> Bool) -> String {
        let kept = drop(while: isLeftOut)
        return String(kept.prefix(kept.count - kept.reversed().prefix(while: isLeftOut).count))
    }
}

extension String {
    /// The parts between separators; what stands before the first separator isn't one.
    fileprivate func components(partedBy separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let place = rest.firstRange(of: separator) {
            parts.append(rest[..<place.lowerBound])
            rest = rest[place.upperBound...]
        }
        return Array((parts + [rest]).dropFirst())
    }
}
