internal import Models
internal import Stages

/// Finishes a bundle that waits for a language model, from the words it holds; no photo is needed.
struct PendingChain: Sendable {
    let classify: Classify

    /// Asks about the pending dishes alone and judges them anew; everything else stays as it is.
    func callAsFunction(_ bundle: MenuBundle) async -> MenuBundle {
        let pending = Set(bundle.pendingDishes)
        let judged = await classify(bundle.draft(of: pending))
        let byID = Dictionary(judged.dishes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var finished = bundle
        finished.dishes = bundle.dishes.map { pending.contains($0.id) ? byID[$0.id] ?? $0 : $0 }
        finished.pendingDishes = judged.pending
        finished.warnings =
            bundle.warnings.filter { $0.code != Self.failed && !judged.warnings.contains($0) } + judged.warnings
        if judged.pending.isEmpty, bundle.isWaitingForModelOnly { finished.status = .complete }
        return finished
    }

    /// The code of the warning that says why dishes are pending.
    fileprivate static let failed = "llm_failed"
}

extension MenuBundle {
    /// Whether every page was read, and only a language model's answers are missing.
    var isWaitingForModelOnly: Bool { status == .partial && !pendingDishes.isEmpty && unreadPages.isEmpty }

    /// The pages that failed or were left out.
    var unreadPages: [Page] {
        let named = Set(warnings.filter { ["page_failed", "page_rejected"].contains($0.code) }.compactMap(\.page))
        return pages.filter { $0.failure != nil || named.contains($0.number) }
    }

    /// Why its dishes are pending, one sentence, or nil.
    var pendingReason: String? { warnings.first { $0.code == PendingChain.failed }?.message }

    /// The dishes named, as they were before they were judged.
    func draft(of ids: Set<String>) -> MenuDraft {
        let dishes = dishes.filter { ids.contains($0.id) }.map { dish in
            var dish = dish
            (dish.classification, dish.translation, dish.type) = (nil, nil, nil)
            return dish
        }
        return MenuDraft(
            pages: pages, dishes: dishes, restaurantName: restaurantName, languages: languages, cuisine: cuisine)
    }
}
