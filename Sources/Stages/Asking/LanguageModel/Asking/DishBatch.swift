/// Dishes for one request, each under an id that must come back.
struct DishBatch: Sendable {
    /// Larger batches gain little and make small models lose dishes.
    static let maximumCount = 40
    /// Bytes of menu text, some 1,800 tokens. With the answer, which repeats the names and translates everything, a
    /// batch of 40 takes some 7,000 tokens and so fits into a context of 8,192.
    static let maximumSize = 6_000

    let dishes: [AskedDish]
    /// In the order of `dishes`.
    let ids: [String]

    /// Ids come from the dishes' keys, not from counting, so that a model that skips or invents a dish can't go on
    /// counting and give one dish the answer of another.
    init(_ dishes: [AskedDish]) {
        self.dishes = dishes
        var taken: Set<String> = []
        ids = dishes.map { dish in
            var number = (Int(dish.key.prefix(6), radix: 16) ?? 0) % 2_600
            while !taken.insert(Self.name(number)).inserted { number = (number + 1) % 2_600 }
            return Self.name(number)
        }
    }

    /// A letter and two digits: `a00` to `z99`.
    private static func name(_ number: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number / 100 % 26)))
        return letter + String(number / 10 % 10) + String(number % 10)
    }

    /// Splits dishes in order, by number and by size.
    static func batches(of dishes: [AskedDish]) -> [DishBatch] {
        var batches: [DishBatch] = []
        var current: [AskedDish] = []
        var size = 0
        for dish in dishes {
            if !current.isEmpty, current.count >= maximumCount || size + dish.size > maximumSize {
                batches.append(DishBatch(current))
                current = []
                size = 0
            }
            current.append(dish)
            size += dish.size
        }
        if !current.isEmpty { batches.append(DishBatch(current)) }
        return batches
    }

    /// The dishes by their ids.
    var byID: [String: AskedDish] { Dictionary(zip(ids, dishes)) { first, _ in first } }

    /// The two halves of a batch that was too long; itself when there is nothing to split.
    var halves: [DishBatch] {
        guard dishes.count > 1 else { return [self] }
        let middle = dishes.count / 2
        return [DishBatch(Array(dishes[..<middle])), DishBatch(Array(dishes[middle...]))]
    }
}
