public import Models

extension Knowledge {
    /// How likely a dish is to break each diet, judged by its words, from 0 to 1. This is what `Judge` weighs; it is
    /// exposed for measuring.
    public func doubts(about dish: DishText) -> [Diet: Double] {
        let found = FindingCollector(dish, self).result
        return Dictionary(uniqueKeysWithValues: Diet.allCases.map { ($0, Doubt(found, $0).share) })
    }
}
