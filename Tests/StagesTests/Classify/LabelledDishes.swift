import Foundation
import Models

@testable import Stages

/// The labelled dish names beside the repository, for measuring only.
struct LabelledDishes {
    struct Row: Decodable {
        var name: String
        var description: String?
        var ingredients: String?
        var language: String?
        var cuisine: String?
        var label: String
        var labelSet: [String]
        var allergens: [String]?

        enum CodingKeys: String, CodingKey {
            case name, description, ingredients, language, cuisine, label, allergens
            case labelSet = "label_set"
        }
    }

    /// What the rules did with a set.
    struct Score {
        var rows = 0
        var decided = 0
        var right = 0
        var notVegan = 0
        var calledVegan = 0
        var notVegetarian = 0
        var calledVegetarian = 0

        /// Dishes called vegan that aren't, over all that aren't.
        var unsafeVegan: Double { Double(calledVegan) / Double(max(notVegan, 1)) }
        /// Dishes with meat or fish called vegan or vegetarian, over all such dishes.
        var unsafeVegetarian: Double { Double(calledVegetarian) / Double(max(notVegetarian, 1)) }
        /// Both together: wrong safe answers over all dishes that break the diet asked for.
        var unsafe: Double { Double(calledVegan + calledVegetarian) / Double(max(notVegan + notVegetarian, 1)) }
        var coverage: Double { Double(decided) / Double(max(rows, 1)) }
        var accuracy: Double { Double(right) / Double(max(decided, 1)) }

        static func += (total: inout Score, other: Score) {
            total.rows += other.rows
            total.decided += other.decided
            total.right += other.right
            total.notVegan += other.notVegan
            total.calledVegan += other.calledVegan
            total.notVegetarian += other.notVegetarian
            total.calledVegetarian += other.calledVegetarian
        }
    }

    static let folder: URL? = {
        let environment = ProcessInfo.processInfo.environment["VEGYSCAN_SHARED"].map { URL(fileURLWithPath: $0) }
        let beside = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared").standardized
        return [environment, beside].compactMap(\.self).first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("dishes").path)
        }?.appendingPathComponent("dishes")
    }()

    static func rows(_ set: String) throws -> [Row] {
        guard let folder else { return [] }
        return try rows(in: folder.appendingPathComponent("\(set).jsonl"))
    }

    /// The rows of a file of JSON lines.
    static func rows(in file: URL) throws -> [Row] {
        let data = try Data(contentsOf: file)
        return try data.split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(Row.self, from: Data($0))
        }
    }

    static func score(_ set: String, namesOnly: Bool = false, each: (Row, Classification) -> Void = { _, _ in }) throws
        -> Score
    {
        try score(rows(set), namesOnly: namesOnly, each: each)
    }

    static func score(_ rows: [Row], namesOnly: Bool = false, each: (Row, Classification) -> Void = { _, _ in })
        -> Score
    {
        let judge = Judge()
        var score = Score()
        for row in rows {
            var dish = DishText(name: row.name, language: row.language, cuisine: row.cuisine)
            if !namesOnly {
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
