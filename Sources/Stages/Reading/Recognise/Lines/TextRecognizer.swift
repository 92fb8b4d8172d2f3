internal import Models

/// Reads one line of text that was cut out of a sheet.
protocol TextRecognizer {
    /// The words from left to right, with boxes in pixels of the cut; an empty list is an answer.
    ///
    /// Stops after `milliseconds` with what was read so far, or nothing. Throws `.engine` when the recogniser can't
    /// work, as without memory.
    func words(of cut: borrowing LineCut, milliseconds: Int) throws(StageFailure) -> [Word]
}
