internal import Models

/// What to ask the staff, in English and in the menu's or its cuisine's language where the table has it.
enum StaffQuestions {
    private static let most = 3

    /// - Parameter habits: the keys of what the cuisine's cooks may put in without naming it.
    static func questions(
        _ found: DishFindings, _ rules: ClaimRules, _ opinion: ModelOpinion?, _ habits: [String],
        _ language: ReadingLanguage, _ table: QuestionTable
    ) -> [StaffQuestion] {
        var keys: [String] = []
        if rules.contradiction != nil { keys.append("mark") }
        if !found.offered.isEmpty { keys.append("variant") }
        // A dish of meat raises no question except about a variant; a plain claim on the menu answers all of them.
        let isAnswered = rules.deciding.map { $0.isStrong && rules.label.rawValue == $0.diet.rawValue } ?? false
        if rules.label != .meat, !isAnswered {
            for certainty in [Certainty.sometimes, .usual, .rare] {
                for finding in found.findings
                where finding.component.certainty == certainty && finding.component.substance.isAnimal {
                    let key = key(finding.component.substance)
                    if !keys.contains(key) { keys.append(key) }
                }
            }
            if rules.label == .uncertain, keys.isEmpty { keys.append("ingredients") }
            if rules.label == .vegan, rules.deciding == nil, keys.isEmpty { keys.append("vegan") }
            for key in habits where !keys.contains(key) { keys.append(key) }
        }
        var questions = keys.prefix(most).compactMap { table.question($0, language) }
        var texts = questions.flatMap(\.textsInOrder)
        for question in opinion?.questions ?? [] where texts.count < most * 3 && !texts.contains(question) {
            texts.append(question)
            questions.append(StaffQuestion(about: .model, texts: [opinion?.questionLanguage ?? unknown: question]))
        }
        return questions
    }

    /// The BCP 47 code of a text whose language nobody told.
    private static let unknown = "und"

    private static func key(_ substance: Substance) -> String {
        switch substance {
        case .beef, .pork, .poultry, .lamb, .game, .meat: "meat"
        case .crustacean, .mollusc: "seafood"
        case .insect: "gelatine"
        default: substance.ingredient.rawValue
        }
    }
}
