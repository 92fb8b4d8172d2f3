internal import Models

/// Chooses between candidates for the same place.
enum RivalLines {
    /// The share of the smaller of two areas that both must have in common to be rivals.
    static let rivalOverlap = 0.6
    /// A rival with less than this share of the other's weight is dropped unread.
    private static let hopelessWeight = 0.4

    /// The candidates without those that lie in a much stronger one or were seen better in another layer; strongest
    /// first.
    static func weakerRemoved(from candidates: [LineCandidate]) -> [LineCandidate] {
        let order = candidates.enumerated().sorted {
            ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
        }
        var kept: [LineCandidate] = []
        for (_, candidate) in order {
            let isDropped = kept.contains { other in
                let common = Double(candidate.box.commonArea(with: other.box))
                let smaller = Double(min(candidate.box.area, other.box.area))
                guard common > rivalOverlap * smaller else { return false }
                if candidate.weight < hopelessWeight * other.weight { return true }
                let larger = Double(max(candidate.box.area, other.box.area))
                return candidate.isLightOnDark == other.isLightOnDark && candidate.layer != other.layer
                    && common > rivalOverlap * larger
            }
            if !isDropped { kept.append(candidate) }
        }
        return kept
    }
}

extension Box {
    var area: Int { width * height }

    /// Pixels that both cover.
    func commonArea(with other: Box) -> Int {
        max(0, min(maxX, other.maxX) - max(x, other.x)) * max(0, min(maxY, other.maxY) - max(y, other.y))
    }
}
