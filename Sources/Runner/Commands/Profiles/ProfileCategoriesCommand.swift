internal import Foundation
internal import Library
internal import Models

/// `vegyscan profile categories`: what a profile can hold.
struct ProfileCategoriesCommand: Command {
    static let name: CommandName = "profile categories"
    static let description = CommandDescription(
        name: name,
        summary: "explain what a profile can hold, with examples",
        discussion: ["One section a category: what it is for, how it is judged, its words, and options to copy."],
        options: [.json],
        examples: [Example("vegyscan profile categories", meaning: "See all categories.")])

    let printsJSON: Bool

    init(_ intake: CommandIntake) {
        printsJSON = intake.arguments.has(.json)
    }

    func run() -> ExitCode {
        if printsJSON {
            guard let data = try? JSONEncoder.bundle(pretty: true).encode(Record()) else { return .internalError }
            return VegyScan.print(String(decoding: data, as: UTF8.self) + "\n")
        }
        var lines = [
            "The more exactly a profile says what you can't eat, the better its verdicts. They are hints, never a "
                + "guarantee: whoever has an allergy should always ask the staff."
        ]
        for category in RestrictionCategory.allCases {
            lines += ["", category.title, category.help]
            if !category.choices.isEmpty { lines.append("Words: \(category.choices.joined(separator: ", "))") }
            lines.append("Examples: \(category.examples.joined(separator: "; "))")
        }
        return VegyScan.print(lines.joined(separator: "\n") + "\n")
    }

    private struct Record: Encodable {
        var schemaVersion = "1.0"
        var severities = AllergySeverity.allCases.map(\.rawValue)
        var categories = RestrictionCategory.allCases.map(Category.init)

        enum CodingKeys: String, CodingKey {
            case severities, categories
            case schemaVersion = "schema_version"
        }
    }

    private struct Category: Encodable {
        var category: String
        var title: String
        var help: String
        /// Empty where any word will do.
        var words: [String]
        var examples: [String]

        init(_ category: RestrictionCategory) {
            (self.category, title, help) = (category.rawValue, category.title, category.help)
            (words, examples) = (category.choices, category.examples)
        }
    }
}
