internal import Judging
internal import Models

/// A verdict on a dish, for a person.
struct VerdictText {
    let name: String
    let verdict: Classification
    let tellsEvidence: Bool

    var text: String {
        var lines = ["\(name): \(verdict.label.rawValue)"]
        lines.append("  " + verdict.reason)
        let claims = Diet.allCases.compactMap { diet in verdict.claims[diet].map { "\(diet.rawValue) \($0.rawValue)" } }
        if !claims.isEmpty { lines.append("  " + claims.joined(separator: ", ")) }
        lines += allergens.map { "  " + $0 }
        if tellsEvidence {
            lines += verdict.evidence.map { "  \($0.text): \($0.finding)" }
            lines += verdict.hiddenIngredients.map { "  unsaid: \($0.likelihood.rawValue) \($0.ingredient)" }
        }
        for question in verdict.staffQuestions {
            // English first, then what can be shown to the staff.
            let others = question.texts.filter { $0.key != "en" }.sorted { $0.key < $1.key }.map(\.value)
            lines.append("  Ask: " + ([question.texts["en"]].compactMap(\.self) + others).joined(separator: " / "))
        }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    private var allergens: [String] {
        let usually = verdict.usually
        func named(_ words: String, _ isMeant: (Allergen) -> Bool) -> String? {
            let names = Allergen.allCases.filter(isMeant).map(\.rawValue)
            return names.isEmpty ? nil : "\(words) \(names.joined(separator: ", "))"
        }
        return [
            named("contains") { verdict.allergens[$0] == .contains && !usually.contains($0) },
            named("usually contains") { usually.contains($0) },
            named("may contain") { verdict.allergens[$0] == .mayContain },
        ].compactMap(\.self)
    }
}
