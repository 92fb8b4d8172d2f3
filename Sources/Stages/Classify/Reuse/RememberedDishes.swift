/// The dishes of pages that look like the one at hand.
struct RememberedDishes {
    private let pages: [RememberedPage]
    private let reuse: DishReuse

    init(_ pages: [RememberedPage], _ reuse: DishReuse) {
        self.pages = pages
        self.reuse = reuse
    }

    /// The same dish on one of the pages, exactly or else as another reading; the most alike page wins.
    func dish(like question: DishQuestion) -> (dish: DishQuestion, likeness: DishReuse.Likeness)? {
        var slip: DishQuestion?
        for page in pages {
            for dish in page.dishes {
                switch reuse.likeness(question, dish, isSameMenu: true) {
                case .exact: return (dish, .exact)
                case .slip: slip = slip ?? dish
                case nil: break
                }
            }
        }
        return slip.map { ($0, .slip) }
    }
}
