internal import Foundation
internal import Models

/// How likely a dish breaks a diet, 0…1, from what was found in its words.
///
/// The shares are those of dishes that weren't vegan among the 2,755 German canteen names of the shared sets hamburg_de
/// and tum_de, without names that make claims themselves, when the rule was made: 0.80 of those with a word that
/// "usually" holds something, 0.32 with "sometimes", 0.06 with "rarely", and 0.05 without any such word, so that
/// "rarely" adds little to what `perPart` already says. The English sets epicurious_en and umd_en gave 0.66, 0.31, 0.35
/// (few) and 0.03. A second such word made little difference, since a kitchen that leaves out butter in one thing
/// leaves it out in the other; therefore only the strongest counts in full.
struct Doubt: Sendable, Hashable {
    /// From 0 (nothing speaks against the diet) to 1 (something named breaks it).
    private(set) var share: Double

    /// The doubt about what nobody names: each further part of a plate is one more thing that may have butter on it.
    private static func perPart(_ diet: Diet) -> Double { diet == .vegan ? 0.03 : 0.005 }

    /// The doubt about what an unknown word may stand for.
    private static func perUnknown(_ diet: Diet) -> Double {
        switch diet {
        case .vegan: 0.2
        case .vegetarian: 0.08
        case .pescatarian: 0.06
        }
    }

    /// The weight of every finding but the strongest.
    private static let further = 0.15

    /// A "yes" leaves at most this much doubt. `vegyscan bench claims --curve` shows the shares of dishes answered and
    /// of unsafe answers for lower limits.
    static let mostForYes = 0.15

    init(_ found: DishFindings, _ diet: Diet) {
        let against = found.findings.filter { $0.component.substance.breaks(diet) }
        let strongest = against.map(\.component.certainty).max()
        var fits = 1.0
        var hasStrongest = false
        for (place, finding) in against.enumerated() where !Self.isTold(place, against) {
            let share = Self.share(finding.component.certainty)
            let isStrongest = !hasStrongest && finding.component.certainty == strongest
            if isStrongest { hasStrongest = true }
            fits *= 1 - (isStrongest ? share : Self.further * share)
        }
        let understanding = found.understanding
        if !understanding.hasFullIngredients {
            let unknown = understanding.unknownInName + understanding.unknownInDescription
            fits *= pow(1 - Self.perPart(diet), Double(understanding.parts))
            fits *= pow(1 - Self.perUnknown(diet), Double(unknown))
        }
        share = 1 - fits
    }

    /// A word counts as one doubt, however many things it may bring.
    private static func isTold(_ place: Int, _ findings: [DishFinding]) -> Bool {
        let finding = findings[place]
        return findings.indices.contains { other in
            guard other != place, findings[other].text == finding.text else { return false }
            let certainty = findings[other].component.certainty
            return certainty > finding.component.certainty
                || (certainty == finding.component.certainty && other < place)
        }
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
