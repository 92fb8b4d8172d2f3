internal import Models

/// "May contain traces of milk": tells what a kitchen can't keep out from what it puts in.
///
/// Only words for an allergen are taken out of the dish, and only those that the notice certainly refers to: "may
/// contain chicken" is no such notice, and after "may contain nuts, with prawns" the prawns are in the dish. What is
/// left in counts as an ingredient, which is the cautious reading.
enum TraceRules {
    /// The longest clause in words; it keeps the time linear.
    private static let longestClause = 24

    static func apply(to field: inout DishField) {
        for place in field.items.indices where isTrace(field.items[place]) {
            let following = listed(after: place, in: field)
            for item in following.isEmpty ? listed(before: place, in: field) : following { takeOut(item, of: &field) }
            field.items[place].kind = .neutral
        }
    }

    private static func isTrace(_ item: DishItem) -> Bool {
        item.kind.contains(.trace) && item.kind.isDisjoint(with: .content)
    }

    /// What the notice lists after its word, up to a word like "with", to something that is no allergen, or to the end
    /// of its bracket. Commas continue the list only within a bracket, and fish is meant only there or right after the
    /// word.
    private static func listed(after place: Int, in field: DishField) -> [Int] {
        let isBracketed = field.separator(before: place).contains(where: { "([（".contains($0) })
        var listed: [Int] = []
        var next = place + 1
        while next < field.items.count, next - place <= longestClause {
            let item = field.items[next]
            if item.boundary == .sentence { break }
            if item.boundary == .hard {
                let separator = field.separator(before: next)
                guard isBracketed, !separator.contains(where: { ")]）".contains($0) }) else { break }
            }
            if item.holdsConnector || (item.kind.contains(.with) && item.isConnector) { break }
            if item.isContent {
                guard isAllergen(item) else { break }
                let isFlesh = item.components.contains { $0.substance.isFlesh }
                if isFlesh, !isBracketed, !listed.isEmpty { break }
                listed.append(next)
            }
            next += 1
        }
        return listed
    }

    /// "…, milk in traces": what stands before the word in the same clause, where that is all allergens and not the
    /// beginning of the text.
    private static func listed(before place: Int, in field: DishField) -> [Int] {
        var first = place
        while first > 0, field.items[first].boundary < .hard, place - first < longestClause { first -= 1 }
        guard first > 0 else { return [] }
        let contents = (first..<place).filter { field.items[$0].isContent }
        let isNotice = contents.allSatisfy { place in
            isAllergen(field.items[place]) && !field.items[place].components.contains { $0.substance.isFlesh }
        }
        return isNotice ? contents : []
    }

    /// Whether a food is nothing but an allergen.
    private static func isAllergen(_ item: DishItem) -> Bool {
        item.isKnown && item.kind.contains(.ingredient) && !item.components.isEmpty
            && item.components.allSatisfy { $0.substance.allergen != nil }
    }

    private static func takeOut(_ place: Int, of field: inout DishField) {
        for component in field.items[place].components {
            guard let allergen = component.substance.allergen else { continue }
            field.traces.append((allergen, field.printed(field.items[place])))
        }
        field.items[place].components = []
        field.items[place].isPlant = false
        field.items[place].kind = .neutral
    }
}
