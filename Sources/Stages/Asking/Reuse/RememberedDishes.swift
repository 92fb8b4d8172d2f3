/// The dishes of pages that look like the present one.
package struct RememberedDishes {
    private let reuse: DishReuse
    /// Among dishes with the same words, the one on the most similar page.
    private var byWords: [DishQuestion.Words: DishQuestion] = [:]
    /// Only dishes that look the same in print are compared further.
    private var bySkeleton: [Int64: [DishQuestion]] = [:]
    /// The dishes of pages that are printed here again; nil where two pages differ on one.
    private var onPrintedPages: [DishQuestion.Words: PrintedDish?] = [:]

    /// A dish that a page names once, and so does the present menu.
    private struct PrintedDish {
        var dish: DishQuestion
        /// What stands on its page.
        var headings: Headings
    }

    /// - Parameters:
    ///   - pages: the most alike first.
    ///   - questions: all that is asked about the present menu.
    package init(_ pages: [RememberedPage], asked questions: [DishQuestion], _ reuse: DishReuse) {
        self.reuse = reuse
        for dish in pages.flatMap(\.dishes) where byWords[dish.words]?.asking != dish.asking {
            byWords[dish.words] = byWords[dish.words] ?? dish
            bySkeleton[dish.printedSkeleton, default: []].append(dish)
        }
        guard let asking = questions.first?.asking else { return }
        let words = Set(questions.map(\.words.withoutHeading))
        let present = Self.counted(questions)
        for page in pages {
            add(page.dishes.filter { $0.asking == asking }, among: words, present)
        }
    }

    /// Adds the dishes of a page if it is printed here again: if at least a third of its dishes, and three, stand here
    /// word for word. A page that only looks alike has other words.
    ///
    /// - Parameter present: how many dishes of the present menu look the same in print.
    private mutating func add(
        _ dishes: [DishQuestion], among words: Set<DishQuestion.Words>, _ present: [Int64: Int]
    ) {
        let distinct = Set(dishes.map(\.words.withoutHeading))
        let again = distinct.intersection(words).count
        guard again >= 3, again * 3 >= distinct.count else { return }
        let own = Self.counted(dishes)
        let headings = Headings(dishes)
        for dish in dishes {
            let words = dish.words.withoutHeading
            let look = dish.underNoHeading.printedSkeleton
            guard own[look] == 1, present[look] == 1 else { continue }
            if let other = onPrintedPages[words] {
                if other?.dish.words != dish.words { onPrintedPages[words] = .some(nil) }
            } else {
                onPrintedPages[words] = PrintedDish(dish: dish, headings: headings)
            }
        }
    }

    private static func counted(_ questions: [DishQuestion]) -> [Int64: Int] {
        questions.reduce(into: [:]) { $0[$1.underNoHeading.printedSkeleton, default: 0] += 1 }
    }

    /// The same dish on one of the pages, either exactly or as another reading; nil where two dishes could be meant.
    package func dish(like question: DishQuestion) -> (dish: DishQuestion, likeness: DishReuse.Likeness)? {
        if bySkeleton.isEmpty { return nil }
        if let same = byWords[question.words], reuse.likeness(question, same, isSameMenu: true) == .exact {
            return (same, .exact)
        }
        var slips: [DishQuestion.Words: DishQuestion] = [:]
        for dish in bySkeleton[question.printedSkeleton] ?? [] {
            switch reuse.likeness(question, dish, isSameMenu: true) {
            case .exact: return (dish, .exact)
            case .slip: slips[dish.words] = slips[dish.words] ?? dish
            case nil: break
            }
        }
        if !slips.isEmpty { return slips.count == 1 ? slips.values.first.map { ($0, .slip) } : nil }
        return dishUnderAnotherHeading(question).map { ($0, .exact) }
    }

    /// The dish of a page that is printed here again, though this time another heading, or none, was taken for its own.
    ///
    /// Where headings end is the least sure part of a page's structure: half of the dishes of altered photos that no
    /// answer was known to differed in nothing else. It is the same dish as long as its own words stand once on either
    /// page, the heading is printed on the remembered one, and what was asked about promised no more under its own.
    private func dishUnderAnotherHeading(_ question: DishQuestion) -> DishQuestion? {
        guard let printed = onPrintedPages[question.words.withoutHeading] ?? nil,
            question.words.section.map({ printed.headings.holds($0, reuse.slip) }) ?? true,
            reuse.answer(to: printed.dish, holdsFor: question)
        else { return nil }
        return printed.dish
    }
}

/// What a page has for headings, and for names, which may be taken for headings.
private struct Headings {
    private var sections: Set<String>
    private var names: Set<String>

    init(_ dishes: [DishQuestion]) {
        sections = Set(dishes.compactMap(\.words.section))
        names = Set(dishes.map(\.words.name))
    }

    /// Whether a text stands there as a heading or a name, is another reading of a heading, one row of several, or two
    /// headings in one.
    func holds(_ text: String, _ slip: ReadingSlip) -> Bool {
        if sections.contains(text) || names.contains(text) { return true }
        return sections.contains { section in
            " \(section) ".contains(" \(text) ") || slip.areReadings(section, text)
                || text.hasPrefix(section + " ") && sections.contains(String(text.dropFirst(section.count + 1)))
        }
    }
}

extension DishQuestion.Words {
    /// The dish's own words.
    var withoutHeading: Self {
        var words = self
        words.section = nil
        return words
    }
}

extension DishQuestion {
    package var underNoHeading: DishQuestion {
        var question = self
        question.words = words.withoutHeading
        return question
    }
}
