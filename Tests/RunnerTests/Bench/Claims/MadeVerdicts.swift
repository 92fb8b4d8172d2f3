import Foundation
import Models

@testable import Runner

/// Rows with verdicts that nobody had to judge.
enum MadeVerdicts {
    static func row(
        _ json: String, called label: DietLabel, doubt: Double = 0, claims: [Diet: Claim] = [:],
        allergens: [Allergen: AllergenStatus] = [:], evidence: [Evidence] = [], microseconds: Double = 10
    ) throws -> JudgedRow {
        var judged = JudgedRow(
            row: try JSONDecoder().decode(ClaimRow.self, from: Data(json.utf8)),
            verdict: Classification(
                label: label, confidence: 2, claims: claims, allergens: allergens, evidence: evidence, reason: "made"),
            microseconds: microseconds, shares: [:])
        judged.doubt = doubt
        return judged
    }

    /// A dish of these labels.
    static func dish(
        _ labels: String..., called label: DietLabel, doubt: Double = 0, evidence: [Evidence] = []
    ) throws -> JudgedRow {
        let list = labels.map { "\"\($0)\"" }.joined(separator: ",")
        return try row(
            #"{"name": "Dish", "label_set": [\#(list)]}"#, called: label, doubt: doubt, evidence: evidence)
    }
}
