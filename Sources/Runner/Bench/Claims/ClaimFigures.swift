internal import Models

/// What came of judging some rows whose truth is known.
struct ClaimFigures: Sendable {
    var rows: Int
    var verdicts: VerdictTally
    var confusion: ConfusionMatrix
    var unsafe: UnsafeTally
    /// Nil where no allergens are known.
    var allergens: AllergenTally?
    /// Nil where there are no ingredients.
    var ingredients: [Diet: IngredientTally]?
    /// Nil unless asked for.
    var curve: AbstainingCurve?
    var errors: ErrorWords
    var time: SlowRows

    init(_ judged: [JudgedRow], errors: Int, curve: Bool) {
        rows = judged.count
        verdicts = VerdictTally(judged)
        confusion = ConfusionMatrix(judged)
        unsafe = UnsafeTally(judged)
        let allergens = AllergenTally(judged)
        self.allergens = allergens.dishes == 0 ? nil : allergens
        if judged.contains(where: { $0.row.ingredient != nil }) {
            ingredients = [.vegan: IngredientTally(judged, .vegan), .vegetarian: IngredientTally(judged, .vegetarian)]
        }
        self.curve = curve ? AbstainingCurve(judged) : nil
        self.errors = ErrorWords(judged, most: errors)
        time = SlowRows(judged)
    }
}

extension ClaimFigures: Encodable {
    enum CodingKeys: String, CodingKey {
        case rows, dishes, decided, coverage, accuracy, confusion, unsafe, allergens, ingredients, curve, errors, time
        case cautious = "uncertain_taken_cautiously"
    }

    func encode(to encoder: any Encoder) throws {
        var figures = encoder.container(keyedBy: CodingKeys.self)
        try figures.encode(rows, forKey: .rows)
        try figures.encode(verdicts.dishes, forKey: .dishes)
        if verdicts.dishes > 0 {
            try figures.encode(verdicts.decided, forKey: .decided)
            try figures.encodeIfPresent(verdicts.coverage?.rounded(toDecimals: 4), forKey: .coverage)
            try figures.encodeIfPresent(verdicts.accuracy.share?.rounded(toDecimals: 4), forKey: .accuracy)
            try figures.encode(confusion, forKey: .confusion)
            try figures.encode(unsafe, forKey: .unsafe)
        }
        if verdicts.cautious.of > 0 { try figures.encode(verdicts.cautious, forKey: .cautious) }
        try figures.encodeIfPresent(allergens, forKey: .allergens)
        try figures.encodeIfPresent(ingredients, forKey: .ingredients)
        try figures.encodeIfPresent(curve, forKey: .curve)
        try figures.encode(errors, forKey: .errors)
        try figures.encode(time, forKey: .time)
    }
}
