/// A place on a sheet, in its pixels from the top left corner; whole numbers are the corners of pixels.
struct SheetPoint: Sendable, Hashable {
    var x: Double
    var y: Double

    func distance(to other: SheetPoint) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
