internal import Foundation

/// The figures by language for a person: a row for each language, columns for one figure by layout, and below, of more
/// than one language, the mean of the rows and the worst of each column.
struct LanguageTable {
    let figures: LanguageFigures

    /// With more layouts than this the lines get too long; JSON has them.
    static let mostLayouts = 8

    private struct Column {
        var heading: String
        var isError: Bool
        /// For each language; nil where there is nothing to tell.
        var values: [Double?]

        private var known: [Double] { values.compactMap(\.self) }
        var mean: Double? { known.mean }
        var worst: Double? { isError ? known.max() : known.min() }
    }

    var lines: [String] {
        let (languages, columns) = (self.languages, self.columns)
        var rows = [["language", "photos"] + columns.map(\.heading)]
        for (place, language) in languages.enumerated() {
            rows.append([language.language, String(language.photos)] + columns.map { Self.cell($0.values[place]) })
        }
        if languages.count > 1 {
            rows.append(["mean", ""] + columns.map { Self.cell($0.mean) })
            rows.append(["worst", ""] + columns.map { Self.cell($0.worst) })
        }
        return AlignedColumns.lines(rows, leading: 1)
    }

    private var languages: [LanguageFigures.Row] { figures.rows.filter { $0.layout == nil } }

    /// In the order of the rows.
    private var layouts: [String] {
        var layouts: [String] = []
        for case let layout? in figures.rows.map(\.layout) where !layouts.contains(layout) { layouts.append(layout) }
        return layouts.count <= Self.mostLayouts ? layouts : []
    }

    /// Those with any value: first the figures of all photos of a language, then those by layout.
    private var columns: [Column] {
        var (whole, byLayout): ([Column], [Column]) = ([], [])
        for (index, column) in figures.columns.enumerated() {
            whole.append(
                Column(heading: column.heading, isError: column.isError, values: languages.map { $0.values[index] }))
            guard let heading = column.layoutHeading else { continue }
            for layout in layouts {
                let values = languages.map { language in
                    figures.rows.first { $0.language == language.language && $0.layout == layout }?.values[index]
                }
                byLayout.append(Column(heading: heading + " " + layout, isError: column.isError, values: values))
            }
        }
        return (whole + byLayout).filter { column in column.values.contains { $0 != nil } }
    }

    private static func cell(_ value: Double?) -> String { value.map { String(format: "%.3f", $0) } ?? "-" }
}
