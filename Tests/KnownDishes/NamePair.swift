package import Models

/// Two names where a word or two turn a dish that fits a diet into one that doesn't.
///
/// The unsafe one must never be called fit for the diet; the safe one may be left uncertain, if not too often.
package struct NamePair: Sendable, CustomStringConvertible {
    package var diet: Diet
    /// BCP 47 code of the menu.
    package var language: String
    package var safe: String
    package var unsafe: String

    package var description: String { "\(language): \(safe) / \(unsafe)" }

    /// The labels that say a dish fits the diet.
    package var labels: [DietLabel] {
        switch diet {
        case .vegan: [.vegan]
        case .vegetarian: [.vegan, .vegetarian]
        case .pescatarian: [.vegan, .vegetarian, .pescatarian]
        }
    }

    /// A table of pairs, one a line: safe, "|", unsafe. "⏎" stands for a line break in a name.
    package static func table(_ diet: Diet, _ language: String, _ lines: String) -> [NamePair] {
        lines.split(separator: "\n").map { line in
            let names = line.split(separator: "|").map { name in
                name.replacing("⏎", with: "\n").trimming { $0 == " " }
            }
            precondition(names.count == 2, "not a pair: \(line)")
            return NamePair(diet: diet, language: language, safe: names[0], unsafe: names[1])
        }
    }
}

extension StringProtocol {
    fileprivate func trimming(_ test: (Character) -> Bool) -> String {
        String(drop(while: test).reversed().drop(while: test).reversed())
    }
}
