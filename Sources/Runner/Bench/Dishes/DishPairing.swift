/// True dishes and found ones, paired one to one by their names.
struct DishPairing {
    struct Pair: Hashable {
        var truth: Int
        var found: Int
        /// Of the names, at least 0.7.
        var likeness: Double
    }

    /// In the order of the true dishes.
    let pairs: [Pair]

    /// The pairs whose names are the most alike in sum. Where names leave a choice, as with two dishes of one name,
    /// the same section decides, then the same prices.
    init(_ truth: [TrueDish], _ found: [FoundDish], atLeast least: Double = ComparedName.sameDish) {
        let trueNames = truth.map { ComparedName($0.name) }
        let foundNames = found.map { ComparedName($0.name, size: $0.size) }
        var cells: [Assignment.Pair] = []
        var likenesses: [[Int]: Double] = [:]
        for (row, name) in trueNames.enumerated() {
            for (column, other) in foundNames.enumerated() {
                let likeness = name.likeness(to: other, atLeast: least)
                guard likeness >= least else { continue }
                likenesses[[row, column]] = likeness
                let sameSection = Self.isSameSection(truth[row].section, found[column].section) ? 2 : 0
                let samePrices = truth[row].costs(found[column].amounts) ? 1 : 0
                let weight = Int(likeness * 1_000_000) * 4 + sameSection + samePrices
                cells.append(Assignment.Pair(row: row, column: column, weight: weight))
            }
        }
        pairs = Assignment.best(cells).map { cell in
            Pair(truth: cell.row, found: cell.column, likeness: likenesses[[cell.row, cell.column]] ?? 0)
        }
    }

    /// Headings are the same when they are as alike as the names of one dish, or both are missing.
    static func isSameSection(_ truth: String, _ found: String?) -> Bool {
        guard let found, !found.isEmpty, !truth.isEmpty else { return truth.isEmpty && (found ?? "").isEmpty }
        return ComparedName(truth).likeness(to: ComparedName(found)) >= ComparedName.sameDish
    }
}
