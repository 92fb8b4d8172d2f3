public import Models

/// What the history says of one dish.
public struct HistoryDish: Sendable, Hashable {
    /// That of the bundle, such as `d3`.
    public var id: String
    public var name: String
    public var translation: String?
    public var section: String?
    public var label: DietLabel

    /// Its place in the menu, from 1; those whose id says none come last.
    var place: Int { Int(id.dropFirst()) ?? .max }
}
