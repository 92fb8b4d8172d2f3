internal import Models

/// What a person eats.
enum DietaryPreference: String, CaseIterable, Sendable {
    case all, vegan, vegetarian, pescatarian

    /// Whether a dish of this label is for that person; what is uncertain is not, but for those who eat all.
    func allows(_ label: DietLabel) -> Bool {
        switch self {
        case .all: true
        case .vegan: label == .vegan
        case .vegetarian: [.vegan, .vegetarian].contains(label)
        case .pescatarian: [.vegan, .vegetarian, .pescatarian].contains(label)
        }
    }
}
