internal import Pages

/// Leaves out what could never become a mark, to keep pages small.
enum IconSieve {
    /// Keeps at most 400 candidates: those in a colour of their own or bolder than letters, those that look like a
    /// known drawing, and those that have a similar one on the page.
    static func kept(_ candidates: [IconCandidate]) -> [IconCandidate] {
        let shapes = candidates.map { MaskShape($0.mask) }
        var kept: [IconCandidate] = []
        for (index, candidate) in candidates.enumerated() {
            let isKept =
                candidate.isDistinct || candidate.thickness > 1.6 || IconTemplates.best(shapes[index]).likeness > 0.8
                || candidates.count <= 500
                    && shapes.indices.contains {
                        $0 != index && candidates[$0].colour.mayBe(candidate.colour)
                            && shapes[$0].likeness(shapes[index]) > alike
                    }
            if isKept { kept.append(candidate) }
            if kept.count >= 400 { break }
        }
        return kept
    }

    /// Two pictures of one thin outline correlate that much.
    private static let alike = 0.7
}
