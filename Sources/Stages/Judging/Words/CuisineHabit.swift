internal import Models

/// What cooks of one cuisine put into dishes without the names saying so.
struct CuisineHabit: Sendable, Hashable {
    /// A substance, with how often a cooked dish of the cuisine holds it.
    var component: Component
    /// The ingredient's name in English.
    var ingredient: String
    /// Its name in the cuisine's own language and script.
    var local: String
    /// What it does in the dish, as a short clause.
    var why: String
    /// How hard it is to leave out.
    var change: HiddenIngredient.Change
    /// The key of the question to ask.
    var asks: String
    /// The habit applies only to dishes that hold this, as rennet does to those with milk; nil for every cooked dish.
    var beside: Substance?

    /// Reads the columns meaning, ingredient, local, why, change, asks and sometimes beside, separated by tabs.
    init?(_ line: String) {
        let cells = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        guard cells.count == 6 || cells.count == 7 else { return nil }
        let components = Meaning(notation: Substring(cells[0]), kind: .dish)?.components ?? []
        guard components.count == 1, let component = components.first,
            let change = HiddenIngredient.Change(rawValue: cells[4])
        else { return nil }
        self.component = component
        self.change = change
        ingredient = cells[1]
        local = cells[2]
        why = cells[3]
        asks = cells[5]
        guard cells.count == 7 else { return }
        guard let substance = Substance(rawValue: cells[6]) else { return nil }
        beside = substance
    }

    /// The likelihood for the bundle, where certainty has names of its own.
    var likelihood: HiddenIngredient.Likelihood {
        switch component.certainty {
        case .always, .usual: .common
        case .sometimes: .sometimes
        case .rare: .rare
        }
    }
}
