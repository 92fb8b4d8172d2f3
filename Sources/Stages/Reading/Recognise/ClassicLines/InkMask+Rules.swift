extension InkMask {
    /// Removes the thin straight lines that frame, underline or divide text and would join its letters.
    ///
    /// A rule is longer than any stroke of a letter of `Blob.largest` pixels and thinner than `thickest`.
    mutating func removeRules() {
        let across = rules(along: 1, across: width, length: Self.levelRule, lines: height, places: width)
        let upright = rules(along: width, across: 1, length: Self.uprightRule, lines: width, places: height)
        for place in across + upright { ink[place] = 0 }
    }

    private static let levelRule = 61
    private static let uprightRule = 81
    private static let thickest = 8

    /// The pixels of straight runs of ink that are long and have paper within `thickest` pixels on both sides.
    private func rules(along: Int, across: Int, length: Int, lines: Int, places: Int) -> [Int] {
        var found: [Int] = []
        for line in 0..<lines {
            let origin = line * across
            var start = 0
            for place in 0...places {
                if place < places, ink[origin + place * along] != 0 { continue }
                if place - start >= length {
                    for pixel in start..<place
                    where thickness(at: origin + pixel * along, line: line, of: lines, step: across) <= Self.thickest {
                        found.append(origin + pixel * along)
                    }
                }
                start = place + 1
            }
        }
        return found
    }

    /// How many pixels of ink in a row lie across the run at a pixel; counts no further than needed.
    private func thickness(at place: Int, line: Int, of lines: Int, step: Int) -> Int {
        var count = 1
        var before = 1
        while count <= Self.thickest, line - before >= 0, ink[place - before * step] != 0 {
            count += 1
            before += 1
        }
        var after = 1
        while count <= Self.thickest, line + after < lines, ink[place + after * step] != 0 {
            count += 1
            after += 1
        }
        return count
    }
}
