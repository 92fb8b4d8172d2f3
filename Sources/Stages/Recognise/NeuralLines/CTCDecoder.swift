/// One character as a network read it, with its place along the line.
struct Glyph: Sendable, Hashable {
    var text: String
    /// From 0 to 1.
    var confidence: Double
    /// Its middle, as a share of the line's width.
    var place: Double

    var isSpace: Bool { text == " " }
}

/// Reads characters from a network's output, step by step along the line: the likeliest at each step, with repetitions
/// and blanks taken out (Graves et al. 2006, "Connectionist Temporal Classification", best path decoding).
struct CTCDecoder: Sendable {
    /// The text of each class from 1 on; class 0 is the blank.
    let characters: [String]

    /// `list` has one character a line, as PP-OCR's models carry it with them; the space, which is not in it, comes
    /// last. Nil for an empty list.
    init?(list: String) {
        var lines = list.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        if lines.last == "" { lines.removeLast() }
        guard !lines.isEmpty else { return nil }
        characters = lines + [" "]
    }

    /// Nil when the output is not one line with a probability for each class.
    func glyphs(_ output: Tensor) -> [Glyph]? {
        let classes = characters.count + 1
        guard output.shape.count == 3, output.shape[0] == 1, output.shape[2] == classes else { return nil }
        let steps = output.shape[1]
        var glyphs: [Glyph] = []
        var last = 0
        var first = 0
        for step in 0..<steps {
            let (best, probability) = Self.likeliest(output.values[step * classes..<(step + 1) * classes])
            if best != 0, best != last {
                first = step
                glyphs.append(Glyph(text: characters[best - 1], confidence: probability, place: 0))
            }
            if best != 0, let index = glyphs.indices.last {
                glyphs[index].confidence = max(glyphs[index].confidence, probability)
                glyphs[index].place = (Double(first + step) / 2 + 0.5) / Double(steps)
            }
            last = best
        }
        return glyphs
    }

    private static func likeliest(_ row: ArraySlice<Float>) -> (index: Int, probability: Double) {
        var best = (index: 0, value: -Float.infinity)
        for (index, value) in row.enumerated() where value > best.value { best = (index, value) }
        let probability = Double(best.value)
        return (best.index, probability.isFinite ? min(max(probability, 0), 1) : 0)
    }
}
