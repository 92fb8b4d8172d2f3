internal import Judging
internal import Models
internal import Pages

/// The warnings about a menu's marks where print was lost or nobody explains them.
enum MarkWarnings {
    /// A legend with fewer marks than this, all of them unused, may belong to another card.
    private static let fewestUnused = 3

    static func warnings(for dishes: [Dish], legend: [LegendEntry]) -> [Warning] {
        var warnings: [Warning] = []
        let unexplained = dishes.count { dish in
            dish.symbols.contains { $0.source == .unresolved && $0.mark != RaisedMark.unread }
                || PrintedCodes(in: dish.name).unexplained(by: dish.symbols) != nil
        }
        if unexplained > 0 {
            let which = unexplained == 1 ? "One dish carries a mark" : "\(unexplained) dishes carry marks"
            warnings.append(
                Warning(
                    code: .marksUnexplained,
                    message: "\(which) that the menu doesn't explain; ask the staff what is meant."))
        }
        let marks = Set(legend.filter { $0.meanings.contains(where: \.isAllergen) }.map { MarkCode.key($0.mark) })
        let used = dishes.flatMap(\.symbols).map { MarkCode.key($0.mark) }
        let unread = dishes.count { $0.symbols.contains { $0.mark == RaisedMark.unread } }
        if unread > 0 {
            let which = unread == 1 ? "one dish" : "\(unread) dishes"
            warnings.append(
                Warning(
                    code: .marksUnread,
                    message: "Marks beside \(which) may not have been read; photograph the menu nearer, or ask the "
                        + "staff."))
        } else if marks.count >= fewestUnused, marks.isDisjoint(with: used) {
            warnings.append(
                Warning(
                    code: .marksUnread,
                    message: "The menu explains \(marks.count) marks for allergens, and none was found beside a dish; "
                        + "photograph it nearer, or ask the staff."))
        }
        return warnings
    }
}

extension SymbolMeaning {
    fileprivate var isAllergen: Bool {
        switch self {
        case .contains, .mayContain: true
        default: false
        }
    }
}
