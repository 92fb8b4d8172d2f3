/// What a drawing shows, as far as it resembles one of the program's own drawings.
public enum IconDrawing: String, Codable, Sendable, CaseIterable, Hashable {
    case dot
    case dotInSquare = "dot_in_square"
    case triangleInSquare = "triangle_in_square"
    case leaf, chilli, wheat, fish, crustacean, egg, milk, nut, peanut, soy, star
    case unknown
}
