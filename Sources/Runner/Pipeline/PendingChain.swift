internal import Asking
internal import Menus
internal import Models

/// Finishes a bundle that waits for a language model, using only its words; no photo is needed.
struct PendingChain: Sendable {
    let classify: Classify
    /// What the judging part of the fingerprint becomes of a bundle that was judged without a model.
    let judging: String

    /// Asks only about the pending dishes and judges them anew; everything else stays as it is.
    func callAsFunction(_ bundle: MenuBundle) async -> MenuBundle {
        let pending = Set(bundle.pendingDishes)
        let judged = await classify(bundle.draft(of: pending))
        let byID = Dictionary(judged.dishes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var finished = bundle
        finished.dishes = bundle.dishes.map { pending.contains($0.id) ? byID[$0.id] ?? $0 : $0 }
        finished.pendingDishes = judged.pending
        if bundle.isWhollyWaiting {
            finished.producer = Producer(
                version: ProgramVersion.current, fingerprint: bundle.producer.fingerprint.prefix(8) + judging)
        }
        finished.warnings =
            bundle.warnings.filter { $0.code != Self.failed && !judged.warnings.contains($0) } + judged.warnings
        if judged.pending.isEmpty, bundle.isWaitingForModelOnly, !bundle.lacksText { finished.status = .complete }
        return finished
    }

    /// The code of the warning that says why dishes are pending.
    static let failed = WarningCode.modelFailed.rawValue
}

extension MenuBundle {
    /// Whether every page was read, and only a language model's answers are missing.
    var isWaitingForModelOnly: Bool { status == .partial && !pendingDishes.isEmpty && unreadPages.isEmpty }

    /// Whether a language model has had its say on any dish; made-up answers, which stand in for one, are none.
    var isJudgedByModel: Bool {
        guard !warnings.contains(where: { $0.code == WarningCode.mockData.rawValue }) else { return false }
        return dishes.contains { dish in dish.classification?.evidence.contains { $0.kind == .llm } == true }
    }

    /// Whether lines or pages were not read, which no language model makes up for.
    fileprivate var lacksText: Bool {
        let codes: [WarningCode] = [.unread, .pagesUnread, .deadline]
        return warnings.contains { warning in codes.contains { $0.rawValue == warning.code } }
    }

    /// Whether only dishes of added pages wait; those of the menu's own stay as they were judged.
    var waitsForAddedPages: Bool {
        let added = Set(pages.filter(AddedPages.isAdded).map(\.number))
        let waiting = dishes.filter { pendingDishes.contains($0.id) }
        return !waiting.isEmpty && waiting.allSatisfy { added.contains($0.page) }
    }

    /// Whether every dish waits, so that no part of the judging is older than the answers will be.
    var isWhollyWaiting: Bool { !dishes.isEmpty && pendingDishes.count == dishes.count }

    /// Makes every dish wait where the menu's earlier bundle was waiting or judged by a model, since this one was judged
    /// anew without one.
    mutating func keepWaiting(as earlier: MenuBundle?) {
        guard let earlier, pendingDishes.isEmpty, !dishes.isEmpty else { return }
        pendingDishes = dishes.map(\.id)
        let reasons = earlier.warnings.filter { $0.code == PendingChain.failed }
        warnings += reasons.isEmpty ? [Self.modelIsMissing] : reasons
        if status == .complete { status = .partial }
    }

    private static let modelIsMissing = Warning(
        code: .modelFailed, message: "A language model judged this menu before; run it again with one.")

    /// The pages that failed or were left out.
    var unreadPages: [Page] {
        let named = Set(
            warnings.filter { [WarningCode.pageFailed, .pageRejected].contains(WarningCode(rawValue: $0.code)) }
                .compactMap(\.page))
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
