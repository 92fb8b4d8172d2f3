internal import Models

/// A menu that prints its currency beside some prices means it for all of them.
enum MenuCurrency {
    /// Fills in the one currency a menu names, when a heading or note states it or a quarter of its prices do.
    static func filled(_ dishes: [Dish], stated: [String]) -> [Dish] {
        let prices = dishes.flatMap(\.prices)
        let named = prices.compactMap(\.currency) + stated
        guard let currency = named.first, named.allSatisfy({ $0 == currency }),
            !stated.isEmpty || named.count * 4 >= prices.count
        else {
            return dishes
        }
        return dishes.map { dish in
            var dish = dish
            for index in dish.prices.indices { dish.prices[index].currency = currency }
            return dish
        }
    }
}
