internal import Judging
public import Menus

extension Classify {
    /// Requests about a menu's dishes for a batch file; none without a model.
    ///
    /// - Parameter skipped: keys of dishes that wait for an answer to an earlier file.
    public func requests(
        _ menu: MenuDraft, format: BatchFormat, skipping skipped: Set<String>
    ) async -> [BatchRequest] {
        let texts = menu.dishes.map { DishText($0, of: menu) }
        let order = AskingOrder(texts, judge)
        return await model?.requests(
            order.asked(texts), targetLanguage: targetLanguage, on: menu.pagesOfDishes(askedIn: order.places),
            judge: judge, format: format, skipping: skipped) ?? []
    }
}
