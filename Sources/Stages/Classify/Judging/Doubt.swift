internal import Models

/// How likely a dish breaks a diet, 0…1, from what was found in its words.
///
/// The shares were counted on the labelled canteen and recipe names of the shared sets (hamburg_de, tum_de,
/// epicurious_en, umd_en; first rows of each, without names that claim something themselves): a dish with a word that
/// "usually" holds something broke the diet in 0.80 of all cases, with "sometimes" in 0.32, with "rarely" in 0.06,
/// and without any such word in 0.05. Two such words made little difference, since a kitchen that leaves out
/// butter in one thing leaves it out in the other; therefore only the strongest counts in full.
struct Doubt: Sendable, Hashable {
    /// 0 (nothing speaks against the diet) to 1 (something named breaks it).
    private(set) var share: Double

    /// What nobody names: each further part of a plate is one more thing that butter may be on.
    private static let perPart: [Diet: Double] = [.vegan: 0.03, .vegetarian: 0.005, .pescatarian: 0.005]
    /// What a word that nothing is known of may stand for.
    private static let perUnknown: [Diet: Double] = [.vegan: 0.2, .vegetarian: 0.08, .pescatarian: 0.06]
    /// The weight of every finding but the strongest.
    private static let further = 0.15

    /// At most this much doubt is left in a "yes". `vegyscan bench claims --curve` shows the shares of dishes answered
    /// and of unsafe answers for other limits.
    static let mostForYes = 0.15
    /// From here on the answer is "no".
    static let leastForNo = 0.6

    init(_ found: DishFindings, _ diet: Diet) {
        var byWord: [String: Double] = [:]
        for finding in found.findings where finding.component.substance.breaks(diet) {
            let share = Self.share(finding.component.certainty)
            byWord[finding.text] = max(byWord[finding.text] ?? 0, share)
        }
        let shares = byWord.values.sorted(by: >)
        var fits = 1 - (shares.first ?? 0)
        for share in shares.dropFirst() { fits *= 1 - Self.further * share }
        let understanding = found.understanding
        if !understanding.hasFullIngredients {
            for _ in 0..<min(understanding.parts, 40) { fits *= 1 - (Self.perPart[diet] ?? 0) }
            let unknown = understanding.unknownInName + understanding.unknownInDescription
            for _ in 0..<min(unknown, 40) { fits *= 1 - (Self.perUnknown[diet] ?? 0) }
        }
        share = 1 - fits
    }

    private static func share(_ certainty: Certainty) -> Double {
        switch certainty {
        case .always: 0.99
        case .usual: 0.8
        case .sometimes: 0.32
        case .rare: 0.03
        }
    }
}
