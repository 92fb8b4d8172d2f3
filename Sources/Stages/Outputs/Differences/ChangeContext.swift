internal import Models

/// Explains why a dish is judged differently than before.
struct ChangeContext {
    private let isOtherProducer: Bool
    private let isOtherKitchen: Bool

    init(_ before: MenuBundle, _ after: MenuBundle) {
        isOtherProducer = before.producer != after.producer
        isOtherKitchen = before.cuisine != after.cuisine || before.languages != after.languages
    }

    /// One sentence: what has changed about the dish, and which evidence was lost or gained.
    func reason(_ before: Dish, _ after: Dish) -> String {
        let old = Self.named(before.classification?.evidence ?? [])
        let new = Self.named(after.classification?.evidence ?? [])
        let parts = [
            cause(before, after, evidenceChanged: old != new), Self.list("gone", old.filter { !new.contains($0) }),
            Self.list("new", new.filter { !old.contains($0) }),
        ]
        return parts.compactMap(\.self).joined(separator: "; ") + "."
    }

    private func cause(_ before: Dish, _ after: Dish, evidenceChanged: Bool) -> String {
        let (old, new) = (NormalDish(before), NormalDish(after))
        if (old.name, old.description, old.section) != (new.name, new.description, new.section) {
            return "Other words were read"
        }
        if before.symbols != after.symbols { return "Other marks were read or understood" }
        if before.classification?.offlineData != after.classification?.offlineData {
            return "An old answer of the language model stands in for one it couldn't give"
        }
        if isOtherKitchen { return "The menu was taken to be of another cuisine or language" }
        if isOtherProducer { return "Another version or other settings judged it" }
        return evidenceChanged ? "The evidence changed" : "The same evidence was weighed otherwise"
    }

    /// The evidence without places, each once.
    private static func named(_ evidence: [Evidence]) -> [String] {
        var seen: Set<String> = []
        return evidence.map { "\($0.finding) (\"\($0.text)\")" }.filter { seen.insert($0).inserted }
    }

    /// Only the first few, so that it stays a sentence.
    private static func list(_ title: String, _ names: [String]) -> String? {
        guard !names.isEmpty else { return nil }
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        return "\(title): " + names.prefix(3).joined(separator: ", ") + more
    }
}
