/// The dishes of pages that look like the present one.
package struct RememberedDishes {
    private let reuse: DishReuse
    /// Among dishes with the same words, the one on the most similar page.
    private var byWords: [DishQuestion.Words: DishQuestion] = [:]
    /// Only dishes that look the same in print are compared further.
    private var bySkeleton: [Int64: [DishQuestion]] = [:]

    /// - Parameter pages: the most alike first.
    package init(_ pages: [RememberedPage], _ reuse: DishReuse) {
        self.reuse = reuse
        for dish in pages.flatMap(\.dishes) where byWords[dish.words]?.asking != dish.asking {
            byWords[dish.words] = byWords[dish.words] ?? dish
            bySkeleton[dish.printedSkeleton, default: []].append(dish)
        }
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
        return slips.count == 1 ? slips.values.first.map { ($0, .slip) } : nil
    }
}
