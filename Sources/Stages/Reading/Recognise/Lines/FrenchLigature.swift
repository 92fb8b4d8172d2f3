internal import Models

/// The ligature of French words such as "œuf" and "bœuf", which recognisers take for "e" or "ce", most of all as a
/// capital: "Euf", "ceufs".
enum FrenchLigature {
    /// As Tesseract's code.
    static let language = "fra"

    /// The French words with the ligature that menus have, without those whose misread form is a French word too, such as
    /// "vœux". All are nouns, and take an s.
    private static let nouns = ["œuf", "bœuf", "cœur", "chœur", "sœur", "nœud", "œil", "œillet", "œuvre"]

    /// What is printed, by what is read.
    private static let printed = Dictionary(
        nouns.flatMap { [$0, $0 + "s"] }.flatMap { word in
            ["e", "ce"].map { (word.replacing("œ", with: $0), word) }
        },
        uniquingKeysWith: { first, _ in first })

    /// A word as it is printed, in the case in which it was read.
    static func restored(_ word: Word) -> Word { word.replacingLetterRuns(restored) }

    private static func restored(_ letters: String) -> String {
        guard let word = printed[letters.lowercased()] else { return letters }
        if letters.allSatisfy(\.isUppercase) { return word.uppercased() }
        return letters.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
}
