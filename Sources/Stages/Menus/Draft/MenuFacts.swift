internal import Models

/// What somebody who knows a menu says of it beforehand. What is nil is found out from its pages.
public struct MenuFacts: Sendable, Hashable {
    public var restaurantName: String?
    /// As in `MenuDraft.cuisine`.
    public var cuisine: String?
    /// ISO 4217, for prices that print none.
    public var currency: String?

    public init(restaurantName: String? = nil, cuisine: String? = nil, currency: String? = nil) {
        self.restaurantName = restaurantName
        self.cuisine = cuisine
        self.currency = currency
    }
}

extension MenuDraft {
    /// The draft with what is known beforehand: name and cuisine in the place of those that were found, the currency
    /// only where a price has none, since a printed one is that of the price.
    public func stating(_ facts: MenuFacts) -> MenuDraft {
        var draft = self
        draft.restaurantName = facts.restaurantName ?? restaurantName
        draft.cuisine = facts.cuisine ?? cuisine
        guard let currency = facts.currency else { return draft }
        for dish in draft.dishes.indices {
            for price in draft.dishes[dish].prices.indices where draft.dishes[dish].prices[price].currency == nil {
                draft.dishes[dish].prices[price].currency = currency
            }
        }
        return draft
    }
}
