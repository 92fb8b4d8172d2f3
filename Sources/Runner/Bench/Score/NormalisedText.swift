internal import Foundation

/// Text as it is compared: spelling counts, the typography of quotes, dashes, capitals and widths does not.
enum NormalisedText {
    /// The text in NFKC and lower case, with straight single and double quotes and hyphens for dashes.
    static func scalars(_ text: String) -> [Unicode.Scalar] {
        // Foundation's own composed form leaves Korean letters of half width apart.
        let composed = text.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
        return lower(Array(composed.unicodeScalars)).map { straightened[$0] ?? $0 }
    }

    /// The normalised text without any white space.
    static func withoutSpaces(_ text: String) -> [Unicode.Scalar] {
        scalars(text).filter { !isSpace($0) }
    }

    /// The lines of a text that aren't empty. They end at Unicode's mandatory breaks and at the separators U+001C to
    /// U+001E.
    static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split { lineEnds.contains($0.value) }.map { String($0) }
    }

    /// Unicode's White_Space, and the four separators U+001C to U+001F.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || (0x1C...0x1F).contains(scalar.value)
    }

    /// Full case mapping, a sigma at the end of a word being the final one (Unicode Standard 3.13, Final_Sigma).
    private static func lower(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var lower: [Unicode.Scalar] = []
        lower.reserveCapacity(scalars.count)
        for (index, scalar) in scalars.enumerated() {
            if scalar == "Σ", endsWord(index, in: scalars) {
                lower.append("ς")
            } else {
                lower += scalar.properties.lowercaseMapping.unicodeScalars
            }
        }
        return lower
    }

    private static func endsWord(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let before = scalars[..<index].last { !$0.properties.isCaseIgnorable }
        let after = scalars[(index + 1)...].first { !$0.properties.isCaseIgnorable }
        return before?.properties.isCased == true && after?.properties.isCased != true
    }

    private static let straightened: [Unicode.Scalar: Unicode.Scalar] = [
        "’": "'", "‘": "'", "“": "\"", "”": "\"", "–": "-", "—": "-",
    ]

    private static let lineEnds: Set<UInt32> = [0x0A, 0x0B, 0x0C, 0x0D, 0x1C, 0x1D, 0x1E, 0x85, 0x2028, 0x2029]
}
