public import Models
public import Pages

/// A drawing that marks a dish or is explained by the menu's legend.
public struct PlacedIcon: Codable, Sendable, Hashable {
    /// The box in the upright photo.
    public var box: Models.Box
    /// The word it stands beside.
    public var beside: WordPlace
    /// Whether it stands behind that word rather than before it.
    public var isBehind: Bool
    /// The same number for all drawings of one shape and colour in the menu, from 1.
    public var shape: Int
    public var drawing: IconDrawing
    public var colour: IconColour
    /// One for each meaning; several when the legend names several.
    public var symbols: [DietarySymbol]
    /// From 0 to 1.
    public var confidence: Double
    /// Whether it stands in the legend itself and marks nothing.
    public var isLegend: Bool
    /// Words that the recogniser wrongly read into the drawing; their lines keep the text.
    public var misread: [WordPlace]
}
