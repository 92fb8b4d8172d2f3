internal import Models
internal import Pages

/// Leaves out what could never become a mark, to keep pages small.
enum IconSieve {
    /// Keeps at most 400 candidates: those in a colour of their own or bolder than letters, those that look like a
    /// known drawing, those that have a similar one on the page, and those that stand in a column with others or in a
    /// row with one that is kept.
    static func kept(_ candidates: [IconCandidate]) -> [IconCandidate] {
        let shapes = candidates.map { MaskShape($0.mask) }
        var kept: [Int] = []
        for (index, candidate) in candidates.enumerated() {
            let isKept =
                candidate.isDistinct || candidate.thickness > 1.6 || IconTemplates.best(shapes[index]).likeness > 0.8
                || candidates.count <= 500
                    && shapes.indices.contains {
                        $0 != index && candidates[$0].colour.mayBe(candidate.colour)
                            && shapes[$0].likeness(shapes[index]) > alike
                    }
                || candidates.count { isInColumn($0, with: candidate) } >= fewestInColumn
            if isKept { kept.append(index) }
        }
        let row = candidates.indices.filter { index in
            kept.contains { $0 != index && candidates[$0].isInRow(with: candidates[index]) }
        }
        return Set(kept + row).sorted().prefix(400).map { candidates[$0] }
    }

    /// Whether both stand on the same side of their words, one above the other.
    private static func isInColumn(_ other: IconCandidate, with candidate: IconCandidate) -> Bool {
        [other, candidate].allSatisfy(\.misread.isEmpty) && other.isBehind == candidate.isBehind
            && other.line != candidate.line
            && abs(other.box.midX - candidate.box.midX) * 2 < max(other.box.width, candidate.box.width)
    }

    private static let fewestInColumn = 2

    /// Two pictures of one thin outline correlate that much.
    private static let alike = 0.7
}
