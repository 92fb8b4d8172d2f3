package import Models

/// What the history says about one dish.
package struct HistoryDish: Sendable, Hashable {
    /// The dish's id in the bundle, such as `d3`.
    package var id: String
    package var name: String
    package var translation: String?
    package var section: String?
    package var label: DietLabel

    /// Its place in the menu, from 1; dishes whose id doesn't show it come last.
    var place: Int { Int(id.dropFirst()) ?? .max }
}
