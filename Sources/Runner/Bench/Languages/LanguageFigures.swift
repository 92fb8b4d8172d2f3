internal import Models

/// The figures of a bench by main language, and by layout within each: `by_language` in JSON.
struct LanguageFigures: Sendable, Hashable {
    struct Column: Sendable, Hashable {
        /// In JSON.
        var key: String
        /// In a table.
        var heading: String
        /// Before the layout's name over the columns of a table that tell this by layout; nil when none do.
        var layoutHeading: String?
        /// Whether the worst value is the greatest.
        var isError = false
    }

    struct Row: Sendable, Hashable {
        /// BCP 47.
        var language: String
        /// Nil for all photos of the language.
        var layout: String?
        var photos: Int
        /// For each column the mean over the photos that have the figure; nil when none has.
        var values: [Double?]
    }

    let columns: [Column]
    let rows: [Row]

    /// Nil without groups.
    ///
    /// - Parameters:
    ///   - groups: with places in `photos`.
    ///   - columns: each with its figure of a photo.
    init?<Photo>(_ groups: [PhotoGroup], of photos: [Photo], _ columns: [(Column, (Photo) -> Double?)]) {
        guard !groups.isEmpty else { return nil }
        self.columns = columns.map(\.0)
        rows = groups.map { group in
            Row(
                language: group.language, layout: group.layout, photos: group.photos.count,
                values: columns.map { _, figure in group.photos.compactMap { figure(photos[$0]) }.mean })
        }
    }

    fileprivate static let mainLanguage = Column(key: "main_language_share", heading: "language right")
}

extension LanguageFigures: Encodable {
    func encode(to encoder: any Encoder) throws {
        var array = encoder.unkeyedContainer()
        for row in rows {
            var object = array.nestedContainer(keyedBy: FigureKey.self)
            try object.encode(row.language, forKey: FigureKey(stringValue: "language"))
            try object.encodeIfPresent(row.layout, forKey: FigureKey(stringValue: "layout"))
            try object.encode(row.photos, forKey: FigureKey(stringValue: "photos"))
            for (column, value) in zip(columns, row.values) {
                try object.encodeIfPresent(
                    value?.rounded(toDecimals: 4), forKey: FigureKey(stringValue: column.key))
            }
        }
    }
}

extension LanguageFigures {
    init?(_ groups: [PhotoGroup], of rows: [TextBenchRow]) {
        self.init(
            groups, of: rows,
            [
                (Column(key: "word_f1", heading: "word F1"), { $0.score.wordF1 }),
                (
                    Column(key: "line_cer", heading: "line CER", layoutHeading: "CER", isError: true),
                    { $0.score.lineCER }
                ),
                (Self.mainLanguage, { $0.mainLanguageIsRight.map { $0 ? 1 : 0 } }),
            ])
    }

    init?(_ groups: [PhotoGroup], of rows: [DishBenchRow]) {
        self.init(
            groups, of: rows,
            [
                (Column(key: "dish_f1", heading: "F1", layoutHeading: "F1"), { $0.figures["dish_f1"] }),
                (Column(key: "strict_dish_f1", heading: "strict"), { $0.figures["strict_dish_f1"] }),
                (Column(key: "exact_price_rate", heading: "prices"), { $0.figures["exact_price_rate"] }),
                (Self.mainLanguage, { $0.mainLanguageIsRight.map { $0 ? 1 : 0 } }),
            ])
    }
}
