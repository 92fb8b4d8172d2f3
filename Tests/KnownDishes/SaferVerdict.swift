package import Models

/// Whether one verdict lets nobody eat what another one doesn't.
package func isNoSafer(_ told: Classification, than alone: Classification) -> Bool {
    let order: [Claim] = [.no, .unknown, .maybe, .yes]
    func rank(_ claim: Claim?) -> Int { claim.flatMap(order.firstIndex) ?? 0 }
    for diet in Diet.allCases where rank(told.claims[diet]) > rank(alone.claims[diet]) { return false }
    for (allergen, status) in alone.allergens {
        guard let now = told.allergens[allergen], status != .contains || now == .contains else { return false }
    }
    if let diet = Diet(rawValue: told.label.rawValue), alone.claims[diet] != .yes { return false }
    return told.confidence <= alone.confidence
}
