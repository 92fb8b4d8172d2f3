internal import Models

/// Finds the lines of text on a sheet without reading them.
protocol LineDetector {
    /// The lines in no particular order, each once; an empty list is an answer, not a failure.
    ///
    /// The sheet is 8-bit grey or 32-bit RGB. Throws `.engine` when the detector can't work, as without memory.
    func lines(on sheet: borrowing Pix) throws(StageFailure) -> [DetectedLine]
}
