public import Models

/// What a reader of pages asks of those who understand legends, so that it can read pages without understanding them.
public struct LegendSigns: Sendable {
    /// The marks that a legend among some lines explains, as printed; none where there is no legend.
    package let explained: @Sendable ([Line]) -> [String]
    /// The marks of which a text consists, such as "A,C"; nil where it says something else.
    package let marks: @Sendable (String) -> [String]?

    public init(
        explained: @escaping @Sendable ([Line]) -> [String], marks: @escaping @Sendable (String) -> [String]?
    ) {
        self.explained = explained
        self.marks = marks
    }

    /// For pages on which no raised letter is a mark.
    public static let none = LegendSigns(explained: { _ in [] }, marks: { _ in nil })
}
