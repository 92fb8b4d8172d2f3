internal import Models

extension Classify {
    /// What asking about a menu's dishes would take, found out without a connection; nil without a model.
    public func forecast(_ menu: MenuDraft) async -> Forecast? {
        await model?.forecast(
            menu.dishes.map { DishText($0, of: menu) }, targetLanguage: targetLanguage, judge: judge)
    }
}
