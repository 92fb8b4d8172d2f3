package import Models

/// The differences between two results for one menu, from two runs or two visits.
///
/// Dishes are compared whatever page they are on. Words serve to find a dish again: words that may be two readings of
/// the same print are no difference.
package struct MenuDifference: Encodable, Sendable, Hashable {
    /// Nil where it is unchanged.
    package var status: Changed<BundleStatus>?
    /// First those that are now judged less cautiously, then in the order of the later menu.
    package var changed: [DishChange]
    /// In the order of the later menu.
    package var new: [ComparedDish]
    /// In the order of the earlier menu.
    package var gone: [ComparedDish]

    /// Nil when nothing differs.
    package init?(from before: MenuBundle, to after: MenuBundle) {
        status = Changed(before.status, after.status)
        guard before.dishes != after.dishes else {
            guard status != nil else { return nil }
            (changed, new, gone) = ([], [], [])
            return
        }
        let pairs = DishPairs(before.dishes, after.dishes)
        let changes = pairs.pairs.compactMap { pair in
            DishChange(pair.before, pair.after, context: ChangeContext(before, after))
        }
        changed = changes.filter(\.isLessCautious) + changes.filter { !$0.isLessCautious }
        new = pairs.new.map(ComparedDish.init)
        gone = pairs.gone.map(ComparedDish.init)
        if status == nil, changed.isEmpty, new.isEmpty, gone.isEmpty { return nil }
    }
}

/// A value before and after.
package struct Changed<Value: Encodable & Sendable & Hashable>: Encodable, Sendable, Hashable {
    package var from: Value
    package var to: Value

    /// Nil when both are equal.
    init?(_ from: Value, _ to: Value) {
        guard from != to else { return nil }
        (self.from, self.to) = (from, to)
    }
}

/// A dish as a comparison names it.
package struct ComparedDish: Encodable, Sendable, Hashable {
    package var id: String
    /// From 1.
    package var page: Int
    package var section: String?
    package var number: String?
    package var name: String
    /// The price as printed; several are joined by commas.
    package var price: String?
    /// Nil for a dish that was never judged.
    package var label: DietLabel?

    init(_ dish: Dish) {
        id = dish.id
        page = dish.page
        section = dish.section
        number = dish.number
        name = dish.name
        price = dish.prices.isEmpty ? nil : dish.prices.map(\.printed).joined(separator: ", ")
        label = dish.classification?.label
    }
}

extension Price {
    /// The price with what it is for, such as "small 8.50".
    var printed: String { [label, text].compactMap(\.self).joined(separator: " ") }
}
