/// What "ohne", "without", "statt", "-frei" and the like take away, and how far they reach.
enum NegationRules {
    /// The longest reach in words; it keeps the time linear.
    private static let longestReach = 12

    /// How much of what follows is taken away.
    private enum Force { case all, doubt, nothing }

    static func apply(to field: inout DishField) {
        var options = OptionalSentences()
        for place in field.items.indices {
            if let there = denied(before: place, in: field) { field.items[there].affirm() }
            let kind = field.items[place].kind
            // "Tofu helyett csirke" is chicken in place of tofu.
            let isInsteadOfBefore = kind.contains(.instead) && kind.contains(.follows)
            if !kind.isDisjoint(with: [.without, .instead]), kind.isDisjoint(with: .content), !isInsteadOfBefore {
                takeAway(after: place, force(of: place, options.contains(place, in: field.items), field), in: &field)
            }
            if kind.contains(.free) || isInsteadOfBefore, kind.isDisjoint(with: .content) {
                takeAway(before: place, isOption: options.contains(place, in: field.items), in: &field)
            }
            if kind.contains(.imitation) { weaken(after: place, in: &field) }
            if kind.contains(.style), field.items[place].boundary == .hyphen, place > 0 {
                weaken(place - 1, in: &field)
            }
        }
    }

    /// The food of "not X-free" and "not without X" at whose last or first word this is, else nil.
    private static func denied(before place: Int, in field: DishField) -> Int? {
        func isNegator(_ place: Int) -> Bool {
            field.items.indices.contains(place) && field.items[place].kind.isDisjoint(with: .content)
                && !field.items[place].kind.isDisjoint(with: [.without, .hedge])
        }
        if field.items[place].isLacking, place + 1 < field.items.count, field.items[place + 1].boundary < .hard,
            isNegator(place + 1)
        {
            return place
        }
        guard field.items[place].boundary < .hard, place > 0, isNegator(place - 1) else { return nil }
        let item = field.items[place]
        if item.isLacking { return place }
        guard item.kind.contains(.ingredient) else { return nil }
        let isOutright =
            place > 1 && field.items[place - 1].boundary < .hard && isNegator(place - 2)
            && field.items[place - 1].kind.contains(.without)
        return isOutright || isFreed(place, in: field) ? place : nil
    }

    /// "Not without bacon" takes nothing away, "with or without bacon" and "without bacon on request" leave a doubt.
    private static func force(of place: Int, _ isOption: Bool, _ field: DishField) -> Force {
        let word = field.items[place]
        // "No" may be Portuguese for "in the": a word that may bring something takes nothing away.
        if word.kind.contains(.with) { return .nothing }
        // "Not gluten-free" takes back what "free" takes away.
        if isFreed(place + 1, in: field) { return .nothing }
        if place + 1 < field.items.count, field.items[place + 1].isAffirmed { return .nothing }
        // "No 5 chicken curry" is a number of the menu.
        if word.kind.contains(.without), place + 1 < field.items.count, field.items[place + 1].boundary < .hard {
            let next = field.items[place + 1].tokens.lowerBound
            if field.text.tokens[next].isNumber, field.printed(word).count <= 2 { return .nothing }
        }
        guard place > 0, word.boundary < .hard else { return isOption ? .doubt : .all }
        let before = field.items[place - 1]
        // "Vegan without the feta": as it stands, the dish holds feta.
        let isOfClaim = !before.kind.isDisjoint(with: [.vegan, .vegetarian]) && before.kind.isDisjoint(with: .content)
        if isOfClaim, !word.kind.contains(.or) { return field.isLittleWord(place + 1) ? .nothing : .doubt }
        if !before.kind.isDisjoint(with: [.without, .hedge]), before.kind.isDisjoint(with: .content) {
            return .nothing
        }
        if before.kind.contains(.or), before.isConnector { return .doubt }
        // "Yasai no buta maki": the Japanese "no" is "of".
        if before.isContent, field.printed(word).lowercased() == "no" { return .doubt }
        return isOption ? .doubt : .all
    }

    /// Takes away the first thing named after the word, and what "or" adds to it. What "and" adds becomes doubtful,
    /// since "without egg and bacon" can be read both ways.
    private static func takeAway(after start: Int, _ force: Force, in field: inout DishField) {
        guard force != .nothing else { return }
        var place = start + 1
        var isInDoubt = force == .doubt
        var isOpen = true
        while place < field.items.count, place - start <= longestReach {
            let item = field.items[place]
            guard item.boundary < .hard else {
                for listed in restOfList(from: place, in: field) { weaken(listed, in: &field) }
                return
            }
            if item.isContent {
                if isOpen, isInDoubt {
                    weaken(place, in: &field)
                } else if isOpen {
                    negate(place, in: &field)
                }
                isOpen = false
            } else if !item.kind.isDisjoint(with: [.with, .without]) || item.isClaim {
                return
            } else if item.kind.contains(.or) {
                isOpen = true
            } else if item.kind.contains(.and) {
                isOpen = true
                isInDoubt = true
            }
            place += 1
        }
    }

