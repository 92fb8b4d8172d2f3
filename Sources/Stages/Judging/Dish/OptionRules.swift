internal import Models

/// "Add chicken", "ham or cheese", "choice of tofu, beef or prawns": what may be added or chosen isn't simply in the
/// dish.
///
/// Of several things to choose from, what all of them hold is in the dish, and so is flesh where each holds some. What
/// only some hold, or what may be added, is a doubt, never less.
enum OptionRules {
    /// The longest list in items; it keeps the time linear.
    private static let longestList = 24
    /// The most things that one of several alternatives is named by: "smoked salmon bagel".
    private static let longestAlternative = 4

    static func apply(to field: inout DishField) {
        for place in field.items.indices where field.items[place].kind.isDisjoint(with: .content) {
            let kind = field.items[place].kind
            if kind.contains(.or), field.items[place].isConnector {
                weaken(besideOr(place, in: field), of: &field)
            } else if kind.contains(.choice) {
                let alternatives = following(place, in: field)
                if alternatives.count > 1 { weaken(alternatives, of: &field) } else { add(alternatives, to: &field) }
            } else if kind.contains(.addition) {
                let added = following(place, in: field)
                add(added.isEmpty ? preceding(place, in: field) : added, to: &field)
            } else if isPlus(place, in: field), field.separator(before: place).contains(where: { "(（".contains($0) }) {
                add(following(place, in: field), to: &field)
            } else if kind.contains(.surcharge) || isPriceSign(place, in: field) {
                add(preceding(place, in: field), to: &field)
            }
        }
    }

    /// What may be added or chosen, and whom the dish suits without it; nil where nothing may.
    static func options(_ found: DishFindings) -> DishOptions? {
        guard found.findings.contains(where: \.isOption) else { return nil }
        var words: [String] = []
        for option in found.options where !words.contains(option.text) { words.append(option.text) }
        return DishOptions(words: words, without: ClaimRules(found.withoutOptions).claims.dictionary)
    }

    /// A stand-in that is only offered stands for nothing: "lasagne with tofu on request" may come with meat. Runs before
    /// stand-ins take the place of what a dish usually holds.
    static func withdrawStandIns(from field: inout DishField) {
        for segment in field.segments.dropFirst()
        where !segment.startsHard && field.items[segment.items].contains(where: \.isOption) {
            for place in segment.items { field.items[place].isStandIn = false }
        }
    }

    // MARK: - Which words

    /// The two things beside an "or", with those that a word like "with" or a colon lists before them: "with tofu, beef
    /// or prawns".
    private static func besideOr(_ place: Int, in field: DishField) -> [Range<Int>] {
        var right = place + 1
        while right < field.items.count, right - place < longestAlternative, field.items[right].boundary < .hard,
            field.items[right].isConnector
        { right += 1 }
        let last = phrase(from: right, in: field)
        var alternatives: [Range<Int>] = []
        var end = place
        while end > 0, alternatives.count < longestAlternative {
            guard var part = phrase(before: end, in: field) else { return [] }
            if end == place, !startsList(part.lowerBound, in: field) { part = head(of: part, beside: last, in: field) }
            alternatives.append(part)
            let first = part.lowerBound
            guard field.items[first].boundary == .hard, first > 0, !startsList(first, in: field) else { break }
            guard listStarts(before: first, in: field) else { break }
            end = first
        }
        let all = alternatives + [last].compactMap(\.self)
        let isTold =
            all.count > 1
            && all.allSatisfy { part in
                let named = field.items[part].filter(\.isContent)
                // "Roast or boiled beef" is no choice between a roast and beef.
                return !named.isEmpty && named.allSatisfy(\.isKnown)
                    && named.contains { $0.kind.contains(.ingredient) || !$0.components.isEmpty || $0.isStandIn }
            }
        return isTold ? all : []
    }

    /// "Steak frites ou salade": a single thing behind an "or" is chosen instead of the last thing before it. "Chicken
    /// curry or tofu curry" are two dishes.
    private static func head(of part: Range<Int>, beside other: Range<Int>?, in field: DishField) -> Range<Int> {
        let named = part.filter { field.items[$0].isContent }
        guard let last = named.last, named.count > 1, let other,
            field.items[other].count(where: \.isContent) == 1
        else { return part }
        return last..<part.upperBound
    }

    /// Whether a list begins before an item: at a word like "with", or behind a colon.
    private static func listStarts(before place: Int, in field: DishField) -> Bool {
        var start = place
        while start > 0, place - start < longestList {
            if startsList(start, in: field) { return true }
            start -= 1
            if field.items[start].boundary == .sentence { return false }
        }
        return false
    }

    private static func startsList(_ place: Int, in field: DishField) -> Bool {
        guard place > 0 else { return false }
        let before = field.items[place - 1]
        return before.isConnector && before.kind.contains(.with) || before.kind.contains(.choice)
            || field.separator(before: place).contains { $0 == ":" || $0 == "：" }
    }

