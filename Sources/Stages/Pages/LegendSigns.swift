public import Models

/// What reading a page needs to know from a legend, passed in so that the reader needn't understand legends itself.
public struct LegendSigns: Sendable {
    /// The marks, as printed, that a legend among some lines explains; none where there is no legend.
    package let explained: @Sendable ([Line]) -> [String]
    /// The marks that make up a text such as "A,C"; nil where it says something else.
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
