internal import Judging
internal import Models

extension BenchItems {
    /// Dishes and ingredients with their verdicts, those of each file by its name. Several files may have the same ids.
    static func claims(_ files: [(name: String, rows: [JudgedRow])]) -> BenchItems {
        let items = files.flatMap { file in
            file.rows.map { judged in
                let name = judged.row.id.map(\.text) ?? judged.row.text.name
                return BenchItem(
                    item: files.count > 1 ? "\(file.name): \(name)" : name, language: judged.row.text.language,
                    kind: file.name, figures: figures(judged).known)
            }
        }
        return BenchItems(
            measures: [
                .lower("unsafe", "unsafe called safe"), .lower("unsafe_of_safe", "unsafe of all called safe"),
                .higher("decided", "coverage"), .higher("right", "right of the decided"),
                .higher("allergen_recall", "allergens found"), .lower("allergens_wrong", "allergens wrong"),
            ], items: items)
    }

    /// 1 and 0 for what is so and what isn't, so that a mean is a share; what doesn't apply to the row is left out.
    private static func figures(_ judged: JudgedRow) -> [String: Double?] {
        var figures: [String: Double?] = [:]
        if judged.row.dish != nil {
            figures["decided"] = judged.verdict.label == .uncertain ? 0 : 1
            figures["right"] = judged.isRight.map { $0 ? 1 : 0 }
            let unsafe = UnsafeTally([judged])
            figures["unsafe"] = unsafe.together.rate
            figures["unsafe_of_safe"] = unsafe.ofSafe.rate
        }
        let allergens = AllergenTally([judged])
        if allergens.dishes > 0 {
            figures["allergen_recall"] = allergens.all.recall
            figures["allergens_wrong"] = Double(allergens.all.wrong)
        }
        return figures
    }
}
