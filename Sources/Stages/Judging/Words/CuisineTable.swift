internal import Pages

/// What cooked dishes of a cuisine sometimes hold without their names saying so.
struct CuisineTable: Sendable {
    private var habits: [String: [CuisineHabit]] = [:]
    private var doubts: [String: Components] = [:]
    /// The lines that could not be read, counted from 1; a test keeps this empty.
    private(set) var faults: [Int] = []

    /// Each group is a cuisine, and each of its lines has the columns of `CuisineHabit`.
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
                // What is only worth a question casts no doubt on a dish.
                if habit.component.certainty > .rare, habit.beside == nil {
                    doubts[name, default: []].merge(habit.component)
                }
            }
        }
    }

    /// What casts doubt on every cooked dish of a menu's cuisine, such as "Thai"; empty when the table doesn't have the
    /// cuisine.
    func components(of cuisine: String?) -> Components {
        guard let cuisine, cuisine.utf8.count <= 40 else { return [] }
        return doubts[cuisine] ?? doubts[CuisineOrigin.key(cuisine)] ?? []
    }

    /// Everything that cooks of the cuisine leave unsaid, in the table's order.
    func habits(of cuisine: String?) -> [CuisineHabit] {
        guard let cuisine, cuisine.utf8.count <= 40 else { return [] }
        return habits[cuisine] ?? habits[CuisineOrigin.key(cuisine)] ?? []
    }

    /// The cuisines of the table.
    var names: [String] { habits.keys.sorted() }
}
