package import Foundation
internal import Judging
package import Models

/// The labelled dish names beside the repository, for measuring only.
package struct LabelledDishes {
    package struct Row: Decodable {
        package var name: String
        package var description: String?
        package var ingredients: String?
        package var language: String?
        package var cuisine: String?
        package var section: String?
        package var symbols: [DietarySymbol]?
        /// What kind of trap it is, in sets that are built to mislead.
        package var trap: String?
        package var label: String
        package var labelSet: [String]
        package var allergens: [String]?

        package enum CodingKeys: String, CodingKey {
            case name, description, ingredients, language, cuisine, section, symbols, label, allergens
            case trap = "class"
            case labelSet = "label_set"
        }
    }

    /// What the rules did with a set.
    package struct Score {
        package init() {}

        package var rows = 0
        package var decided = 0
        package var right = 0
        package var notVegan = 0
        package var calledVegan = 0
        package var notVegetarian = 0
        package var calledVegetarian = 0
        /// Called vegan, vegetarian or pescatarian.
        package var calledSafe = 0
        /// Of them, those that every label that may be right calls less safe.
        package var wronglySafe = 0

        /// Dishes called vegan that aren't, over all that aren't.
        package var unsafeVegan: Double { Double(calledVegan) / Double(max(notVegan, 1)) }
        /// Dishes with meat or fish called vegan or vegetarian, over all such dishes.
        package var unsafeVegetarian: Double { Double(calledVegetarian) / Double(max(notVegetarian, 1)) }
        /// Both together: wrong safe answers over all dishes that break the diet asked for.
        package var unsafe: Double { Double(calledVegan + calledVegetarian) / Double(max(notVegan + notVegetarian, 1)) }
        package var coverage: Double { Double(decided) / Double(max(rows, 1)) }
        package var accuracy: Double { Double(right) / Double(max(decided, 1)) }

        package static func += (total: inout Score, other: Score) {
            total.rows += other.rows
            total.decided += other.decided
            total.right += other.right
            total.notVegan += other.notVegan
            total.calledVegan += other.calledVegan
            total.notVegetarian += other.notVegetarian
            total.calledVegetarian += other.calledVegetarian
            total.calledSafe += other.calledSafe
            total.wronglySafe += other.wronglySafe
        }
    }

    /// The files of `Tests/Dishes`.
    package static let written = files(in: "Dishes")

    /// The files of a folder of `Tests`.
    package static func files(in name: String) -> [URL] {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../\(name)").standardized
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "jsonl" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    package static let folder: URL? = {
        let environment = ProcessInfo.processInfo.environment["VEGYSCAN_SHARED"].map { URL(fileURLWithPath: $0) }
        let beside = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared").standardized
        return [environment, beside].compactMap(\.self).first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("dishes").path)
        }?.appendingPathComponent("dishes")
    }()

    package static func rows(_ set: String) throws -> [Row] {
        guard let folder else { return [] }
        return try rows(in: folder.appendingPathComponent("\(set).jsonl"))
    }

    /// The rows of a file of JSON lines.
    package static func rows(in file: URL) throws -> [Row] {
        let data = try Data(contentsOf: file)
        return try data.split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(Row.self, from: Data($0))
        }
    }

    package static func score(_ set: String, namesOnly: Bool = false, each: (Row, Classification) -> Void = { _, _ in })
        throws
        -> Score
    {
        try score(rows(set), namesOnly: namesOnly, each: each)
    }

    package static func score(_ rows: [Row], namesOnly: Bool = false, each: (Row, Classification) -> Void = { _, _ in })
        -> Score
    {
        let judge = Judge()
        let safety = ["vegan", "vegetarian", "pescatarian"]
        var score = Score()
        for row in rows {
            var dish = DishText(name: row.name, language: row.language, cuisine: row.cuisine)
            if !namesOnly {
                dish.section = row.section
                dish.symbols = row.symbols ?? []
                dish.description = row.description
                dish.ingredients = row.ingredients
            }
            let verdict = judge(dish)
            each(row, verdict)
            score.rows += 1
            if verdict.label != .uncertain {
                score.decided += 1
                if row.labelSet.contains(verdict.label.rawValue) { score.right += 1 }
            }
            if let strictness = safety.firstIndex(of: verdict.label.rawValue) {
                score.calledSafe += 1
                if row.labelSet.allSatisfy({ safety.firstIndex(of: $0) ?? .max > strictness }) {
                    score.wronglySafe += 1
                }
            }
            if !row.labelSet.contains("vegan") {
                score.notVegan += 1
                if verdict.label == .vegan { score.calledVegan += 1 }
            }
            if !row.labelSet.contains("vegan"), !row.labelSet.contains("vegetarian") {
                score.notVegetarian += 1
                if verdict.label == .vegan || verdict.label == .vegetarian { score.calledVegetarian += 1 }
            }
        }
        return score
    }
}