    /// What a comma adds to something taken away, where "and" or "or" closes the list and nothing follows: "without egg,
    /// milk and meat". Each of these is a word or phrase for one thing from animals: the honey and nuts in "goat's cheese
    /// without bacon, honey and nuts" are there.
    ///
    /// "Without egg, prawns and cheese" may also name what is in the dish, so this is a doubt, and never takes away.
    private static func restOfList(from start: Int, in field: DishField) -> Range<Int> {
        var place = start
        var isClosed = false
        while place < field.items.count, !isClosed, place - start <= longestReach {
            if field.items[place].isConnector, place > start {
                guard !field.items[place].kind.isDisjoint(with: [.and, .or]) else { return start..<start }
                isClosed = true
                place += 1
            } else if field.items[place].boundary != .hard || !isComma(place, in: field) {
                return start..<start
            }
            guard place < field.items.count, field.items[place].namedAlone.contains(where: \.isAnimal) else {
                return start..<start
            }
            place += 1
        }
        let isEnd = place == field.items.count || field.items[place].boundary >= .hard && !isComma(place, in: field)
        return isClosed && isEnd ? start..<place : start..<start
    }

    private static func isComma(_ place: Int, in field: DishField) -> Bool {
        [",", "،", "、", "，"].contains(field.separator(before: place).filter { !$0.isWhitespace })
    }

    /// Whether a word like "free" takes the thing away that stands there.
    private static func isFreed(_ place: Int, in field: DishField) -> Bool {
        guard place + 1 < field.items.count, field.items[place].isContent, field.items[place].boundary < .hard else {
            return false
        }
        let next = field.items[place + 1]
        return next.boundary < .hard && next.kind.contains(.free) && next.kind.isDisjoint(with: .content)
    }

    private static func takeAway(before end: Int, isOption: Bool, in field: inout DishField) {
        guard end > 0, field.items[end].boundary < .hard, field.items[end - 1].isContent else { return }
        if end > 1, field.items[end - 1].boundary < .hard {
            let before = field.items[end - 2]
            if !before.kind.isDisjoint(with: [.without, .hedge]), before.kind.isDisjoint(with: .content) { return }
        }
        if field.items[end].boundary == .hyphen, !isOption {
            negate(end - 1, in: &field)
            if namesGluten(field.items[end - 1]) { weakenGluten(end + 1, in: &field) }
        } else {
            // "Cheese free drink" isn't a "cheese-free drink".
            weaken(end - 1, in: &field)
        }
    }

    private static func namesGluten(_ item: DishItem) -> Bool {
        item.components.contains { $0.substance == .gluten && $0.certainty == .always }
    }

    /// "Gluten-free pasta" is made of another flour. Gluten breaks no diet, so it stays as something that may be there.
    private static func weakenGluten(_ place: Int, in field: inout DishField) {
        guard place < field.items.count, field.items[place].boundary < .hard else { return }
        for index in field.items[place].components.indices
        where field.items[place].components[index].substance == .gluten {
            let certainty = field.items[place].components[index].certainty
            field.items[place].components[index].certainty = min(certainty, .sometimes)
        }
    }

    private static func weaken(after start: Int, in field: inout DishField) {
        let next = start + 1
        guard next < field.items.count, field.items[next].boundary < .hard else { return }
        weaken(next, in: &field)
    }

    private static func negate(_ place: Int, in field: inout DishField) {
        field.items[place].isNegated = true
    }

    private static func weaken(_ place: Int, in field: inout DishField) {
        field.items[place].components = field.items[place].components.capped(at: .sometimes)
    }
}

/// Which sentences hold a word like "on request". Each is searched once, when first asked about.
private struct OptionalSentences {
    private var sentence = 0..<0
    private var hasOption = false

    mutating func contains(_ place: Int, in items: [DishItem]) -> Bool {
        if !sentence.contains(place) {
            let start = items[...place].lastIndex { $0.boundary == .sentence } ?? items.startIndex
            let end = items[(place + 1)...].firstIndex { $0.boundary == .sentence } ?? items.endIndex
            sentence = start..<end
            hasOption = items[sentence].contains(where: \.isOption)
        }
        return hasOption
    }
}
