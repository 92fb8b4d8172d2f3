internal import Models

/// The figures of a photo or of several, from 0 to 1; one without anything to count is nil.
struct DishFigures: Sendable, Hashable {
    private var values: [Double?]

    /// One figure and how it comes from the counts.
    private struct Column: Sendable {
        var key: String
        var value: @Sendable (DishCounts) -> Double?
    }

    /// In the order shown.
    private static let columns: [Column] = [
        Column(key: "dish_precision") { $0.dishes.precision },
        Column(key: "dish_recall") { $0.dishes.recall },
        Column(key: "dish_f1") { $0.dishes.f1 },
        Column(key: "strict_dish_f1") { $0.strict.f1 },
        Column(key: "exact_price_rate") { $0.prices.share },
        Column(key: "link_precision") { $0.links.precision },
        Column(key: "link_recall") { $0.links.recall },
        Column(key: "link_f1") { $0.links.f1 },
        Column(key: "description_word_f1") { $0.descriptionWords.f1 },
        Column(key: "section_rate") { $0.sections.share },
        Column(key: "mark_precision") { $0.marks.precision },
        Column(key: "mark_recall") { $0.marks.recall },
        Column(key: "icon_precision") { $0.icons.precision },
        Column(key: "icon_recall") { $0.icons.recall },
        Column(key: "marks_anywhere_precision") { $0.marksAnywhere.precision },
        Column(key: "marks_anywhere_recall") { $0.marksAnywhere.recall },
        Column(key: "icons_anywhere_precision") { $0.iconsAnywhere.precision },
        Column(key: "icons_anywhere_recall") { $0.iconsAnywhere.recall },
    ]

    init(_ counts: DishCounts) {
        values = Self.columns.map { $0.value(counts) }
    }

    /// The mean of each figure over those that have it.
    init(meanOf figures: [DishFigures]) {
        values = Self.columns.indices.map { column in figures.compactMap { $0.values[column] }.mean }
    }

    /// By its key in JSON; nil also for a key that isn't one.
    subscript(_ key: String) -> Double? {
        Self.columns.firstIndex { $0.key == key }.flatMap { values[$0] }
    }
}

extension DishFigures: Encodable {
    func encode(to encoder: any Encoder) throws {
        var figures = encoder.container(keyedBy: FigureKey.self)
        for (column, value) in zip(Self.columns, values) {
            try figures.encodeIfPresent(value?.rounded(toDecimals: 4), forKey: FigureKey(stringValue: column.key))
        }
    }
}

extension [Double] {
    /// Nil when there are none.
    var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
