internal import Judging
internal import Models

/// The order in which dishes are asked about: those that the rules leave uncertain come first, so that they have their
/// answer when a budget or a connection ends in the middle of a long menu.
struct AskingOrder: Sendable {
    /// Places in the menu.
    let places: [Int]

    /// Dishes that fit into one request stay in printed order.
    init(_ dishes: [DishText], _ judge: Judge) {
        guard dishes.count > DishBatch.maximumCount else {
            places = Array(dishes.indices)
            return
        }
        let isOpen = dishes.map { judge($0).label == .uncertain }
        places = dishes.indices.filter { isOpen[$0] } + dishes.indices.filter { !isOpen[$0] }
    }

    func asked(_ dishes: [DishText]) -> [DishText] {
        places.compactMap { dishes.indices.contains($0) ? dishes[$0] : nil }
    }

    /// The answers, put back from the order asked into the menu's.
    func answered(_ found: DishAnswers) -> DishAnswers {
        var answers: [DishAnswer?] = Array(repeating: nil, count: places.count)
        var waiting = Array(repeating: false, count: places.count)
        for (place, found) in zip(places, zip(found.answers, found.waiting)) where answers.indices.contains(place) {
            (answers[place], waiting[place]) = found
        }
        return DishAnswers(answers, waiting: waiting, failure: found.failure)
    }
}
