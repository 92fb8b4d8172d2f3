internal import Models
internal import Outputs

extension RunComparison {
    /// For people: what is less cautious than before first, then menu by menu. Ends with a line end.
    var text: String {
        var lines = ["Compared: \(CountedNoun.menus(menusCompared)), \(menus.count) with differences"]
        lines += onlyBefore.map { "Only in \(before): \($0)" } + onlyAfter.map { "Only in \(after): \($0)" }
        let daring = menus.map { menu in
            (menu.menu, menu.difference.changed.filter(\.isLessCautious).map(\.text))
        }.filter { !$0.1.isEmpty }
        if !daring.isEmpty {
            lines += ["", "Less cautious than before, check these first:"]
            for (menu, dishes) in daring { lines += ["  Menu: \(menu)"] + dishes.map { "    \($0)" } }
        }
        for menu in menus {
            let rest = menu.difference.lines
            if !rest.isEmpty { lines += ["", "Menu: \(menu.menu)"] + rest.map { "  \($0)" } }
        }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }
}

extension MenuDifference {
    /// All but what is less cautious, which stands elsewhere.
    fileprivate var lines: [String] {
        var lines: [String] = []
        if let status { lines.append("Status: from \(status.from.rawValue) to \(status.to.rawValue)") }
        lines += changed.filter { !$0.isLessCautious }.map { "Changed: \($0.text)" }
        lines += new.map { "New: \($0.text)" }
        lines += gone.map { "Gone: \($0.text)" }
        return lines
    }
}

extension ComparedDish {
    fileprivate var title: String { [number, name].compactMap(\.self).joined(separator: " ") }

    fileprivate var text: String {
        ([title] + [price, label?.rawValue].compactMap(\.self)).joined(separator: ", ")
    }
}

extension DishChange {
    /// Such as "12 Pad Thai: vegan from no to maybe, allergen eggs from contains to not named. The evidence changed."
    fileprivate var text: String {
        var parts: [String] = []
        if let name { parts.append("name from \"\(name.from)\" to \"\(name.to)\"") }
        if prices != nil { parts.append("price from \(before.price ?? "none") to \(after.price ?? "none")") }
        if let label {
            parts.append("diet from \(label.from?.rawValue ?? "not judged") to \(label.to?.rawValue ?? "not judged")")
        }
        for diet in Diet.allCases {
            if let claim = claims[diet] {
                parts.append("\(diet.rawValue) from \(claim.from.rawValue) to \(claim.to.rawValue)")
            }
        }
        for allergen in Allergen.allCases {
            if let status = allergens[allergen] {
                parts.append("allergen \(allergen.rawValue) from \(status.from.words) to \(status.to.words)")
            }
        }
        let text = "\(after.title): \(parts.joined(separator: ", "))"
        return reason.map { "\(text). \($0)" } ?? text
    }
}

extension AllergenStatus? {
    fileprivate var words: String {
        switch self {
        case .contains?: "contained"
        case .mayContain?: "perhaps contained"
        case nil: "not named"
        }
    }
}
