internal import Models

/// What one pass over a picture gave.
struct Reading {
    var lines: [ReadLine]
    /// False when the deadline cut it short.
    var complete: Bool
    /// Tesseract codes it was read with.
    var languages: [String]

    static let nothing = Reading(lines: [], complete: true, languages: [])
}

/// One line as the recogniser saw it.
struct ReadLine {
    var words: [Word]
    /// The number of the recogniser's own text block.
    var block: Int

    var box: Box { words.map(\.box).union() ?? Box(x: 0, y: 0, width: 0, height: 0) }
}
