/// What cooked dishes of a cuisine hold at times though their names don't say so.
struct CuisineTable: Sendable {
    private var components: [String: Components] = [:]

    /// Columns: cuisine, meaning, why.
    init(_ table: KnowledgeTable) {
        for line in table.lines where line.cells.count >= 2 {
            components[table.text(line.cells[0])] =
                Meaning(
                    notation: Substring(table.text(line.cells[1])), kind: .dish)?.components
        }
    }

    /// For a menu's cuisine such as "Thai"; empty when it isn't in the table.
    func components(of cuisine: String?) -> Components {
        guard let cuisine, cuisine.utf8.count <= 40 else { return [] }
        return components[cuisine.lowercased()] ?? []
    }

    /// The cuisines of the table.
    var names: [String] { components.keys.sorted() }
}
