internal import Pages

/// What cooked dishes of a cuisine hold at times though their names don't say so.
struct CuisineTable: Sendable {
    private var habits: [String: [CuisineHabit]] = [:]
    private var doubts: [String: Components] = [:]
    /// The lines that could not be read, counted from 1; a test keeps this empty.
    private(set) var faults: [Int] = []

    /// A cuisine a group, with the columns of `CuisineHabit` in each line.
    init(_ table: GroupedTable) {
        faults = table.faults
        for group in table.groups {
            let name = group.heading[0]
            if group.heading.count != 1 || name.isEmpty { faults.append(group.line) }
            for entry in group.entries {
                guard let habit = CuisineHabit(entry.text) else {
                    faults.append(entry.line)
                    continue
                }
                habits[name, default: []].append(habit)
                // What is worth a question only casts no doubt on a dish.
                if habit.component.certainty > .rare, habit.beside == nil {
                    doubts[name, default: []].merge(habit.component)
                }
            }
        }
    }

    /// What casts doubt on every cooked dish of a menu's cuisine such as "Thai"; empty when it isn't in the table.
    func components(of cuisine: String?) -> Components {
        guard let cuisine, cuisine.utf8.count <= 40 else { return [] }
        return doubts[cuisine] ?? doubts[CuisineOrigin.key(cuisine)] ?? []
    }

    /// All that cooks of the cuisine leave unsaid, in the table's order.
    func habits(of cuisine: String?) -> [CuisineHabit] {
        guard let cuisine, cuisine.utf8.count <= 40 else { return [] }
        return habits[cuisine] ?? habits[CuisineOrigin.key(cuisine)] ?? []
    }

    /// The cuisines of the table.
    var names: [String] { habits.keys.sorted() }
}
