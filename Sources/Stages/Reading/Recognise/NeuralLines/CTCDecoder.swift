/// One character as a network read it, with its place along the line.
struct Glyph: Sendable, Hashable {
    var text: String
    /// From 0 to 1.
    var confidence: Double
    /// Its middle, as a share of the line's width.
    var place: Double
    /// The greatest probability of a space between the character before it and this one, from 0 to 1.
    var spaceBefore = 0.0
    /// The probability of an ı, from 0 to 1, at the step where this character was surest.
    var dotless = 0.0

    var isSpace: Bool { text == " " }
}

/// Reads characters from a network's output, step by step along the line: the likeliest at each step, with repetitions
/// and blanks taken out (Graves et al. 2006, "Connectionist Temporal Classification", best path decoding).
struct CTCDecoder: Sendable {
    /// The text of each class from 1 on; class 0 is the blank.
    let characters: [String]
    /// The class of ı, where it is known.
    private let dotlessI: Int?

    /// `list` has one character per line, as PP-OCR's models carry it; the space, which isn't in it, comes last. Nil
    /// for an empty list.
    init?(list: String) {
        var lines = list.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        if lines.last == "" { lines.removeLast() }
        guard !lines.isEmpty else { return nil }
        // No menu prints a minus sign; what looks like one is a dash.
        characters = lines.map { $0 == "\u{2212}" ? "–" : $0 } + [" "]
        dotlessI = characters.firstIndex(of: "ı").map { $0 + 1 }
    }

    /// The characters without the spaces between them, whose probability they carry; nil when the output is not one
    /// line with a probability for each class.
    func glyphs(_ output: Tensor) -> [Glyph]? {
        let classes = characters.count + 1
        guard output.shape.count == 3, output.shape[0] == 1, output.shape[2] == classes else { return nil }
        let steps = output.shape[1]
        let space = classes - 1
        var glyphs: [Glyph] = []
        var last = 0
        var first = 0
        var spaceBefore = 0.0
        for step in 0..<steps {
            let row = output.values[step * classes..<(step + 1) * classes]
            let (best, probability) = Self.likeliest(row)
            let spaced = Double(row[row.startIndex + space])
            if spaced.isFinite, best != last || best == 0 || best == space { spaceBefore = max(spaceBefore, spaced) }
            if best != 0, best != space {
                if best != last {
                    first = step
                    glyphs.append(Glyph(text: characters[best - 1], confidence: probability, place: 0))
                    glyphs[glyphs.count - 1].spaceBefore = spaceBefore
                    spaceBefore = 0
                }
                let index = glyphs.count - 1
                if best != last || probability > glyphs[index].confidence {
                    glyphs[index].confidence = probability
                    glyphs[index].dotless = dotlessI.map { Double(row[row.startIndex + $0]) } ?? 0
                }
                glyphs[index].place = (Double(first + step) / 2 + 0.5) / Double(steps)
            }
            last = best
        }
        return glyphs
    }

    /// The same restricted to some signs: each character counts for the sign that it may be a reading of, all others
    /// for nothing. A step's confidence in a sign is the sum over the sign's characters.
    func glyphs(_ output: Tensor, among signs: [Character: Character]) -> [Glyph]? {
        let classes = characters.count + 1
        guard output.shape.count == 3, output.shape[0] == 1, output.shape[2] == classes else { return nil }
        let known = characters.enumerated().compactMap { index, text in
            text.count == 1 ? text.first.flatMap { signs[$0] }.map { (place: index + 1, sign: $0) } : nil
        }
        let steps = output.shape[1]
        var glyphs: [Glyph] = []
        var last: Character?
        for step in 0..<steps {
            let row = output.values[step * classes..<(step + 1) * classes]
            var sums: [Character: Double] = [:]
            for (place, sign) in known { sums[sign, default: 0] += Double(row[row.startIndex + place]) }
            let best = sums.max { ($0.value, $1.key) < ($1.value, $0.key) }
            guard let best, best.value.isFinite, best.value > Double(row[row.startIndex]) else {
                last = nil
                continue
            }
            if best.key == last {
                glyphs[glyphs.count - 1].confidence = max(glyphs[glyphs.count - 1].confidence, min(best.value, 1))
            } else {
                let place = (Double(step) + 0.5) / Double(steps)
                glyphs.append(Glyph(text: String(best.key), confidence: min(best.value, 1), place: place))
            }
            last = best.key
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
