internal import Models

/// What the second recogniser saw on one line, with boxes on the line's cut.
struct SeenLine {
    /// From left to right; an empty list is an answer.
    var words: [Word]
    /// The same as Turkish spells them: with ı wherever the network saw a trace of one.
    var turkish: [Word]
    /// The numbers in them, without what stands close to them.
    var numbers: [Word]
    /// Where there is something like text, but no letter that it knows.
    var unread: [Box]
}

/// What the second recogniser saw on the lines of a sheet, so that it looks at none twice: a sample is read to find the
/// languages, and all lines once these are known.
final class SeenLines {
    private var lines: [DetectedLine: SeenLine] = [:]

    /// What stands on the cut of a line; of a cut that is no whole line when `line` is nil, which isn't kept.
    func seen(
        of line: DetectedLine?, on cut: borrowing LineCut, by recognizer: NeuralRecognizer
    ) throws(StageFailure) -> SeenLine {
        if let line, let seen = lines[line] { return seen }
        let seen = try recognizer.line(on: cut)
        if let line { lines[line] = seen }
        return seen
    }
}
