/// Where a text is most similar to a line: the part that has the line's length, or is cut off at the text's start or
/// end, with the greatest normalised Indel similarity.
///
/// This corresponds to the partial ratio of the RapidFuzz library. The first of equal parts counts, so parts are
/// examined in that library's order; otherwise figures would differ from those of others.
struct BestPlace {
    private let pattern: LinePattern
    private(set) var range: Range<Int>
    private(set) var likeness = 0.0

    /// - Parameter line: no longer than the text; otherwise the place is the whole text.
    init(of line: [Unicode.Scalar], in text: [Unicode.Scalar]) {
        pattern = LinePattern(line, in: text)
        range = 0..<min(line.count, text.count)
        guard !line.isEmpty, line.count <= text.count else {
            range = 0..<text.count
            return
        }
        searchWhole()
        if likeness == 1 { return }
        searchCutOff()
        // Of two of one length either may be the part.
        if line.count == text.count, likeness < 1 {
            var swapped = BestPlace(reversing: text, line)
            swapped.searchCutOff()
            if swapped.likeness > likeness { (range, likeness) = (0..<text.count, swapped.likeness) }
        }
    }

    private init(reversing text: [Unicode.Scalar], _ line: [Unicode.Scalar]) {
        pattern = LinePattern(text, in: line)
        range = 0..<line.count
    }

    /// Looks at the parts as long as the line, but for the last, by halving ranges of their starts.
    ///
    /// From one start to the next the distance changes by two at most, so a range can only hold a better part if its
    /// ends are near enough to the best distance so far; the others are passed over.
    private mutating func searchWhole() {
        let starts = pattern.text.count - pattern.length
        guard starts > 0 else { return }
        var distances = [Int?](repeating: nil, count: starts)
        var best = 2 * pattern.length
        var isFound = false
        var ranges = [(first: 0, last: starts - 1)]
        while !ranges.isEmpty {
            var halves: [(first: Int, last: Int)] = []
            for (first, last) in ranges {
                for start in [first, last] where distances[start] == nil {
                    let part = start..<start + pattern.length
                    let distance = pattern.distance(to: part)
                    distances[start] = distance
                    if distance < best { (best, range, isFound) = (distance, part, true) }
                    if best == 0 {
                        likeness = 1
                        return
                    }
                }
                let (atFirst, atLast) = (distances[first] ?? 0, distances[last] ?? 0)
                guard last - first > 1 else { continue }
                let least = min(atFirst, atLast) - (last - first + abs(atFirst - atLast) / 2)
                if least < best {
                    let middle = first + (last - first) / 2
                    halves += [(first, middle), (middle, last)]
                }
            }
            ranges = halves
        }
        if isFound { likeness = 1 - Double(best) / Double(2 * pattern.length) }
    }

    /// Looks at the parts at the text's start that are shorter than the line, then at those at its end, the whole one
    /// first.
    private mutating func searchCutOff() {
        let count = pattern.text.count
        for end in 1..<max(1, pattern.length) where pattern.has(end - 1) {
            consider(0..<end)
        }
        for start in count - pattern.length..<count where pattern.has(start) {
            consider(start..<count)
        }
    }

    private mutating func consider(_ part: Range<Int>) {
        let likeness = pattern.likeness(to: part)
        if likeness > self.likeness { (self.likeness, range) = (likeness, part) }
    }
}
