/// How a word is set, as its pixels tell: what a reader sees before reading a word.
public struct WordType: Codable, Sendable, Hashable {
    /// The mean width of its strokes, in pixels of the photo, above 0 and rounded to hundredths. What blur adds is taken
    /// off as far as the page's strongest ink shows it.
    public var stroke: Double
    /// By how many degrees its upright strokes lean to the right, from -90 to 90. Round letters take part, so that
    /// italics have about half of their typeface's angle.
    public var slant: Int
    /// The colour of its strongest strokes, as `#rrggbb` with small letters, in the photo's own colours.
    public var ink: String
    /// The colour behind it, in the same form.
    public var ground: String

    public init(stroke: Double, slant: Int, ink: String, ground: String) {
        self.stroke = stroke
        self.slant = slant
        self.ink = ink
        self.ground = ground
    }
}
