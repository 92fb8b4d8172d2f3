internal import Pages

/// A name prepared for being compared with others.
struct ComparedName: Sendable {
    /// The whole name first, then the parts of a bilingual one, then the name with the size of its price.
    let variants: [[Unicode.Scalar]]

    /// Names with at least this similarity may belong to one dish.
    static let sameDish = 0.7
    /// A name with at least this similarity counts as well read and well delimited.
    static let strict = 0.9

    /// Parts are divided by a slash or bar with spaces around, or a line end, and hold a letter each.
    ///
    /// - Parameter size: what stands at the dish's only price, such as "0,4 l"; lists of dishes mostly have it in the name.
    init(_ name: String, size: String? = nil) {
        let whole = Self.normalised(name)
        var cut = name.split { $0.isNewline }.map(String.init)
        for divider in [" / ", " | "] {
            cut = cut.flatMap { part in Self.parts(of: part, dividedBy: Array(divider.unicodeScalars)) }
        }
        let parts = cut.map(Self.normalised).filter { part in part.contains { $0.properties.isAlphabetic } }
        variants = [whole] + (parts.count > 1 ? parts : []) + (size.map { [Self.normalised("\(name) \($0)")] } ?? [])
    }

    /// How alike the most alike variants of two names are, from 0 to 1: one minus the Levenshtein distance over the
    /// longer length, in normalised characters with single spaces.
    ///
    /// - Parameter least: lower values need not be distinguished from 0.
    func likeness(to other: ComparedName, atLeast least: Double = 0) -> Double {
        var best = 0.0
        for mine in variants {
            for theirs in other.variants {
                let longer = max(mine.count, theirs.count)
                guard longer > 0 else { continue }
                let most = Double(min(mine.count, theirs.count)) / Double(longer)
                guard most > best, most >= least else { continue }
                best = max(best, Double(longer - EditDistance.levenshtein(mine, theirs)) / Double(longer))
            }
        }
        return best
    }

    private static func normalised(_ text: String) -> [Unicode.Scalar] {
        Array(NormalisedText.scalars(text).split(whereSeparator: NormalisedText.isSpace).joined(separator: [" "]))
    }

    private static func parts(of text: String, dividedBy divider: [Unicode.Scalar]) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var parts: [String] = []
        var part = String.UnicodeScalarView()
        var place = 0
        while place < scalars.count {
            if scalars[place...].starts(with: divider) {
                parts.append(String(part))
                part = String.UnicodeScalarView()
                place += divider.count
            } else {
                part.append(scalars[place])
                place += 1
            }
        }
        return parts + [String(part)]
    }
}
