package import Models

/// What the history says of one dish.
package struct HistoryDish: Sendable, Hashable {
    /// That of the bundle, such as `d3`.
    package var id: String
    package var name: String
    package var translation: String?
    package var section: String?
    package var label: DietLabel

    /// Its place in the menu, from 1; those whose id says none come last.
    var place: Int { Int(id.dropFirst()) ?? .max }
}