    /// The food named from an item on, up to a connector, comma or number.
    private static func phrase(from start: Int, in field: DishField) -> Range<Int>? {
        var end = start
        while end < field.items.count, end - start < longestAlternative,
            end == start || field.items[end].boundary < .hard, !field.items[end].isConnector
        { end += 1 }
        return field.items[start..<end].contains(where: \.isContent) ? start..<end : nil
    }

    private static func phrase(before end: Int, in field: DishField) -> Range<Int>? {
        var start = end
        while start > 0, end - start < longestAlternative, !field.items[start - 1].isConnector {
            start -= 1
            if field.items[start].boundary >= .hard || field.items[start].kind.contains(.choice) { break }
        }
        if start < end, field.items[start].kind.contains(.choice) { start += 1 }
        return field.items[start..<end].contains(where: \.isContent) ? start..<end : nil
    }

    /// What is listed after a word such as "add", parted by commas and connectors.
    ///
    /// A comma continues the list only behind a colon, or up to the thing after an "or": what follows another comma is
    /// served with the dish.
    private static func following(_ place: Int, in field: DishField) -> [Range<Int>] {
        let rest = field.items[(place + 1)...].prefix(longestList)
        var end = rest.firstIndex { $0.boundary == .sentence } ?? rest.endIndex
        let bracket = (place + 1..<end).first { field.separator(before: $0).contains { ")]）".contains($0) } }
        end = bracket ?? end
        guard end > place + 1 else { return [] }
        if let or = field.items[(place + 1)..<end].lastIndex(where: { $0.kind.contains(.or) && $0.isConnector }) {
            end = field.items[(or + 1)..<end].dropFirst().firstIndex { $0.boundary >= .hard } ?? end
        } else if !field.separator(before: place + 1).contains(where: { $0 == ":" || $0 == "：" }) {
            if field.items[place + 1].boundary >= .hard { return [] }
            end = field.items[(place + 1)..<end].firstIndex { $0.boundary >= .hard } ?? end
        }
        var parts: [Range<Int>] = []
        var start = place + 1
        for item in start..<end where field.items[item].isConnector || field.items[item].boundary >= .hard {
            if item > start { parts.append(start..<item) }
            start = field.items[item].isConnector ? item + 1 : item
        }
        if start < end { parts.append(start..<end) }
        return parts.filter { field.items[$0].contains(where: \.isContent) }
    }

    /// What stands before a word such as "extra" in its own part of the text, behind a word like "with" if there is
    /// one. The beginning of the text is the dish itself.
    private static func preceding(_ place: Int, in field: DishField) -> [Range<Int>] {
        var start = place
        while start > 0, place - start < longestList, field.items[start].boundary < .hard {
            if field.items[start - 1].kind.contains(.with), field.items[start - 1].isConnector { break }
            start -= 1
        }
        guard start > 0, field.items[..<start].prefix(longestList).contains(where: \.isContent) else { return [] }
        return field.items[start..<place].contains(where: \.isContent) ? [start..<place] : []
    }

    /// "(Prawns +4)".
    private static func isPriceSign(_ place: Int, in field: DishField) -> Bool {
        guard isPlus(place, in: field), place + 1 < field.items.count else { return false }
        let next = field.items[place + 1]
        return next.boundary < .hard && field.text.tokens[next.tokens.lowerBound].isNumber
    }

    private static func isPlus(_ place: Int, in field: DishField) -> Bool {
        field.items[place].tokens.count == 1 && field.printed(field.items[place]) == "+"
    }

    // MARK: - What they bring

    private static func add(_ parts: [Range<Int>], to field: inout DishField) {
        for place in parts.joined() { field.items[place].makeOption { _ in true } }
    }

    /// Makes a doubt of what only some of several alternatives hold.
    private static func weaken(_ alternatives: [Range<Int>], of field: inout DishField) {
        guard alternatives.count > 1 else { return }
        let held = alternatives.map { part in
            Set(
                field.items[part].lazy.filter { !$0.isNegated }.flatMap(\.components)
                    .filter { $0.certainty >= .usual }.map(\.substance))
        }
        let common = held.dropFirst().reduce(held[0]) { $0.intersection($1) }
        let isAllFlesh = held.allSatisfy { $0.contains(where: \.isFlesh) }
        for place in alternatives.joined() {
            field.items[place].makeOption { !common.contains($0) && !(isAllFlesh && $0.isFlesh) }
        }
    }
}

extension DishItem {
    /// Makes what it holds of some substances a doubt, since it may be left out.
    fileprivate mutating func makeOption(where test: (Substance) -> Bool) {
        for place in components.indices where components[place].certainty >= .sometimes {
            guard test(components[place].substance) else { continue }
            isOptional = true
            components[place].certainty = .sometimes
        }
    }
}
