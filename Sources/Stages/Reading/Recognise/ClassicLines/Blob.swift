internal import Models

/// A connected piece of ink: a letter, some letters that touch, or something else.
struct Blob {
    var box: Box
    /// Pixels of ink.
    var area: Int
    /// Mean difference from the paper, in grey values.
    var contrast: Double

    /// Heights of letters that are looked for in one layer of the sheet, in pixels.
    static let smallest = 6
    static let largest = 60

    /// Whether this can be a letter, or a word whose letters touch.
    var canBeText: Bool {
        box.height >= Self.smallest && box.height <= Self.largest && box.width <= box.height * 10
            && area * 10 >= box.width * box.height
    }
}
