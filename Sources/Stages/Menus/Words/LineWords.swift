internal import Judging
internal import Pages
internal import Tables

/// Words from `Tables/menus/words.tsv` that say what a line of a menu is, grouped by what they say.
package enum LineWords: String, CaseIterable, Sendable {
    case heading
    case besideHeading = "beside heading"
    case headingEnding = "heading ending"
    case notePart = "note part"
    case openingHours = "opening hours"
    case day
    case shortDay = "short day"
    case street
    case streetEnding = "street ending"
    case charge, note, house, address, describing, serving
    case noOwner = "no owner"
    case unit, size, energy
    case perPiece = "per piece"
    case marketPrice = "market price"
    case asking, adding
    case noteOpening = "note opening"

    /// The words in the table's order.
    package var list: [String] { Self.table.lists[self] ?? [] }
    package var set: Set<String> { Set(list) }

    /// Words for dishes and kitchens that belong to one cuisine, in the table's order.
    static var cuisines: [(name: String, words: Set<String>)] { table.cuisines }
    /// The lines that could not be read, counted from 1; a test keeps this empty.
    package static var faults: [Int] { table.faults }

    private static let table = Table(unsafe GroupedTable(table_menu_words()))

    private struct Table: Sendable {
        var lists: [LineWords: [String]] = [:]
        var cuisines: [(name: String, words: Set<String>)] = []
        var faults: [Int]

        init(_ table: GroupedTable) {
            faults = table.faults
            for group in table.groups {
                let words = group.entries.map(\.text)
                if group.heading.count == 2, let kind = LineWords(rawValue: group.heading[0]) {
                    lists[kind, default: []] += words
                } else if group.heading.count == 2, group.heading[0] == "cuisine" {
                    cuisines.append((group.heading[1], Set(words)))
                } else {
                    faults.append(group.line)
                }
            }
        }
    }
}
