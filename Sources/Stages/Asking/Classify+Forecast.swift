internal import Judging
public import Menus

extension Classify {
    /// What asking about a menu's dishes would take, worked out without a connection; nil without a model.
    public func forecast(_ menu: MenuDraft) async -> Forecast? {
        let texts = menu.dishes.map { DishText($0, of: menu) }
        let order = AskingOrder(texts, judge)
        return await model?.forecast(
            order.asked(texts), targetLanguage: targetLanguage, on: menu.pagesOfDishes(askedIn: order.places),
            judge: judge)
    }
}
