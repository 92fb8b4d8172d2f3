internal import Models

/// What a person eats.
enum DietaryPreference: String, CaseIterable, Sendable {
    case all, vegan, vegetarian, pescatarian

    /// Whether a dish with this label suits that person; an uncertain one suits only those who eat everything.
    func allows(_ label: DietLabel) -> Bool {
        switch self {
        case .all: true
        case .vegan: label == .vegan
        case .vegetarian: [.vegan, .vegetarian].contains(label)
        case .pescatarian: [.vegan, .vegetarian, .pescatarian].contains(label)
        }
    }
}
